import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pictureNames } from '@haulpost/demo/pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { BILLBOARDS } from './billboards.ts'
import { type Gallery, storePictures } from './pictures.ts'

// Two processes take time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

const MIN_CONTRAST = 15

let dir: string
let gallery: Gallery
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  gallery = await storePictures(dir)
})
afterAll(() => rm(dir, { recursive: true }))

const fileOf = (id: string) => pictureStore(dir).path(id, 320)

test('every picture of the demo is stored, and none is empty', async () => {
  const pictures = [
    ...pictureNames('scenes').map(gallery.scene),
    ...BILLBOARDS.map(({ key }) => gallery.billboard(key)),
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

test('lamps are stored as an animation', async () => {
  const picture = gallery.billboard('sokol')
  expect(await sharp(fileOf(picture.id), { animated: true }).metadata()).toMatchObject({
    format: 'webp',
    pages: 3,
    loop: 0,
  })
})

test('a picture that the demo lacks is an error', () => {
  expect(() => gallery.scene('submarine')).toThrow('scenes/submarine')
})
