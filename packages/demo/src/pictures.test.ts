import { expect, test } from 'vitest'
import { type PictureKind, pictureNames, pictureSizes, readPicture, readSmaller } from './pictures.ts'

const MAX_TOTAL_BYTES = { scenes: 4_000_000, logos: 300_000, all: 6_500_000, smaller: 5_000_000 } as const
const KINDS: readonly PictureKind[] = ['scenes', 'billboards', 'logos']

const files = await Promise.all(
  KINDS.flatMap((kind) =>
    pictureNames(kind).map(async (name) => ({ kind, name, bytes: await readPicture(kind, name) })),
  ),
)

test('every picture is a WebP file', () => {
  const others = files.filter(({ bytes }) => bytes.toString('latin1', 8, 12) !== 'WEBP')
  expect(others.map(({ name }) => name)).toEqual([])
})

test('all pictures together stay small enough for a repository', () => {
  const sizeOf = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes.length, 0)
  expect(sizeOf(files.filter(({ kind }) => kind === 'scenes'))).toBeLessThan(MAX_TOTAL_BYTES.scenes)
  expect(sizeOf(files.filter(({ kind }) => kind === 'logos'))).toBeLessThan(MAX_TOTAL_BYTES.logos)
  expect(sizeOf(files)).toBeLessThan(MAX_TOTAL_BYTES.all)
})

test('every picture has its size and its smaller files, and there are no others', async () => {
  const sizes = pictureSizes()
  expect([...sizes.keys()].toSorted()).toEqual(files.map(({ kind, name }) => `${kind}/${name}`).toSorted())
  let total = 0
  for (const { kind, name } of files) {
    const [width] = sizes.get(`${kind}/${name}`) ?? [0]
    for (const narrower of [320, 480, 640].filter((one) => one < width))
      total += (await readSmaller(kind, name, narrower)).length
  }
  expect(total).toBeLessThan(MAX_TOTAL_BYTES.smaller)
})

test('a picture that does not exist is an error', async () => {
  await expect(readPicture('scenes', 'submarine')).rejects.toThrow('submarine')
})
