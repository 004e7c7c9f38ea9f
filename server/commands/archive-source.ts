import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { ArchiveError } from '#app/platform/backup/backup-errors.ts'
import { identitiesIn } from '#app/platform/backup/encryption.server.ts'
import { openBackupPlace } from '#app/platform/backup/run-backup.server.ts'
import type { Settings } from '#app/platform/env.server.ts'

/** Returns a function that begins to read an archive: a file, or one of the place of the settings by its name. */
export async function archiveSource(
  name: string,
  settings: Settings,
): Promise<() => AsyncIterable<Uint8Array>> {
  if (existsSync(name)) return () => createReadStream(name)
  const place = openBackupPlace(settings)
  const found = (await place.list()).find((one) => one.name === name)
  if (found) return () => place.read(name)
  throw new ArchiveError(`There is no archive ${name}, neither as a file nor in ${place.title}.`)
}

/** Returns the keys in a file that `haulpost backup key` or age-keygen wrote. */
export function keysIn(file: string | undefined): readonly string[] {
  if (file === undefined) return []
  const keys = identitiesIn(readFileSync(file, 'utf8'))
  if (keys.length === 0) throw new ArchiveError(`${file} has no key: a line AGE-SECRET-KEY-1… is missing.`)
  return keys
}
