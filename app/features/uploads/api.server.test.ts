import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { actorReader } from '#app/platform/auth/read-actor.server.ts'
import { imageProcessor } from '#app/platform/images/image-processor.server.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { createPictureWorker } from '#app/platform/images/picture-worker.server.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

// A process has to start first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const SITE = 'http://localhost:3000'
const MB = 1024 * 1024
const { db } = useDatabase()
const worker = createPictureWorker()

let dataDir: string
let request: ReturnType<typeof pipelineAround>['request']
let photo: Buffer

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'uploads-'))
  const pictures = imageProcessor({ worker, store: pictureStore(dataDir) })
  const actorOf = actorReader({ db, now: () => NOW, publicUrl: SITE })
  const settings = { dataDir, limitLoopback: false }
  request = pipelineAround((c) => c.text('a page'), { db, pictures, actorOf, settings }).request
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#24506b' } })
    .jpeg()
    .toBuffer()
})

afterAll(async () => {
  await worker.stop()
  await rm(dataDir, { recursive: true, force: true })
})

type Sent = Readonly<Record<string, string>>

/** Sends a file as the field does, for the user with this cookie. */
function send(body: BodyInit, cookie: string, headers: Sent = {}): Promise<Response> {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'content-type': 'application/octet-stream',
      'sec-fetch-site': 'same-origin',
      'x-file-name': encodeURIComponent('Kenworth №7.jpg'),
      cookie,
      ...headers,
    },
  }
  return request('/uploads', init)
}

async function aUser(given: Parameters<typeof anAccount>[1] = {}) {
  const { id } = await anAccount(db, given)
  return { id, cookie: `sid=${await aSession(db, id)}` }
}

const parsed = async (sent: Promise<Response>) => {
  const response = await sent
  const body: unknown = await response.json()
  return { status: response.status, body }
}

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
const bytes = (buffer: Buffer) => new Uint8Array(buffer)

describe('sending a picture', () => {
  test('[POST-07] a photo becomes a picture of its sender, and is served', async () => {
    const { id, cookie } = await aUser()
    const { status, body } = await parsed(send(bytes(photo), cookie))

    expect({ status, body }).toEqual({
      status: 200,
      body: { picture: { id: matching(/^[0-9a-f]{32}$/u), width: 800, height: 600 } },
    })
    const rows = await db.selectFrom('uploads').selectAll().where('userId', '=', id).execute()
    expect(rows).toMatchObject([{ width: 800, height: 600, usedAt: NOW }])
    const shown = await request(`/media/${rows[0]?.pictureId}/320.webp`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })

  test('the same photo of two users is kept once, and belongs to both', async () => {
    const [one, two] = [await aUser(), await aUser()]
    const results = await Promise.all([one, one, two].map(({ cookie }) => parsed(send(bytes(photo), cookie))))
    expect(new Set(results.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const rows = await db
      .selectFrom('uploads')
      .select('userId')
      .where('userId', 'in', [one.id, two.id])
      .execute()
    expect(rows).toHaveLength(2)
  })

  test('a visitor, a banned user and one who left are told to sign in, and nothing of the file is read', async () => {
    const users = [
      { cookie: '' },
      await aUser({ role: 'banned' }),
      await aUser({ deactivatedAt: NOW }),
      await aUser({ emailVerified: false }),
    ]
    for (const { cookie } of users) {
      let wasRead = false
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            wasRead = true
            controller.enqueue(new Uint8Array(1))
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      expect(await parsed(send(body, cookie))).toMatchObject({
        status: 401,
        body: { error: 'Please sign in first.' },
      })
      expect(wasRead).toBe(false)
    }
  })

  test('what another site makes a browser send is refused', async () => {
    const { cookie } = await aUser()
    expect((await send(bytes(photo), cookie, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('sixty files in half an hour, and then no more', async () => {
    const { cookie } = await aUser()
    const small = () => send(new Uint8Array([1, 2, 3]), cookie)
    const tenAtOnce = () => Promise.all(Array.from({ length: 10 }, async () => (await small()).status))
    for (let i = 0; i < 6; i++) expect(new Set(await tenAtOnce())).toEqual(new Set([422]))
    expect(await parsed(small())).toMatchObject({
      status: 429,
      body: { error: matching(/^Rate limit exceeded/u) },
    })
  })
})

test('[NET-05] of sixty files sent at the same moment some have to come later, and hear how soon', async () => {
  const { cookie } = await aUser()
  const results = await Promise.all(Array.from({ length: 60 }, () => send(bytes(photo), cookie)))
  const late = results.filter(({ status }) => status === 429)
  expect(results.filter(({ status }) => status === 200).length + late.length).toBe(60)
  expect(new Set(late.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']))
})

describe('[POST-07] what is refused, with the name of the file', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const bmp = Buffer.from('BM\x36\0\0\0', 'latin1')

  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['an SVG', () => Buffer.from(svg), 'Kenworth №7.jpg is not an image file'],
    ['a page', () => Buffer.from('<!doctype html><p>'), 'Kenworth №7.jpg is not an image file'],
    ['nothing', () => Buffer.alloc(0), 'Kenworth №7.jpg is not an image file'],
    ['half a photo', () => photo.subarray(0, 900), 'Kenworth №7.jpg is damaged and cannot be read'],
    [
      'a JPEG of noise',
      () => Buffer.concat([photo.subarray(0, 3), Buffer.alloc(999, 7)]),
      'Kenworth №7.jpg is damaged and cannot be read',
    ],
    [
      'an SVG that says it is a PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)]),
      'Kenworth №7.jpg is damaged and cannot be read',
    ],
    [
      'a BMP',
      () => bmp,
      'Kenworth №7.jpg is a BMP file, which browsers do not show. Please open it in an image program and save it as JPEG or PNG.',
    ],
    [
      'a bomb',
      () =>
        sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'Kenworth №7.jpg has too many pixels. Please make it smaller first.',
    ],
  ])('%s', async (_, file, sentence) => {
    const { cookie } = await aUser()
    expect(await parsed(send(bytes(await file()), cookie))).toMatchObject({
      status: 422,
      body: { error: sentence },
    })
  })

  test('a script behind a photo does not survive', async () => {
    const { cookie } = await aUser()
    const both = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    const id = /[0-9a-f]{32}/u.exec(JSON.stringify(await parsed(send(bytes(both), cookie))))?.[0]
    const kept = Buffer.from(await (await request(`/media/${id}/320.webp`)).arrayBuffer())
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 320 })
    expect(kept.includes('script')).toBe(false)
  })

  test.each([
    ['announced', { 'content-length': String(10 * MB + 1) }],
    ['not announced', {}],
    ['announced smaller', { 'transfer-encoding': 'chunked', 'content-length': '1' }],
  ])('more than 10 MB, its size %s', async (_, headers) => {
    const { cookie } = await aUser()
    expect(await parsed(send(new Uint8Array(10 * MB + 1), cookie, headers))).toMatchObject({
      status: 413,
      body: { error: 'Kenworth №7.jpg must be smaller than 10MB', code: 'uploads.tooLarge' },
    })
  })

  test('a form, and anything else that is no bare file', async () => {
    const { cookie } = await aUser()
    for (const type of ['multipart/form-data; boundary=x', 'image/png', 'application/json'])
      expect((await send(bytes(photo), cookie, { 'content-type': type })).status).toBe(415)
  })

  test('a name is shown without folders or controls, and not for ever', async () => {
    const { cookie } = await aUser()
    const named = async (name: string) => (await parsed(send('x', cookie, { 'x-file-name': name }))).body
    expect(await named('%2Fetc%2F%0Apasswd.gif')).toMatchObject({ error: 'passwd.gif is not an image file' })
    expect(await named('%E0%A4')).toMatchObject({ error: '%E0%A4 is not an image file' })
    expect(await named('')).toMatchObject({ error: 'The file is not an image file' })
    expect(JSON.stringify(await named('y'.repeat(999))).length).toBeLessThan(200)
  })
})

test('a decoder that is killed half way is started again, and the picture is made', async () => {
  const { cookie } = await aUser()
  await send(bytes(photo), cookie)
  const before = worker.pids()[0] ?? 0
  const others = await Promise.all(
    [1, 2, 3].map((turn) =>
      sharp({ create: { width: 900 + turn, height: 900, channels: 3, background: '#803' } })
        .jpeg()
        .toBuffer(),
    ),
  )
  const results = others.map((file) => send(bytes(file), cookie))
  process.kill(before, 'SIGKILL')

  expect((await Promise.all(results)).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(worker.pids()).not.toContain(before)
  expect((await readdir(path.join(dataDir, 'media'))).filter((name) => name.startsWith('draft'))).toEqual([])
})
