import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketStore } from '../images/bucket-store.server.ts'
import { type BucketSettings, openBucket } from '../images/outbound.server.ts'
import { pictureStore } from '../images/picture-store.server.ts'
import { openSitePictures, type PictureFile } from './picture-files.server.ts'

let folder: string
let server: S3rver
let bucket: BucketSettings

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await server.run()
  bucket = { url: `http://127.0.0.1:${port}/pictures`, region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' }
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const idOf = (start: string) => start.padEnd(32, '0')
const prepared = (id: string) => ({
  id,
  width: 500,
  height: 300,
  files: [
    { width: 320, data: Buffer.from(`small ${id}`) },
    { width: 640, data: Buffer.from(`large ${id}`) },
  ] as const,
})

async function textsOf(files: AsyncIterable<PictureFile>): Promise<readonly string[]> {
  const texts: string[] = []
  for await (const { id, width, data } of files)
    texts.push(`${id.slice(0, 2)} ${width} ${data.toString().slice(0, 8)}`)
  return texts
}

test('[BAK-01] pictures of a bucket are in a backup, with those that are still on disk beside it', async () => {
  const dataDir = path.join(folder, 'site')
  await pictureStore(dataDir).save(prepared(idOf('a1')))
  await bucketStore(openBucket(bucket)).save(prepared(idOf('b2')))
  expect(await textsOf(openSitePictures({ dataDir, pictureBucket: bucket }).files())).toEqual([
    'a1 320 small a1',
    'a1 640 large a1',
    'b2 320 small b2',
    'b2 640 large b2',
  ])
})

test('[BAK-01] pictures are restored into a bucket, also where they came from a folder', async () => {
  const dataDir = path.join(folder, 'other')
  const pictures = openSitePictures({ dataDir, pictureBucket: bucket })
  const id = idOf('c3')
  const files = prepared(id).files.map((file) => ({ id, ...file }))
  await pictures.restore(id, files)
  await pictures.restore(id, files)
  expect(await bucketStore(openBucket(bucket)).read(id, 640)).toEqual(new Uint8Array(files[1]?.data ?? []))
  expect(await pictureStore(dataDir).read(id, 640)).toBeNull()
})

test('[BAK-02] a picture that is there and whole is left alone, and one that is damaged is replaced', async () => {
  const dataDir = path.join(folder, 'damaged')
  const store = pictureStore(dataDir)
  const pictures = openSitePictures({ dataDir, pictureBucket: null })
  const id = idOf('d4')
  const files = prepared(id).files.map((file) => ({ id, ...file }))
  await store.save(prepared(id))
  await writeFile(store.path(id, 320), 'half')
  await pictures.restore(id, files)
  expect(await textsOf(pictures.files())).toEqual(['d4 320 small d4', 'd4 640 large d4'])
})
