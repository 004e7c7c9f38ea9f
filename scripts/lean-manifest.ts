import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const MANIFEST = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ imports: z.array(z.string()) })),
})

const FILE = /^manifest-[\w-]+\.js$/u
const ASSIGNED = /^(?<start>window\.__reactRouterManifest=)(?<json>\{.*\});$/su

/**
 * The table of routes for browsers, without what each route's module imports: a document names those files for its own
 * routes, and a module asks for what it imports. The server has a table of its own.
 */
export function withoutImports(script: string): string {
  const { start, json } = ASSIGNED.exec(script)?.groups ?? {}
  if (!start || !json) throw new Error('the table of routes is written in another way')
  const manifest = MANIFEST.parse(JSON.parse(json))
  const routes = Object.entries(manifest.routes).map(
    ([id, route]) => [id, { ...route, imports: undefined }] as const,
  )
  return `${start}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

/** Makes the table of routes in this folder smaller. */
export async function leanManifest(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => FILE.test(name))
  for (const file of names.map((name) => path.join(folder, name)))
    await writeFile(file, withoutImports(await readFile(file, 'utf8')))
}
