import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Settings } from '../../env.server.ts'
import { ifExists } from '../if-exists.server.ts'
import { type Bucket, openBucket } from '../outbound.server.ts'

/** Share images by fingerprint. They can be drawn again at any time, so no backup has them. */
export type ShareStore = {
  readonly read: (fingerprint: string) => Promise<Uint8Array<ArrayBuffer> | null>
  readonly save: (fingerprint: string, file: Buffer) => Promise<void>
  /** Removes those that were drawn before a date. */
  readonly removeOld: (before: Date) => Promise<void>
}

const FINGERPRINT = /^[0-9a-f]{32}$/u

/** Beside the pictures: their folders have two digits. */
const FOLDER = 'share'

function fileName(fingerprint: string): string {
  if (!FINGERPRINT.test(fingerprint)) throw new Error(`Not a fingerprint: ${JSON.stringify(fingerprint)}`)
  return `${fingerprint}.jpg`
}

function diskStore(dataDir: string): ShareStore {
  const root = path.resolve(dataDir, 'media', FOLDER)
  const folderOf = (name: string) => path.join(root, name.slice(0, 2))
  return {
    async read(fingerprint) {
      const name = fileName(fingerprint)
      const bytes = await ifExists(readFile(path.join(folderOf(name), name)))
      return bytes && new Uint8Array(bytes)
    },
    async save(fingerprint, file) {
      const name = fileName(fingerprint)
      const temporary = path.join(folderOf(name), `draft-${randomUUID()}`)
      await mkdir(folderOf(name), { recursive: true })
      // On the disk before it has its name: after a power failure there would be an empty file.
      await writeFile(temporary, file, { flush: true })
      await rename(temporary, path.join(folderOf(name), name))
    },
    async removeOld(before) {
      for (const folder of (await ifExists(readdir(root))) ?? []) {
        for (const name of (await ifExists(readdir(path.join(root, folder)))) ?? []) {
          const file = path.join(root, folder, name)
          const facts = await ifExists(stat(file))
          if (facts && facts.mtime < before) await rm(file, { force: true })
        }
      }
    },
  }
}

function inBucket(bucket: Bucket): ShareStore {
  const keyOf = (fingerprint: string) => `${FOLDER}/${fileName(fingerprint)}`
  return {
    read: (fingerprint) => bucket.get(keyOf(fingerprint)),
    save: (fingerprint, file) => bucket.put(keyOf(fingerprint), file, 'image/jpeg'),
    async removeOld(before) {
      for await (const files of bucket.list(`${FOLDER}/`))
        for (const { key, at } of files) if (at < before) await bucket.delete(key)
    },
  }
}

/** Opens the store of share images that the settings name: the bucket of the pictures, or the disk. */
export function openShareStore({
  dataDir,
  pictureBucket,
}: Pick<Settings, 'dataDir' | 'pictureBucket'>): ShareStore {
  return pictureBucket ? inBucket(openBucket(pictureBucket)) : diskStore(dataDir)
}
