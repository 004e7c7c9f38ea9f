import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_ID, type PictureWidth } from '#app/lib/picture.ts'
import { ifExists } from './if-exists.server.ts'
import type { Prepared } from './prepare-picture.server.ts'

/** A stored picture, and when it was last saved. */
export type StoredPicture = { readonly id: string; readonly at: Date }

/** A store of pictures. Invalid ids throw. */
export type PictureStore = {
  /** Stores a picture: all of its files or, after a crash, none. An existing one counts as just saved. */
  readonly save: (prepared: Prepared) => Promise<void>
  readonly read: (id: string, width: PictureWidth) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Returns the pictures whose ids begin with a hex digit. */
  readonly stored: (digit: string) => Promise<readonly StoredPicture[]>
  /** Removes a picture, unless it was saved again since `before`. */
  readonly remove: (id: string, before: Date) => Promise<void>
  /** Removes what crashes left incomplete, up to `before`. */
  readonly tidy: (before: Date) => Promise<void>
}

type DiskStore = PictureStore & { readonly path: (id: string, width: PictureWidth) => string }

const TEMPORARY = 'draft-'

/** For other stores: throws unless the id can be part of an address. */
export function assertPictureId(id: string): void {
  if (!PICTURE_ID.test(id)) throw new Error(`Not a picture id: ${JSON.stringify(id)}`)
}

/**
 * Pictures on disk: media/<first two digits>/<id>/<width>.webp. They are named by content, so nothing is ever
 * overwritten.
 */
export function pictureStore(dataDir: string): DiskStore {
  const media = path.resolve(dataDir, 'media')

  function folderOf(id: string): string {
    assertPictureId(id)
    return path.join(media, id.slice(0, 2), id)
  }

  const pathOf = (id: string, width: PictureWidth) => path.join(folderOf(id), `${width}.webp`)

  /** Marks a picture as just saved; returns false when it does not exist. */
  async function touch(folder: string): Promise<boolean> {
    const time = new Date()
    return (await ifExists(utimes(folder, time, time).then(() => true))) ?? false
  }

  async function save({ id, files }: Prepared): Promise<void> {
    const folder = folderOf(id)
    if (await touch(folder)) return
    const temporary = path.join(media, `${TEMPORARY}${randomUUID()}`)
    await mkdir(temporary, { recursive: true })
    try {
      // On the disk before the folder has its name: after a power failure there would be empty files.
      for (const { width, data } of files)
        await writeFile(path.join(temporary, `${width}.webp`), data, { flush: true })
      await mkdir(path.dirname(folder), { recursive: true })
      await rename(temporary, folder)
    } catch (error) {
      await rm(temporary, { recursive: true, force: true })
      // Another request stored the same picture in the meantime.
      if (!(await ifExists(stat(folder)).catch(() => null))) throw error
    }
  }

  async function foldersIn(folder: string): Promise<readonly StoredPicture[]> {
    const names = (await ifExists(readdir(path.join(media, folder)))) ?? []
    const found = names.map(async (id) => {
      const facts = await ifExists(stat(path.join(media, folder, id)))
      return facts ? [{ id, at: facts.mtime }] : []
    })
    return (await Promise.all(found)).flat()
  }

  async function stored(digit: string): Promise<readonly StoredPicture[]> {
    const folders = (await ifExists(readdir(media))) ?? []
    const all: StoredPicture[] = []
    for (const folder of folders.filter((name) => name.length === 2 && name.startsWith(digit)))
      all.push(...(await foldersIn(folder)).filter(({ id }) => PICTURE_ID.test(id)))
    return all
  }

  // The folder is moved away before it is checked: a request that saves the same picture either touches it in time or
  // finds none.
  async function remove(id: string, before: Date): Promise<void> {
    const temporary = path.join(media, `${TEMPORARY}${randomUUID()}`)
    const isTaken = await ifExists(rename(folderOf(id), temporary).then(() => true))
    if (!isTaken) return
    const { mtime } = await stat(temporary)
    if (mtime < before) await rm(temporary, { recursive: true })
    else await rename(temporary, folderOf(id)).catch(() => rm(temporary, { recursive: true }))
  }

  async function tidy(before: Date): Promise<void> {
    const leftovers = (await foldersIn('')).filter(({ id, at }) => id.startsWith(TEMPORARY) && at < before)
    for (const { id } of leftovers) await rm(path.join(media, id), { recursive: true, force: true })
  }

  async function read(id: string, width: PictureWidth) {
    const bytes = await ifExists(readFile(pathOf(id, width)))
    return bytes && new Uint8Array(bytes)
  }

  return { save, read, stored, remove, tidy, path: pathOf }
}
