import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { type BackupPlace, backupTime } from './backup-place.ts'

const PARTIAL = '.partial'
/** An archive contains addresses and password hashes: only its owner reads it. */
const PRIVATE = 0o600
const PRIVATE_FOLDER = 0o700

/** Writes a stream to a file, which appears complete or not at all. Returns its size. */
export async function writeWhole(file: string, source: AsyncIterable<Buffer>): Promise<number> {
  const partial = `${file}${PARTIAL}`
  await rm(partial, { force: true })
  const handle = await open(partial, 'wx', PRIVATE)
  let bytes = 0
  try {
    for await (const piece of source) {
      await handle.writeFile(piece)
      bytes += piece.length
    }
    await handle.sync()
    await handle.close()
    await rename(partial, file)
    return bytes
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(partial, { force: true })
    throw error
  }
}

/** Backups in a folder, which is created when it is first written to. */
export function folderPlace(folder: string): BackupPlace {
  const at = (name: string) => path.join(folder, path.basename(name))

  async function names(): Promise<readonly string[]> {
    const found = await readdir(folder).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    })
    return found.toSorted((a, b) => a.localeCompare(b))
  }

  /** A process that was killed while it wrote leaves a part. */
  async function removePartial(): Promise<void> {
    const parts = (await names()).filter(
      (name) => name.endsWith(PARTIAL) && backupTime(name.slice(0, -PARTIAL.length)),
    )
    for (const name of parts) await rm(at(name), { force: true })
  }

  return {
    title: folder,
    async write(name, source) {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      await removePartial()
      return writeWhole(at(name), source)
    },
    read: (name) => createReadStream(at(name)),
    async list() {
      const ours = (await names()).filter((name) => backupTime(name) !== null)
      return Promise.all(ours.map(async (name) => ({ name, bytes: (await stat(at(name))).size })))
    },
    remove: (name) => rm(at(name)),
  }
}
