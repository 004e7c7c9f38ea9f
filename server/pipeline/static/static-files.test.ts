import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'
import { readStaticFiles } from './static-files.ts'

const SCRIPT = 'export const truck = "Kenworth W900"\n'.repeat(100)
const folder = mkdtempSync(path.join(tmpdir(), 'client-'))
afterAll(() => rmSync(folder, { recursive: true }))

mkdirSync(path.join(folder, 'assets'))
mkdirSync(path.join(folder, '.vite'))
writeFileSync(path.join(folder, 'assets/app-abc.js'), SCRIPT)
writeFileSync(path.join(folder, 'assets/app-abc.js.br'), brotliCompressSync('packed beforehand'))
writeFileSync(path.join(folder, 'assets/font-abc.woff2'), Buffer.alloc(4000))
writeFileSync(path.join(folder, 'icon.svg'), '<svg/>')
writeFileSync(path.join(folder, '.vite/manifest.json'), '{}')

const clientFiles = readStaticFiles(folder)
const { request } = pipelineAround((c) => c.text('a page', 404), { clientFiles })
const get = (address: string, headers: HeadersInit = {}) => request(address, { headers })

test('a file whose name changes with its content is kept for a year', async () => {
  const response = await get('/assets/app-abc.js')
  expect(response.headers.get('content-type')).toContain('text/javascript')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).toBe(SCRIPT)
})

test('a file that keeps its name is asked for again after a while', async () => {
  const { headers } = await get('/icon.svg')
  expect(headers.get('cache-control')).toBe('public, max-age=3600')
  const again = await get('/icon.svg', { 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('what was packed by the build is sent as it is; the rest is packed when first asked for', async () => {
  const packed = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(Buffer.from(await packed.arrayBuffer())).toEqual(brotliCompressSync('packed beforehand'))
  const other = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip' })
  expect(other.headers.get('content-encoding')).toBe('gzip')
  expect(other.headers.get('vary')).toBe('Accept-Encoding')
})

test('what is packed by nature is not packed again', async () => {
  const { headers } = await get('/assets/font-abc.woff2', { 'accept-encoding': 'br' })
  expect(headers.has('content-encoding')).toBe(false)
  expect(headers.get('content-type')).toBe('font/woff2')
})

test('a script of an older release is missing, and no page is rendered instead', async () => {
  const response = await get('/assets/old-xyz.js')
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('')
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test.each(['/.vite/manifest.json', '/assets/app-abc.js.br', '/assets', '/icon.svg/', '/ICON.SVG'])(
  '%s is not served',
  async (address) => {
    expect((await get(address)).status).toBe(404)
  },
)

test('nothing can be written to a file', async () => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect(await (await request('/icon.svg', { method: 'POST', headers })).text()).toBe('a page')
})
