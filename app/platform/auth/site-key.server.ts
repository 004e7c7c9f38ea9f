import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '../env.server.ts'

/** What the key of the site protects: stored secrets, and backups. */
export type KeyPurpose = 'sealed' | 'backup'

const KEY_BYTES = 32
const FILE = 'site-key'

const isFileError = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

/** Returns the content of the file, which the first process creates whole: others find it or nothing. */
function keyInFolder(dataDir: string): string {
  const file = path.join(dataDir, FILE)
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (!isFileError(error, 'ENOENT')) throw error
  }
  mkdirSync(dataDir, { recursive: true })
  const made = `${file}.${process.pid}`
  writeFileSync(made, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(made, file)
  } catch (error) {
    if (!isFileError(error, 'EEXIST')) throw error
  } finally {
    rmSync(made)
  }
  return readFileSync(file, 'utf8').trim()
}

/** Returns the key of the site: SITE_KEY, or that of a file in DATA_DIR, which no backup has. */
export const readSiteKey = ({ siteKey, dataDir }: Pick<Settings, 'siteKey' | 'dataDir'>): string =>
  siteKey ?? keyInFolder(dataDir)

let readKey = (): string => {
  throw new Error('This process has not said where the key of the site is: provideSiteKey')
}
const keys = new Map<KeyPurpose, Buffer>()

/** Says where this process finds the key of the site. It is read when it is needed for the first time. */
export function provideSiteKey(read: () => string): void {
  readKey = read
  keys.clear()
}

/** Returns the key for a purpose, derived from the key of the site. */
export function siteKeyFor(purpose: KeyPurpose): Buffer {
  const known = keys.get(purpose)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', readKey(), '', `haulpost ${purpose}`, KEY_BYTES))
  keys.set(purpose, key)
  return key
}
