import { readFile } from 'node:fs/promises'
import { createRandom } from '@haulpost/demo/random'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { CELL_SIZES, PHONE_CELL } from '../cell-sizes.ts'
import { analysedSize, percentTooSmall, smallestLettering } from './lettering.ts'
import type { Gray } from './marks.ts'

const PIXELS = 4
const SIZE = { width: 640, height: 384 }

/** A picture of demo content as the browser sees it. */
async function demoPicture(name: string) {
  const file = await readFile(`packages/demo/pictures/billboards/${name}.webp`)
  const { width, height } = await sharp(file).metadata()
  const size = analysedSize({ width, height })
  const data = await sharp(file)
    .resize({ ...size, fit: 'fill' })
    .grayscale()
    .raw()
    .toBuffer()
  return { picture: { width, height }, smallest: smallestLettering({ ...size, data: new Uint8Array(data) }) }
}

function ground(value: number): Gray {
  const size = analysedSize(SIZE)
  return { ...size, data: new Uint8Array(size.width * size.height).fill(value) }
}

/** Letters of five by seven dots. */
const LETTERS = [
  '10001 11111 10000 10000 11111 10001 11111',
  '10001 10000 10000 10000 10001 10001 10000',
  '10001 10000 10000 10000 10001 10001 10000',
  '11111 11110 10000 10000 10001 11111 11110',
  '10001 10000 10000 10000 10001 10001 10000',
  '10001 10000 10000 10000 10001 10001 10000',
  '10001 11111 11111 11111 11111 10001 11111',
]

/** Writes letters of this height, in CSS pixels of a phone, into a picture. */
function write({ width, data }: Gray, height: number, value: number): void {
  const pixels = Math.round(height * PIXELS)
  const dot = pixels / LETTERS.length
  for (let y = 0; y < pixels; y++) {
    const row = LETTERS[Math.floor(y / dot)] ?? ''
    for (let x = 0; x < row.length * dot; x++)
      if (row[Math.floor(x / dot)] === '1') data[(y + 90) * width + x + 60] = value
  }
}

const onPhone = (smallest: number | null, picture = SIZE) => percentTooSmall(smallest, picture, PHONE_CELL)

describe('[AD-09] lettering that is too small on a phone', () => {
  test.each([
    [4, 70],
    [5, 40],
    [6, 10],
    [7, 0],
    [9, 0],
    [11, 0],
  ])('capitals of %d pixels have to grow by %d percent', (height, percent) => {
    for (const [dark, bright] of [
      [40, 230],
      [90, 150],
    ] as const) {
      const [light, black] = [ground(dark), ground(bright)]
      write(light, height, bright)
      write(black, height, dark)
      expect([onPhone(smallestLettering(light)), onPhone(smallestLettering(black))]).toEqual([
        percent,
        percent,
      ])
    }
  })

  test.each([
    ['physicals', 'lettering of 8 pixels below a large title', 10],
    ['tow', 'a strip of 1280 × 372, in one cell', 90],
    ['tickets', 'large lettering', 0],
    ['wolf-creek', 'large lettering and a fence', 0],
  ])('%s: %s', async (name, _, percent) => {
    const { picture, smallest } = await demoPicture(name)
    expect(onPhone(smallest, picture)).toBe(percent)
  })

  test('a strip is legible in the cells that have its shape, and too small in others', async () => {
    const { picture, smallest } = await demoPicture('tow')
    const tooSmall = CELL_SIZES.filter((cell) => percentTooSmall(smallest, picture, cell) > 0)
    expect(tooSmall.map(({ name }) => name)).toEqual([
      'billboards.cellPhone',
      'billboards.cellHome',
      'billboards.cellHomeHigh',
      'billboards.cellCategory',
    ])
  })

  test('a picture without lettering is not objected to: plain, dashed, or as rough as gravel', () => {
    const [plain, dashed, gravel] = [ground(120), ground(60), ground(0)]
    for (let x = 0; x < dashed.width; x++) {
      if (x % 100 < 60) for (let y = 200; y < 208; y++) dashed.data[y * dashed.width + x] = 230
    }
    const random = createRandom(5)
    for (let i = 0; i < gravel.data.length; i++) gravel.data[i] = random.integer(0, 255)
    expect([plain, dashed, gravel].map((picture) => smallestLettering(picture))).toEqual([null, null, null])
  })
})
