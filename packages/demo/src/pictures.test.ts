import { expect, test } from 'vitest'
import { type PictureKind, pictureNames, readPicture } from './pictures.ts'

const MAX_TOTAL_BYTES = 3_000_000
const KINDS: readonly PictureKind[] = ['scenes', 'billboards']

const files = await Promise.all(
  KINDS.flatMap((kind) =>
    pictureNames(kind).map(async (name) => ({ name, bytes: await readPicture(kind, name) })),
  ),
)

test('every picture is a WebP file', () => {
  const others = files.filter(({ bytes }) => bytes.toString('latin1', 8, 12) !== 'WEBP')
  expect(others.map(({ name }) => name)).toEqual([])
})

test('all pictures together stay small enough for a repository', () => {
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThan(MAX_TOTAL_BYTES)
})

test('a picture that does not exist is an error', async () => {
  await expect(readPicture('scenes', 'submarine')).rejects.toThrow('submarine')
})
