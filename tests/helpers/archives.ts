import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { openSitePictures } from '#app/platform/backup/picture-files.server.ts'
import { type Restore, restoreArchive } from '#app/platform/backup/restore/restore-archive.server.ts'
import { writeArchive } from '#app/platform/backup/write-archive.server.ts'

/** Returns a site as an archive. */
export async function archiveOf(connectionString: string, dataDir?: string): Promise<Buffer> {
  const pictures = dataDir === undefined ? null : openSitePictures({ dataDir, pictureBucket: null })
  const pieces: Buffer[] = []
  for await (const piece of writeArchive({ connectionString, pictures, now: new Date() })) pieces.push(piece)
  return Buffer.concat(pieces)
}

const CHUNK = 100_000

async function* streamed(archive: Buffer) {
  await Promise.resolve()
  for (let at = 0; at < archive.length; at += CHUNK) yield archive.subarray(at, at + CHUNK)
}

/** Restores an archive into a database and a new folder, which goes `atEnd`. */
export async function restoredFrom(
  archive: Buffer,
  to: string,
  how: Partial<Restore> = {},
  atEnd: (remove: () => Promise<void>) => void = onTestFinished,
) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'restored-'))
  atEnd(() => rm(dataDir, { recursive: true, force: true }))
  const pictures = openSitePictures({ dataDir, pictureBucket: null })
  const result = await restoreArchive({
    open: () => streamed(archive),
    keys: [],
    acceptsUnsigned: true,
    connectionString: to,
    pictures,
    replace: false,
    keepSessions: true,
    ...how,
  })
  return { ...result, pictures }
}
