import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { billOfMaterials } from './release/bill-of-materials.ts'

// npm run release -- FOLDER: copies the built site with what it needs at run time, and installs its packages there.
// No sources of pages, no tests, no development tools (docs/decisions/0045). sbom.cdx.json and THIRD-PARTY.txt say which.

/** Run by Node as they are, or read by what runs. */
const NEEDED = [
  'build',
  'db/migrations',
  'db/seeds/demo-accounts.ts',
  'docs/guides',
  'ops',
  'packages/embedded-postgres',
  '.env.example',
  '.npmrc',
  'LICENSE',
  'package.json',
  'package-lock.json',
] as const

/** Of these only the modules that Node runs: pages and texts are in the build. */
const SOURCES = ['app', 'server'] as const

/** What is left out unless it is asked for. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  demo: ['db/seeds', 'packages/demo'],
  simulator: ['packages/stripe-simulator'],
}

const isTest = (path: string) => /(?:\.test\.tsx?|\/tests)$/u.test(path)

function copy(path: string, to: string, isWanted = (_path: string) => true): void {
  cpSync(path, join(to, path), { recursive: true, filter: (from) => !isTest(from) && isWanted(from) })
}

/** Folders, and modules that are no components. */
const runsFromSource = (path: string) => ['', '.ts'].includes(extname(path))

function refuse(reason: string): never {
  console.error(`${reason}\nUsage: npm run release -- FOLDER [--with ${Object.keys(PARTS).join(',')}]`)
  process.exit(2)
}

function partsFor(names: string): readonly string[] {
  return names.split(',').flatMap((name) => {
    if (name === '') return []
    return PARTS[name] ?? refuse(`There is no part ${name}.`)
  })
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { with: { type: 'string', default: '' } },
})
const [folder, ...more] = positionals
if (folder === undefined || more.length > 0) refuse('Name one folder.')
const to = resolve(folder)
const parts = partsFor(values.with)
if (!existsSync('build/server/main.js')) refuse('The site is not built: npm run build.')
if (existsSync(to) && readdirSync(to).length > 0)
  refuse(`${to} is not empty: a release has a folder of its own.`)

mkdirSync(to, { recursive: true })
for (const path of [...NEEDED, ...parts]) copy(path, to)
for (const path of SOURCES) copy(path, to, runsFromSource)
// `npm start` of the sources builds first. Here npm finds the Node of the release.
const own = { start: 'exec node server/launch.ts', haulpost: 'node server/cli.ts' }
const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
if (typeof manifest !== 'object') refuse('package.json has no settings.')
writeFileSync(join(to, 'package.json'), `${JSON.stringify({ ...manifest, scripts: own }, null, 2)}\n`)
const { status } = spawnSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], {
  cwd: to,
  stdio: 'inherit',
})
if (status === 0) {
  const { sbom, notices } = billOfMaterials(readFileSync('package-lock.json', 'utf8'))
  writeFileSync(join(to, 'sbom.cdx.json'), sbom)
  writeFileSync(join(to, 'THIRD-PARTY.txt'), notices)
  console.log(`The release is in ${to}. Start it there: npm start`)
}
process.exitCode = status ?? 1
