import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { POLICY } from '#app/routes/policy.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// What ad blockers hide or block, so that everyone sees what advertisers pay for (D-35).

const { db } = useDatabase()

/** Words by which common filter lists hide elements: as a whole word of a class or an id, or at its start or end. */
const HIDDEN_NAMES = [
  /(?:^|[-_])(?:ads?|advert\w*|adverts|adv|adsense|adbox|adslot|adspace|adunit|adwrap\w*)(?:$|[-_\d])/iu,
  /(?:^|[a-z])Ads?(?:$|[A-Z_\d-])/u,
  /(?:^|[-_])(?:banner|banners|sponsor\w*|sponsored|promoted|skyscraper|leaderboard|doubleclick|outbrain|taboola)(?:$|[-_\d])/iu,
]

/** Parts of addresses by which they block requests. */
const STOPPED_ADDRESSES = [
  /\/ads?(?:[/_.-]|$)/iu,
  /[/_.-](?:advert\w*|adserv\w*|adview|adclick|adimage\w*|adframe|adbanner\w*|banner_?ads?)(?:[/_.-]|$)/iu,
  /[/_-](?:banners?|sponsor\w*|popunder|popup)(?:[/_.-]|$)/iu,
  /[-_.](?:ad|ads)[-_.]/iu,
  /[?&](?:ad|ads|adid|ad_?id|banner\w*)=/iu,
  // Filter lists against tracking know these.
  /[/_-](?:analytics|beacon|impressions?|pixel|telemetry|collect|adtrack\w*|clicktrack\w*|viewability)(?:[/_.-]|$)/iu,
]

/** Pages that the specification names; users navigate to them, and no page loads them. */
const SPECIFIED = /^\/(?:post-ad|edit-ad|admin\/ads)(?:[/?.]|$)/u

const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gu'))].map(([, value = '']) => value)

const hits = (names: readonly string[], patterns: readonly RegExp[]) =>
  [...new Set(names)].filter((name) => patterns.some((pattern) => pattern.test(name)))

const PICTURE = { id: 'abcdefghijklmnop', width: 640, height: 480 }
const pages = new Map<string, string>()

beforeAll(async () => {
  const ad = await anAd(db, {
    images: [PICTURE],
    featured: true,
    contactType: 'contact_info',
    websiteUrl: '',
  })
  await anAd(db)
  const listing = await aListing(db)
  const site = await siteWith(db)
  for (const path of [
    '/',
    '/categories/repair-shops-parts',
    '/search?q=repair',
    `/promotions/${ad.adId}/big-rig-repair-day-and-night`,
    `/listings/${listing.listingId}/kenworth-t680-sleeper`,
  ]) {
    const response = await site.get(path)
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    pages.set(path, await response.text())
  }
})

describe('[AD-06] no common list of ad blockers hides what the built pages show (D-35)', () => {
  test('the billboards are on them', () => {
    expect(pages.get('/')).toContain('class="billboard"')
  })

  test('no class and no id', () => {
    for (const [path, html] of pages) {
      const names = ['class', 'id']
        .flatMap((attribute) => valuesOf(html, attribute))
        .flatMap((said) => said.split(/\s+/u))
      expect(names.length).toBeGreaterThan(50)
      expect(hits(names, HIDDEN_NAMES), path).toEqual([])
    }
  })

  test('no picture, script, style or other file', () => {
    for (const [path, html] of pages) {
      const srcsets = valuesOf(html, 'srcSet').flatMap((set) =>
        set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
      )
      const files = [...valuesOf(html, 'src'), ...srcsets, ...valuesOf(html, 'href')]
      expect(
        hits(
          files.filter((file) => !SPECIFIED.test(file)),
          STOPPED_ADDRESSES,
        ),
        path,
      ).toEqual([])
    }
  })

  test('no file of the build that a browser loads', () => {
    const files = readdirSync('build/client', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)
    expect(files.length).toBeGreaterThan(50)
    expect(hits(files, STOPPED_ADDRESSES)).toEqual([])
  })

  test('no request that public pages make', () => {
    const open = Object.entries(POLICY).filter(
      ([, { read, write }]) => read === 'anyone' || write === 'anyone',
    )
    const paths = open.map(([path]) => path).filter((path) => !SPECIFIED.test(path))
    expect(hits(paths, STOPPED_ADDRESSES)).toEqual([])
  })

  test('the patterns find what they are for', () => {
    const names = ['ad', 'ad-box', 'topAd', 'banner', 'top_banner', 'sponsored', 'ads1', 'advertisement']
    expect(hits(names, HIDDEN_NAMES)).toEqual(names)
    expect(hits(['shadow', 'header', 'billboard', 'gradient', 'loading', 'add-post'], HIDDEN_NAMES)).toEqual(
      [],
    )
    const files = [
      '/ads/1.png',
      '/img/banner-2.webp',
      '/assets/post-ad-x1.js',
      '/a?ad_id=7',
      '/api/impression',
    ]
    expect(hits(files, STOPPED_ADDRESSES)).toEqual(files)
  })
})
