import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptLog, pipelineAround } from '#tests/helpers/pipeline.ts'

const ID = '0123456789abcdef0123456789abcdef'
const dataDir = mkdtempSync(path.join(tmpdir(), 'data-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

mkdirSync(path.join(dataDir, 'media/01', ID), { recursive: true })
const PICTURE = 'RIFF\u000B\0\0\0WEBPpicture'
writeFileSync(path.join(dataDir, 'media/01', ID, '640.webp'), PICTURE)
writeFileSync(path.join(dataDir, 'media/01', ID, '320.webp'), PICTURE.slice(0, -1))
writeFileSync(path.join(dataDir, 'media/01', ID, '1280.webp'), '')
writeFileSync(path.join(dataDir, 'secret.webp'), 'secret')

const { request } = pipelineAround((c) => c.text('a page'), { settings: { dataDir } })

test('[SEC-08] a picture is served as a picture and nothing else, for a year', async () => {
  const response = await request(`/media/${ID}/640.webp`)
  expect(await response.text()).toBe(PICTURE)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test.each([320, 1280])(
  '[UP-18] a file that is not whole (%i) is missing, and no browser keeps it',
  async (width) => {
    const { log, lines } = keptLog()
    const site = pipelineAround((c) => c.text('a page'), { settings: { dataDir }, log })
    const response = await site.request(`/media/${ID}/${width}.webp`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(lines).toContainEqual(expect.objectContaining({ picture: ID, msg: 'a stored picture is damaged' }))
  },
)

test('a client that has the picture gets 304', async () => {
  const etag = (await request(`/media/${ID}/640.webp`)).headers.get('etag') ?? ''
  const again = await request(`/media/${ID}/640.webp`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('a picture stored when there were fewer widths is sent in the next wider one', async () => {
  expect(await (await request(`/media/${ID}/480.webp`)).text()).toBe(PICTURE)
})

test.each([
  `/media/${ID}/320.webp`,
  `/media/${ID}/641.webp`,
  `/media/${ID}/0640.webp`,
  `/media/${ID}/640.png`,
  `/media/${ID.toUpperCase()}/640.webp`,
  `/media/${ID}`,
  '/media/',
  '/media/secret.webp',
  '/media/..secret.webp',
])('%s is no picture', async (address) => {
  expect((await request(address)).status).toBe(404)
})
