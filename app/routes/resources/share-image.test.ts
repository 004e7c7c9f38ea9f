import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { drawItemImages } from '#app/features/discovery/share-images/draw-item-images.server.ts'
import { openShareImages } from '#app/platform/images/share/share-images.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// A process has to start first, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const { db } = useDatabase()
let dataDir: string
let shareImages: ReturnType<typeof openShareImages>
let site: Awaited<ReturnType<typeof siteWith>>

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'share-'))
  shareImages = openShareImages({ dataDir, pictureBucket: null })
})

beforeEach(async () => {
  site = await siteWith(db, { shareImages })
})

afterAll(async () => {
  await shareImages.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** The tags of a head that begin with og:image, by the rest of their names, and where the last one ends. */
async function imageTags(address: string, language = 'en') {
  const document = await (await site.get(address, { 'accept-language': language })).text()
  const tags = document.matchAll(/<meta property="og:image(?::(\w+))?" content="([^"]*)"\/?>/gu)
  const all = [...tags]
  const last = all.at(-1)
  const [url, type, width, height, alt] = ['url', 'type', 'width', 'height', 'alt'].map(
    (wanted) => all.find(([, name = 'url']) => name === wanted)?.[2],
  )
  return { url, type, width, height, alt, end: (last?.index ?? 0) + (last?.[0].length ?? 0) }
}

const pathOf = (url = '') => new URL(url).pathname

const aJob = () =>
  aListing(db, {
    category: 'cdl-a-company-drivers',
    title: { en: 'Reefer drivers wanted, call 312-555-0142', ru: 'Водители на рефрижератор' },
    attributes: JSON.stringify({ homeTime: 'weekly', freight: ['reefer'] }),
    compensation: '$1,800 a week',
    location: { en: 'Joliet, IL', ru: 'Джолиет, IL' },
  })

test('[SHARE-01] every page that is shared names its image early, with size, type and words', async () => {
  const { listingId, userId } = await aJob()
  const { adId } = await anAd(db)
  const pages = [
    `/listings/${listingId}`,
    `/promotions/${adId}`,
    '/categories/jobs',
    '/',
    `/users/${userId}`,
    '/search?q=reefer',
    '/map',
    '/categories',
  ]
  for (const address of pages) {
    const { url, type, width, height, alt, end } = await imageTags(address)
    expect([address, type, width, height]).toEqual([address, 'image/jpeg', '1200', '630'])
    expect(alt, address).toMatch(/\p{L}{3}/u)
    expect(end, address).toBeLessThan(30 * 1024)
    const image = await site.get(pathOf(url))
    expect([address, image.status, image.headers.get('content-type')]).toEqual([address, 200, 'image/jpeg'])
    const file = Buffer.from(await image.arrayBuffer())
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  }
})

test('[SHARE-01] a chat may keep an image for ever and show it on its own site', async () => {
  const { url } = await imageTags('/')
  const { headers } = await site.get(pathOf(url))
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

test('[SHARE-02] the image is in the language of the page', async () => {
  const { listingId } = await aJob()
  const [english, russian] = [
    await imageTags(`/listings/${listingId}`),
    await imageTags(`/listings/${listingId}`, 'ru'),
  ]
  expect(english.alt).toContain('Joliet, IL')
  expect(russian.alt).toContain('Водители на рефрижератор')
  expect(russian.alt).toContain('Джолиет, IL')
  expect(pathOf(russian.url)).not.toBe(pathOf(english.url))
})

test('[SHARE-03] the telephone number of a title is on no image', async () => {
  const { listingId } = await aJob()
  const { alt } = await imageTags(`/listings/${listingId}`)
  expect(alt).toContain('Reefer drivers wanted')
  expect(alt).not.toMatch(/555|0142/u)
})

test('[SHARE-04] a new price is a new address; the image of the old one is served while it is stored', async () => {
  const { id, listingId } = await aListing(db, { compensation: '54900' })
  const before = pathOf((await imageTags(`/listings/${listingId}`)).url)
  const old = Buffer.from(await (await site.get(before)).arrayBuffer())
  await db.updateTable('listings').set({ compensation: '49900' }).where('id', '=', id).execute()

  const after = pathOf((await imageTags(`/listings/${listingId}`)).url)
  expect(after).not.toBe(before)
  const [again, fresh] = [await site.get(before), await site.get(after)]
  expect(Buffer.from(await again.arrayBuffer()).equals(old)).toBe(true)
  expect(Buffer.from(await fresh.arrayBuffer()).equals(old)).toBe(false)
})

test('[SHARE-04] what names no image of a public page is answered with 404, and nothing is drawn', async () => {
  const { id, listingId } = await aListing(db)
  const other = await aListing(db)
  const known = pathOf((await imageTags(`/listings/${listingId}`)).url)
  const others = pathOf((await imageTags(`/listings/${other.listingId}`)).url)
  await site.get(others)
  const fingerprint = path.basename(others)
  const unknown = [
    `/share/en/listings/${listingId}/${'0'.repeat(32)}.jpg`,
    `/share/en/listings/${listingId}/${known.slice(-36, -24)}${'0'.repeat(20)}.jpg`,
    `/share/en/listings/${listingId}/${fingerprint}`,
    `/share/de/listings/${listingId}/${path.basename(known)}`,
    `/share/en/listings/999999999/${path.basename(known)}`,
    `/share/en/listings/-${listingId}/${path.basename(known)}`,
    `/share/en/users/${listingId}/${path.basename(known)}`,
    `/share/en/categories/nothing/${path.basename(known)}`,
    known.replace('.jpg', '.png'),
    known.toUpperCase(),
  ]
  for (const address of unknown) expect([address, (await site.get(address)).status]).toEqual([address, 404])

  await db.updateTable('listings').set({ status: 'pending' }).where('id', '=', id).execute()
  expect((await site.get(known)).status).toBe(404)
  expect(await shareImages.find(path.basename(known, '.jpg'))).toBeNull()
})

test('[SHARE-04] when an item is published, its images are drawn in all languages', async () => {
  const { listingId } = await aJob()
  const item = { kind: 'listing', publicId: listingId } as const
  await drawItemImages({ db, now: NOW }, shareImages, item)
  for (const language of ['en', 'ru', 'es']) {
    const { url } = await imageTags(`/listings/${listingId}`, language)
    expect(await shareImages.find(path.basename(pathOf(url), '.jpg')), language).not.toBeNull()
  }
})

test('[SHARE-05] the share menu works without JavaScript, in the language of the reader and without contact data', async () => {
  const { listingId, userId } = await aJob()
  const pages = [`/listings/${listingId}`, '/categories/jobs', `/users/${userId}`]
  for (const address of pages) {
    const document = await (await site.get(address, { 'accept-language': 'ru' })).text()
    const links = [...document.matchAll(/href="(https:\/\/(?:t\.me|wa\.me)\/[^"]*)"/gu)]
    const [telegram, whatsApp] = links.map(([, link = '']) => new URL(link.replaceAll('&amp;', '&')))
    const url = telegram?.searchParams.get('url') ?? ''
    expect(new URL(url).pathname, address).toMatch(new RegExp(`${address}$`, 'u'))
    expect(whatsApp?.searchParams.get('text'), address).toContain(url)
    const shared = await (await site.get(url.slice(new URL(url).origin.length))).text()
    expect(shared, address).toContain('<html lang="ru"')
  }
  const english = await (await site.get(`/listings/${listingId}`)).text()
  const [, sent = ''] = /href="https:\/\/wa\.me\/\?text=([^"]*)"/u.exec(english) ?? []
  const [title, ...rest] = decodeURIComponent(sent).split('\n')
  expect(title).toBe('Reefer drivers wanted')
  expect(rest.join()).toContain('$1,800 a week')
  expect(rest.join()).toContain('Joliet, IL')
})

test('[SHARE-05] the QR code of a public page is a drawing, and there is none of any other', async () => {
  const { listingId } = await aListing(db)
  const code = await site.get(`/share/en/listings/${listingId}/qr.svg`)
  expect([code.status, code.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await code.text()).toMatch(/^<svg .*<path d="M/u)
  expect((await site.get('/share/en/listings/9999999/qr.svg')).status).toBe(404)
})
