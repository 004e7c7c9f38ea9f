import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PICTURE_ID, type PictureWidth } from '#app/lib/picture.ts'
import type { Prepared } from './prepare-picture.server.ts'

export type PictureStore = {
  /** Keeps a picture: all of its files or, after a crash half way, none. */
  save: (prepared: Prepared) => Promise<void>
  /** Where a file of a picture lies. Throws for an id that is none. */
  path: (id: string, width: PictureWidth) => string
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

/** The pictures on disk: media/<first two digits>/<id>/<width>.webp. Named by content, so nothing is ever overwritten. */
export function pictureStore(dataDir: string): PictureStore {
  const media = path.resolve(dataDir, 'media')

  function folderOf(id: string): string {
    if (!PICTURE_ID.test(id)) throw new Error(`Not a picture id: ${JSON.stringify(id)}`)
    return path.join(media, id.slice(0, 2), id)
  }

  async function save({ id, files }: Prepared): Promise<void> {
    const folder = folderOf(id)
    if (await exists(folder)) return
    const draft = path.join(media, `draft-${randomUUID()}`)
    await mkdir(draft, { recursive: true })
    try {
      for (const { width, data } of files) await writeFile(path.join(draft, `${width}.webp`), data)
      await mkdir(path.dirname(folder), { recursive: true })
      await rename(draft, folder)
    } catch (error) {
      await rm(draft, { recursive: true, force: true })
      // Somebody else kept the same picture in the meantime.
      if (!(await exists(folder))) throw error
    }
  }

  return { save, path: (id, width) => path.join(folderOf(id), `${width}.webp`) }
}
