import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const PAGE = '<p>Peterbilt 579, one owner</p>'.repeat(500)
const bytes = (text: string) => new TextEncoder().encode(text)
const asks = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

test('a page made for one reader is packed, in the quickest way the browser knows', async () => {
  const { request } = pipelineAround((c) => c.html(PAGE))
  const zstd = await request('/', asks('gzip, deflate, br, zstd'))
  expect(zstd.headers.get('content-encoding')).toBe('zstd')
  expect(zstd.headers.get('vary')).toContain('Accept-Encoding')
  expect(zstdDecompressSync(await zstd.arrayBuffer()).toString()).toBe(PAGE)
  const br = await request('/', asks('gzip, deflate, br'))
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(PAGE)
  const gzip = await request('/', asks('gzip;q=0.5, zstd;q=0'))
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(PAGE)
  expect(await (await request('/', asks('identity'))).text()).toBe(PAGE)
})

test('what is small, or packed by nature, goes as it is', async () => {
  const small = pipelineAround((c) => c.html('<p>small</p>'))
  expect((await small.request('/', asks('gzip'))).headers.has('content-encoding')).toBe(false)
  const picture = pipelineAround((c) => c.body(PAGE, 200, { 'content-type': 'image/webp' }))
  expect((await picture.request('/', asks('gzip'))).headers.has('content-encoding')).toBe(false)
})

/** A page whose second half comes when the test says so. */
function pageInTwo() {
  const more = Promise.withResolvers<void>()
  const cancel = Promise.withResolvers<void>()
  const stream = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes(PAGE)),
      async pull(controller) {
        await more.promise
        controller.enqueue(bytes('<p>late</p>'))
        controller.close()
      },
      cancel: () => cancel.resolve(),
    })
  const { request } = pipelineAround((c) => c.body(stream(), 200, { 'content-type': 'text/html' }))
  return { request, finish: more.resolve, cancelled: cancel.promise }
}

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
  ['zstd', zstdDecompressSync],
])(
  '[HOME-06] with %s, the first half of a page is there before the second exists',
  async (encoding, unpack) => {
    const { request, finish } = pageInTwo()
    const { body } = await request('/', asks(encoding))
    const reader = body?.getReader()
    const chunks = [(await reader?.read())?.value ?? new Uint8Array()]
    finish()
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) chunks.push(part.value)
    expect(unpack(Buffer.concat(chunks)).toString()).toBe(`${PAGE}<p>late</p>`)
  },
)

test('a reader who leaves half way lets the page know', async () => {
  const { request, finish, cancelled } = pageInTwo()
  const { body } = await request('/', asks('gzip'))
  const reader = body?.getReader()
  await reader?.read()
  await reader?.cancel()
  await expect(cancelled).resolves.toBeUndefined()
  finish()
})
