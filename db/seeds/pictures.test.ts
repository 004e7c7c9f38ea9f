import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { companyNames } from '@haulpost/demo/companies'
import { pictureNames, readPicture } from '@haulpost/demo/pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type PictureWidth, widthsOf } from '#app/lib/picture.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { preparePicture } from '#app/platform/images/prepare-picture.server.ts'
import { BILLBOARDS } from './billboards.ts'
import { type Gallery, storePictures } from './pictures.ts'

// Hundreds of pictures are decoded.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MIN_CONTRAST = 15
/** By how much a color of a picture in one width may differ from that in another, of 255, on average. */
const MAX_DIFFERENCE = 6

let dir: string
let gallery: Gallery
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  gallery = await storePictures(dir)
})
afterAll(() => rm(dir, { recursive: true }))

const logos = () =>
  companyNames()
    .map((name) => gallery.logo(name))
    .filter((picture) => picture !== undefined)

/** The bytes of a file: where uploads can be prepared, no file is decoded by its name. */
const fileOf = (id: string, width: PictureWidth = 320) => readFileSync(pictureStore(dir).path(id, width))

test('every picture of the demo is stored, and none is empty', async () => {
  const pictures = [
    ...pictureNames('scenes').map(gallery.scene),
    ...BILLBOARDS.map(({ key }) => gallery.billboard(key)),
    ...logos(),
  ]
  expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length)
  const plain: string[] = []
  for (const { id } of pictures) {
    const { channels } = await sharp(fileOf(id)).stats()
    if (Math.max(...channels.map(({ stdev }) => stdev)) < MIN_CONTRAST) plain.push(id)
  }
  expect(plain).toEqual([])
})

test('scenes have the shape of photos, billboards that of a place in a layout', () => {
  expect(gallery.scene('aero-blue-front')).toMatchObject({ width: 880, height: 660 })
  expect(gallery.billboard('lakeside')).toMatchObject({ width: 1280, height: 766 })
  expect(gallery.billboard('home-weekly')).toMatchObject({ width: 640, height: 384 })
})

test('logos are squares, each stored in one width', () => {
  expect(logos().length).toBeGreaterThanOrEqual(60)
  expect(logos().filter(({ width, height }) => width !== 320 || height !== 320)).toEqual([])
})

test('lamps are stored as an animation', async () => {
  const picture = gallery.billboard('sokol')
  expect(await sharp(fileOf(picture.id), { animated: true }).metadata()).toMatchObject({
    format: 'webp',
    pages: 3,
    loop: 0,
  })
})

test.each(['aero-blue-front', 'fleet'])(
  'the scene %s is stored as an upload of its file would be',
  async (name) => {
    const { files, ...picture } = await preparePicture(await readPicture('scenes', name))
    expect(gallery.scene(name)).toEqual(picture)
    for (const { width } of files) {
      const size = await sharp(fileOf(picture.id, width)).metadata()
      expect(size.width).toBe(Math.min(width, picture.width))
    }
  },
)

/** A picture in 16 by 12 points. */
const glance = (file: Buffer) =>
  sharp(file).removeAlpha().toColorspace('srgb').resize(16, 12, { fit: 'fill' }).raw().toBuffer()

test('all files of a picture show the same: none is left from before it was rendered again', async () => {
  const old: string[] = []
  const pictures = [
    ...pictureNames('scenes').map(gallery.scene),
    ...BILLBOARDS.map(({ key }) => gallery.billboard(key)),
  ]
  for (const picture of pictures) {
    const glances = widthsOf(picture).map((width) => glance(fileOf(picture.id, width)))
    const [first = Buffer.alloc(0), ...others] = await Promise.all(glances)
    const differs = (other: Buffer) =>
      first.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / first.length >
      MAX_DIFFERENCE
    if (others.some(differs)) old.push(picture.id)
  }
  expect(old).toEqual([])
})

test('a picture that the demo lacks is an error', () => {
  expect(() => gallery.scene('submarine')).toThrow('scenes/submarine')
})
