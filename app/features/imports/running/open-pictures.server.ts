import { createReadStream } from 'node:fs'
import { open, readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { MAX_PICTURE_BYTES } from '#app/lib/picture.ts'
import { TableFileError } from '#app/platform/table-files/table-row.ts'
import { readTarIndex } from './read-tar-index.server.ts'

/** The pictures that the operator gave. */
export type PictureFiles = {
  /** Returns a picture by its name, null if there is none. Throws `too large` for one over the limit. */
  readonly read: (name: string) => Promise<Buffer | null>
}

export class TooLargeError extends Error {}

const DATA_URL = /^data:image\/[a-z+.-]{1,20};base64,/u

/** Returns a picture that is part of the row itself; null if it is not. */
export function inlinePicture(name: string): Buffer | null {
  const head = DATA_URL.exec(name.slice(0, 60))?.[0]
  if (head === undefined) return null
  const bytes = Buffer.from(name.slice(head.length), 'base64')
  if (bytes.length > MAX_PICTURE_BYTES) throw new TooLargeError()
  return bytes
}

/** Returns a name as a path below the folder: never outside of it, never a hidden file. */
function partsOf(name: string): readonly string[] | null {
  const parts = name.normalize('NFC').split(/[/\\]/u).filter(Boolean)
  return parts.length > 0 && parts.every((part) => !part.startsWith('.') && !part.includes('\0'))
    ? parts
    : null
}

async function readInside(root: string, parts: readonly string[]): Promise<Buffer | null> {
  const file = await realpath(path.join(root, ...parts)).catch(() => null)
  // A link may lead outside.
  if (file === null || !file.startsWith(root + path.sep)) return null
  const facts = await stat(file)
  if (!facts.isFile()) return null
  if (facts.size > MAX_PICTURE_BYTES) throw new TooLargeError()
  return readFile(file)
}

async function folderPictures(folder: string): Promise<PictureFiles> {
  const root = await realpath(folder)
  return {
    read: async (name) => {
      const parts = partsOf(name)
      return parts && ((await readInside(root, parts)) ?? readInside(root, parts.slice(-1)))
    },
  }
}

async function tarPictures(file: string): Promise<PictureFiles> {
  const index = await readTarIndex(createReadStream(file))
  const byLastPart = new Map([...index].map(([name, at]) => [name.split('/').at(-1) ?? '', at]))
  return {
    read: async (name) => {
      const parts = partsOf(name)
      const found = parts && (index.get(parts.join('/')) ?? byLastPart.get(parts.at(-1) ?? ''))
      if (!found) return null
      if (found.size > MAX_PICTURE_BYTES) throw new TooLargeError()
      const handle = await open(file)
      try {
        const bytes = Buffer.alloc(found.size)
        await handle.read(bytes, 0, found.size, found.offset)
        return bytes
      } finally {
        await handle.close()
      }
    },
  }
}

/** Opens the pictures of a folder or a tar archive, by their path in it or by their name alone. Nothing is ever fetched. */
export async function openPictures(given: string): Promise<PictureFiles> {
  const facts = await stat(given).catch(() => null)
  if (facts?.isDirectory()) return folderPictures(given)
  if (facts?.isFile() && given.endsWith('.tar')) return tarPictures(given)
  throw new TableFileError(
    `${given} must be a folder, or an archive that ends in .tar and is not compressed.`,
  )
}
