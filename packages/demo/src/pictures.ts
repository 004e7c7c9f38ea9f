import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

const PICTURES = new URL('../pictures/', import.meta.url)
const ENDING = '.webp'

/** Pictures of listings are scenes, named by what they show; billboards have one picture each, named by their key. */
export type PictureKind = 'scenes' | 'billboards'

/** Returns the names of all pictures of a kind. */
export function pictureNames(kind: PictureKind): readonly string[] {
  return readdirSync(new URL(`${kind}/`, PICTURES))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length))
    .toSorted()
}

/** Returns the WebP file of a picture. Throws where there is none of this name. */
export async function readPicture(kind: PictureKind, name: string): Promise<Buffer> {
  return readFile(new URL(`${kind}/${name}${ENDING}`, PICTURES))
}
