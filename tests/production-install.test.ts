import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { installedWith } from '#tests/helpers/lock-file.ts'

// What `npm ci --omit=dev` installs is what runs in production: nothing is missing, and nothing else is there.

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const INSTALLED = installedWith(Object.keys(manifest.dependencies))

/** The promise is 150. More than this should be noticed. */
const MAX_PACKAGES = 100

test('[RUN-07] a production install has few packages, none of them for development, demo or simulated payments', () => {
  expect(INSTALLED.size).toBeGreaterThan(40)
  expect(INSTALLED.size).toBeLessThanOrEqual(MAX_PACKAGES)
  const needless = /\/(?:typescript|vite|vitest|recharts|swagger-ui-dist|yaml|amaro|lucide-react)$/u
  expect([...INSTALLED].filter((folder) => needless.test(folder))).toEqual([])
})

/** Programs that run from source, by Node alone. */
const FROM_SOURCE = [
  'server/launch.ts',
  'server/cli.ts',
  'server/health-check.ts',
  'app/platform/images/picture-child.server.ts',
]

/** Not in every installation: the start says so when they are asked for and absent. */
const OPTIONAL = /^(?:@haulpost\/(?:demo|stripe-simulator)|#db\/seeds\/seed-demo\.ts)/u

const IMPORTED =
  /^(?:import|export)\s(?!type\s)(?:[^'";=]*\sfrom\s)?'(?<name>[^'\n]+)'|import\('(?<lazy>[^']+)'\)/gmu

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORTED)].flatMap(
    ({ groups }) => groups?.['name'] ?? groups?.['lazy'] ?? [],
  )

/** Returns the file of this project that an import names, or null for a package. */
function fileOf(name: string, from: string): string | null {
  if (name.startsWith('.')) return path.join(path.dirname(from), name)
  return name.startsWith('#') ? name.slice(1) : null
}

/** Returns the names of the packages that a program loads from its own files, and from those that they import. */
function packagesOf(programs: readonly string[]): ReadonlySet<string> {
  const [seen, packages] = [new Set<string>(), new Set<string>()]
  const waiting = [...programs]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const name of importsOf(file).filter((one) => !OPTIONAL.test(one) && !one.startsWith('node:'))) {
      const next = fileOf(name, file)
      if (next) waiting.push(next)
      else packages.add(/^(?:@[^/]+\/)?[^/]+/u.exec(name)?.[0] ?? name)
    }
  }
  return packages
}

const isMissing = (name: string) => !(name in manifest.dependencies)

test('[RUN-07] what runs from source finds its packages in a production install', () => {
  const packages = packagesOf(FROM_SOURCE)
  expect([...packages]).toEqual(expect.arrayContaining(['kysely', 'pg', 'sharp', '@hono/node-server']))
  expect([...packages].filter(isMissing)).toEqual([])
})

test('[RUN-07] the built server has what is not installed in production inside', () => {
  const built = globSync('build/server/**/*.js')
  expect(built.length).toBeGreaterThan(20)
  const imported = new Set(
    built.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?:[^"']* from )?"(?<name>[^".][^"]*)"/gmu)].map(
        ({ groups }) => /^(?:@[^/]+\/)?[^/]+/u.exec(groups?.['name'] ?? '')?.[0] ?? '',
      ),
    ),
  )
  expect(imported).toContain('react')
  expect([...imported].filter((name) => !name.startsWith('node:') && isMissing(name))).toEqual([])
})
