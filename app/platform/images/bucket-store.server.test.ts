import { createHash, createHmac, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SignatureV4 } from '@smithy/signature-v4'
import { AwsV4Signer } from 'aws4fetch'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bucketStore } from './bucket-store.server.ts'
import { openPictureStore } from './open-picture-store.server.ts'
import { type BucketSettings, openBucket } from './outbound.server.ts'
import { pictureStore } from './picture-store.server.ts'
import type { Prepared } from './prepare-picture.server.ts'

const KEYS = { region: 'us-east-1', key: 'S3RVER', secret: 'S3RVER' }

let directory: string
let server: S3rver
let settings: BucketSettings

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'bucket-'))
  server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(directory, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  })
  const { port } = await server.run()
  settings = { url: `http://127.0.0.1:${port}/pictures`, ...KEYS }
})

afterAll(async () => {
  await server.close()
  await rm(directory, { recursive: true, force: true })
})

const idOf = (start: string) => start.padEnd(32, '0')
const prepared = (id: string): Prepared => ({
  id,
  width: 500,
  height: 300,
  files: [
    { width: 320, data: Buffer.from(`small ${id}`) },
    { width: 640, data: Buffer.from(`large ${id}`) },
  ],
})
const soon = () => new Date(Date.now() + 60_000)
const text = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString()

/** Starts a bucket that responds as the test says. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  return `http://127.0.0.1:${address.port}/b`
}

test('a picture in a bucket is read as it was saved, and is gone when it is removed', async () => {
  const store = bucketStore(openBucket(settings))
  const id = idOf('a1')
  await store.save(prepared(id))
  await store.save(prepared(id))
  expect(text(await store.read(id, 320))).toBe(`small ${id}`)
  expect(text(await store.read(id, 640))).toBe(`large ${id}`)
  expect(await store.read(id, 1280)).toBeNull()

  await store.remove(id, new Date(0))
  expect(text(await store.read(id, 320))).toBe(`small ${id}`)
  await store.remove(id, soon())
  expect([await store.read(id, 320), await store.read(id, 640)]).toEqual([null, null])
})

test('pictures are listed by the first digit of their ids, each once', async () => {
  const store = bucketStore(openBucket(settings))
  for (const start of ['b1', 'b2', 'c1']) await store.save(prepared(idOf(start)))

  const found = await store.stored('b')
  expect(found.map(({ id }) => id).toSorted()).toEqual([idOf('b1'), idOf('b2')])
  expect(found.every(({ at }) => at < soon())).toBe(true)
  expect(await store.stored('d')).toEqual([])
})

test.each(['../../x', 'b1', ''])('no address is made from %j', async (id) => {
  const store = bucketStore(openBucket(settings))
  await expect(store.save({ ...prepared(idOf('1')), id })).rejects.toThrow('Not a picture id')
  expect(() => store.read(id, 320)).toThrow('Not a picture id')
})

test('a bucket of many pages is listed to its end', async () => {
  const pages = [
    ['<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;b</NextContinuationToken>', 'e1'],
    ['', 'e2'],
  ] as const
  const asked: (string | null)[] = []
  const url = await serve((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://x').searchParams.get('continuation-token'))
    const [more, id] = pages[asked.length - 1] ?? pages[0]
    const key = `media/${id}/${idOf(id)}/320.webp`
    response.end(
      `<ListBucketResult>${more}<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents></ListBucketResult>`,
    )
  })

  const found = await bucketStore(openBucket({ url, ...KEYS })).stored('e')
  expect(found).toEqual(['e1', 'e2'].map((id) => ({ id: idOf(id), at: new Date('2026-01-02T03:04:05Z') })))
  expect(asked).toEqual([null, 'a&b'])
})

test.each([500, 503, 403])(
  'a bucket that responds with %i is an error, not a missing picture',
  async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end())
    const store = bucketStore(openBucket({ url, ...KEYS }))

    await expect(store.save(prepared(idOf('f')))).rejects.toThrow(String(status))
    await expect(store.read(idOf('f'), 320)).rejects.toThrow(String(status))
  },
)

test('beside a bucket, what lies on disk is shown too', async () => {
  const dataDir = path.join(directory, 'data')
  await pictureStore(dataDir).save(prepared(idOf('01')))
  const both = openPictureStore({ dataDir, pictureBucket: settings })
  await both.save(prepared(idOf('02')))

  expect(text(await both.read(idOf('01'), 320))).toBe(`small ${idOf('01')}`)
  expect(text(await both.read(idOf('02'), 320))).toBe(`small ${idOf('02')}`)
  expect(await pictureStore(dataDir).read(idOf('02'), 320)).toBeNull()
  expect(await openPictureStore({ dataDir, pictureBucket: null }).read(idOf('02'), 320)).toBeNull()
})

/** SHA-256 with the interface that the reference signer expects. */
class Sha256 {
  readonly #hash: Pick<Hash, 'digest'> & { update: (data: Buffer) => unknown }
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret))
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(bytesOf(data))
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }
  reset(): void {}
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === 'string') return Buffer.from(data)
  return ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(data)
}

// No emulator here checks signatures, so ours is compared with that of the provider's library.
test.each([
  ['PUT', `/haulpost/media/ab/${idOf('ab')}/320.webp`, {}],
  ['GET', `/media/ab/${idOf('ab')}/1280.webp`, {}],
  ['GET', '/haulpost/', { 'list-type': '2', prefix: 'media/a', 'continuation-token': 'a&b=/+ c' }],
  ['DELETE', `/haulpost/media/00/${idOf('00')}/640.webp`, {}],
])('%s %s is signed as the provider signs it', async (method, pathname, query) => {
  const host = 's3.us-east-2.amazonaws.com'
  const at = new Date('2026-02-03T04:05:06Z')
  const credentials = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG' }
  const search = new URLSearchParams(query).toString()
  const ours = await new AwsV4Signer({
    ...credentials,
    method,
    url: `https://${host}${pathname}${search && `?${search}`}`,
    service: 's3',
    region: 'us-east-2',
    datetime: '20260203T040506Z',
  }).sign()

  const reference = new SignatureV4({
    credentials,
    region: 'us-east-2',
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  })
  const theirs = await reference.sign(
    {
      method,
      protocol: 'https:',
      hostname: host,
      path: pathname,
      query,
      headers: { host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    },
    { signingDate: at },
  )
  expect(ours.headers.get('authorization')).toBe(theirs.headers['authorization'])
})
