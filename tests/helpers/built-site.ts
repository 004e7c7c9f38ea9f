import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as App from '#server/app.ts'
import type { StaticFiles } from '#server/site-parts.ts'

const BUILT = path.resolve('build/server/app.js')

const SOURCES = ['{app,server}/**/*.{ts,tsx,css}', 'vite.config.ts', 'react-router.config.ts']

/** Returns why the built site cannot be tested, or '' when it can: an outdated build would test nothing. */
export function whyNotBuilt(): string {
  const builtAt = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs
  if (builtAt === undefined) return 'The site is not built. Run: npm run build'
  const isNewer = (file: string) =>
    !/\.test\.tsx?$/u.test(file) && (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > builtAt
  const newer = globSync(SOURCES).find(isNewer)
  return newer ? `The built site is older than ${newer}. Run: npm run build` : ''
}

function isSite(module: unknown): module is typeof App {
  return typeof module === 'object' && module !== null && 'createHttp' in module
}

/** Returns the built site as a library: the exports of server/app.ts. */
export async function builtSite(): Promise<typeof App> {
  const module: unknown = await import(pathToFileURL(BUILT).href)
  if (!isSite(module)) throw new Error(`${BUILT} is not the built site. Run: npm run build`)
  return module
}

let clientFiles: StaticFiles | undefined

/** Returns the browser files of the build, read once for all sites of a process: there are hundreds. */
export async function builtFiles(): Promise<StaticFiles> {
  const { readStaticFiles } = await builtSite()
  clientFiles ??= readStaticFiles(path.resolve('build/client'))
  return clientFiles
}
