import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { ShareImage } from '#app/lib/share-image.ts'
import { pictureStore } from '../picture-store.server.ts'
import { openShareImages } from './share-images.server.ts'
import { openShareStore } from './share-store.server.ts'

// A process has to start first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const ID = 'ab'.repeat(16)
const TRUCK: ShareImage = {
  title: 'Тягач Kenworth T680, спальник',
  amount: '$54,900',
  facts: ['2020', '540 тыс. миль'],
  place: 'Джолиет, IL',
  picture: { id: ID, width: 1280, isWhole: false },
  sign: 'container',
}
const WITHOUT_PICTURE: ShareImage = { ...TRUCK, picture: null }

let dataDir: string
let images: ReturnType<typeof openShareImages>

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'share-'))
  images = openShareImages({ dataDir, pictureBucket: null })
})

afterAll(async () => {
  await images.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const named = (n: number) => n.toString(16).padStart(32, '0')

async function storePicture(picture: Sharp) {
  const data = await picture.webp({ quality: 100 }).toBuffer()
  await pictureStore(dataDir).save({ id: ID, width: 1280, height: 960, files: [{ width: 1280, data }] })
}

/** The color at a place. */
async function colorAt(file: Uint8Array, left: number, top: number) {
  const { data } = await sharp(file)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('[SHARE-02] the image is a JPEG of 1200 by 630 pixels, below 300 KB even of a photo that is all noise', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
  await storePicture(sharp({ create: { width: 1280, height: 960, channels: 3, background: '#fff', noise } }))
  const file = await images.findOrDraw(named(1), TRUCK)
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(file.length).toBeLessThanOrEqual(300_000)
  expect(file.length).toBeGreaterThan(60_000)
})

test('[SHARE-02] without a picture, or with one that is damaged, the sign of the category is drawn', async () => {
  const plain = await images.findOrDraw(named(2), WITHOUT_PICTURE)
  const data = Buffer.from('RIFFxxxxWEBP, but no picture')
  await pictureStore(dataDir).save({ id: named(9), width: 640, height: 480, files: [{ width: 640, data }] })
  const picture = { id: named(9), width: 640, isWhole: false } as const
  const damaged = await images.findOrDraw(named(3), { ...TRUCK, picture })
  const missing = await images.findOrDraw(named(4), { ...TRUCK, picture: { ...picture, id: named(8) } })
  expect(Buffer.from(damaged).equals(plain)).toBe(true)
  expect(Buffer.from(missing).equals(plain)).toBe(true)
  // The ground of the sign is the blue of the brand.
  const [red = 0, green = 0, blue = 0] = await colorAt(plain, 20, 20)
  expect([red < 90, green < 90, blue > 170]).toEqual([true, true, true])
})

test('[SHARE-02] a dark logo on a transparent ground lies on white, whole', async () => {
  const logo = { width: 400, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const
  const mark = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#101010' } })
    .png()
    .toBuffer()
  const data = await sharp({ create: logo })
    .composite([{ input: mark, left: 0, top: 30 }])
    .webp()
    .toBuffer()
  await pictureStore(dataDir).save({ id: named(7), width: 400, height: 100, files: [{ width: 320, data }] })
  const file = await images.findOrDraw(named(5), {
    ...TRUCK,
    picture: { id: named(7), width: 640, isWhole: true },
  })
  for (const channel of await colorAt(file, 300, 300)) expect(channel).toBeGreaterThan(240)
  for (const channel of await colorAt(file, 20, 315)) expect(channel).toBeLessThan(60)
})

test('[SHARE-04] what several ask for at once is drawn once, and is stored', async () => {
  const before = await readdir(path.join(dataDir, 'media', 'share'), { recursive: true })
  const files = await Promise.all([1, 2, 3].map(() => images.findOrDraw(named(6), WITHOUT_PICTURE)))
  expect(new Set(files).size).toBe(1)
  const after = await readdir(path.join(dataDir, 'media', 'share'), { recursive: true })
  expect(after.length).toBe(before.length + 1)
  expect(await images.find(named(6))).toEqual(files[0])
  expect(await images.find(named(99))).toBeNull()
})

test('[SHARE-04] no more wait to be drawn than a few; the rest come later', async () => {
  const all = Array.from({ length: 40 }, (_, n) => images.findOrDraw(named(1000 + n), WITHOUT_PICTURE))
  const ends = await Promise.allSettled(all)
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(await images.findOrDraw(named(1039), WITHOUT_PICTURE)).toBeInstanceOf(Uint8Array)
})

test('[SHARE-04] old images are removed, new ones stay', async () => {
  const store = openShareStore({ dataDir, pictureBucket: null })
  await store.save(named(50), Buffer.from('old'))
  await store.save(named(51), Buffer.from('new'))
  const day = new Date('2026-01-01T00:00:00Z')
  await utimes(path.join(dataDir, 'media', 'share', '00', `${named(50)}.jpg`), day, day)
  await store.removeOld(new Date('2026-02-01T00:00:00Z'))
  expect(await store.read(named(50))).toBeNull()
  expect(await store.read(named(51))).not.toBeNull()
})

test('[SHARE-04] with a bucket, the images are there, as JPEG', async () => {
  const directory = path.join(dataDir, 's3')
  const configureBuckets = [{ name: 'pictures' }]
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets })
  const { port } = await server.run()
  onTestFinished(() => server.close())
  const url = `http://127.0.0.1:${port}/pictures`
  const store = openShareStore({
    dataDir,
    pictureBucket: { url, region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' },
  })
  await store.save(named(60), Buffer.from('a file'))
  expect(Buffer.from((await store.read(named(60))) ?? []).toString()).toBe('a file')
  await store.removeOld(new Date('2000-01-01T00:00:00Z'))
  expect(await store.read(named(60))).not.toBeNull()
  await store.removeOld(new Date('2100-01-01T00:00:00Z'))
  expect(await store.read(named(60))).toBeNull()
})
