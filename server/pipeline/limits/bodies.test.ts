import { expect, test } from 'vitest'
import { keptLog, pipelineAround } from '#tests/helpers/pipeline.ts'

const echo = pipelineAround(async (c) => c.text(await c.req.text()))
const KB = 1024

const form = (
  body: BodyInit,
  headers: Readonly<Record<string, string>> = {},
): RequestInit & { duplex: 'half' } => ({
  method: 'POST',
  body,
  duplex: 'half',
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    ...headers,
  },
})

/** A body that comes in pieces, without a declared length. */
const inPieces = (kilobytes: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let i = 0; i < kilobytes; i++) controller.enqueue(new Uint8Array(KB).fill(97))
      controller.close()
    },
  })

test('a form of 64 KB arrives as it was sent', async () => {
  const text = `a=${'b'.repeat(64 * KB - 2)}`
  expect(await (await echo.request('/', form(text))).text()).toBe(text)
  expect(await (await echo.request('/', form(inPieces(64)))).text()).toHaveLength(64 * KB)
})

test.each([
  ['announced', () => form('a'.repeat(64 * KB + 1), { 'content-length': String(64 * KB + 1) })],
  ['not announced', () => form(inPieces(65))],
  [
    'announced too small',
    () => form(inPieces(65), { 'transfer-encoding': 'chunked', 'content-length': '1' }),
  ],
])('more than 64 KB is refused when its length is %s', async (_, init) => {
  expect((await echo.request('/', init())).status).toBe(413)
})

test.each(['multipart/form-data; boundary=x', 'text/plain', 'application/xml'])(
  'a page takes no %s',
  async (type) => {
    expect((await echo.request('/', form('a=b', { 'content-type': type }))).status).toBe(415)
  },
)

test('a body that does not say what it is is not read', async () => {
  const init = { ...form('a=b'), headers: { 'content-length': '3', 'sec-fetch-site': 'same-origin' } }
  expect((await echo.request('/', { ...init, body: new Uint8Array(3) })).status).toBe(415)
})

test.each([
  ['announced', { 'content-length': '60000' }],
  ['not announced', {}],
] as const)('[SEC-04] a body that breaks off is no failure of ours (its length %s)', async (_, headers) => {
  const { log, lines } = keptLog()
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error('Premature close')) })
  const { status } = await pipelineAround(undefined, { log }).request('/', form(body, headers))
  expect(status).toBe(400)
  expect(lines).toEqual([expect.objectContaining({ status: 400, msg: 'answered' })])
})
