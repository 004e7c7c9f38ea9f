import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const PICTURES = new URL('../pictures/', import.meta.url)
const ENDING = '.webp'

/**
 * Pictures of listings are scenes, named by what they show; billboards have one picture each, named by their key; logos are
 * named by the company.
 */
export type PictureKind = 'scenes' | 'billboards' | 'logos'

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

/** Returns the WebP file of a picture made smaller, of 320, 480 or 640 pixels' width. Throws where there is none. */
export async function readSmaller(kind: PictureKind, name: string, width: number): Promise<Buffer> {
  return readFile(new URL(`smaller/${width}/${kind}/${name}${ENDING}`, PICTURES))
}

const SIZES = z.record(z.string(), z.tuple([z.number(), z.number()]))

/** Returns width and height of all pictures in pixels, by kind and name: `scenes/fleet`. */
export function pictureSizes(): ReadonlyMap<string, readonly [width: number, height: number]> {
  const sizes = SIZES.parse(JSON.parse(readFileSync(new URL('sizes.json', PICTURES), 'utf8')))
  return new Map(Object.entries(sizes))
}
