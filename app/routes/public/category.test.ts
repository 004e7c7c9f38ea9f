import { beforeEach, describe, expect, test } from 'vitest'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { storeOutdatedSets } from '#app/features/items/facets/store-facet-sets.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()

beforeEach(() => base.db.deleteFrom('profiles').execute())

const page = async (address: string, headers?: HeadersInit) => {
  const response = await (await siteWith(base.db)).get(address, headers)
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

describe('the page of a category', () => {
  test.for(CATEGORY_SLUGS)('[CAT-01] /categories/%s responds', async (slug) => {
    expect((await page(`/categories/${slug}`)).status).toBe(200)
  })

  test.for([
    ['Semi%20Trucks%20%26%20Trailers', 'trucks-trailers-marketplace'],
    ['CDL%20A%20COMPANY%20DRIVERS', 'cdl-a-company-drivers'],
    ['TRAILER%20PARKS', 'parking-lots'],
    ['BODY%20SHOPS', 'auto-repair-shops'],
    ['REAL%20ESTATE%20MARKETPLACE', 'real-estate-marketplace'],
  ] as const)('[CAT-01] the name %s leads to %s', async ([name, slug]) => {
    expect(await page(`/categories/${name}?view=gallery`)).toMatchObject({
      status: 301,
      location: `/categories/${slug}?view=gallery`,
    })
  })

  test.for(['nothing', 'OTHER', '__proto__', '%D1%8F', "'%3B--"])(
    '[CAT-01] %s is no category: 404',
    async (slug) => {
      const { status, text } = await page(`/categories/${slug}`)
      expect(status).toBe(404)
      expect(text).toContain('Page Not Found')
    },
  )

  test('[CAT-02] the category list leads to a category without JavaScript too', async () => {
    expect(await page('/categories?to=jobs')).toMatchObject({ status: 302, location: '/categories/jobs' })
  })

  test('[CAT-11] jobs for dispatchers and services of dispatchers lead to each other', async () => {
    expect((await page('/categories/office-staff')).text).toMatch(
      /These are jobs\..*<a[^>]*href="\/categories\/outsourcing-services"[^>]*>Trucking Support Services</u,
    )
    expect((await page('/ru/categories/outsourcing-services')).text).toMatch(
      /Здесь услуги.*<a[^>]*href="\/ru\/categories\/office-staff[^"]*"[^>]*>Диспетчеры и офис</u,
    )
    expect((await page('/categories/jobs')).text).not.toContain('These are')
  })

  test('[LANG-11] a category is narrowed to one language, which is one more filter to clear', async () => {
    await aListing(base.db, { title: { en: 'Day cab' }, category: 'jobs' })
    await aListing(base.db, { title: { en: 'Sleeper', es: 'Con camarote' }, category: 'jobs' })
    const { text } = await page('/categories/jobs?written=es')
    expect(text).toContain('1 listing<')
    expect(text).toContain('Sleeper')
    expect(text).not.toContain('Day cab')
    expect(text).toMatch(/1 filter<.*href="\/categories\/jobs"[^>]*>Clear filters/su)
  })

  test('[CAT-04] the total is exact, there are five page buttons at most, and each page has its 25', async () => {
    const owner = await aProfile(base.db)
    for (let i = 0; i < 130; i += 1) {
      await aListing(base.db, {
        title: { en: `Number ${i};` },
        category: 'jobs',
        createdAt: daysAgo(1 + i / 100),
        userId: owner.id,
      })
    }
    const third = await page('/categories/jobs?page=3')
    expect(third.text).toContain('130 listings')
    expect(third.text.match(/aria-label="Page \d+"/gu)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `aria-label="Page ${n}"`),
    )
    expect(third.text).toContain('Number 50;')
    expect(third.text).toContain('Number 74;')
    expect(third.text).not.toContain('Number 75;')
    expect(third.text).toMatch(/rel="prev"/u)
    expect(third.text).toMatch(/rel="next"/u)
  })

  test.for(['2', '1000000000', '0', 'x', '-1'])(
    '[CAT-04] a page that is not there (%s) says so and offers page 1',
    async (n) => {
      await aListing(base.db, { category: 'jobs' })
      const { status, text } = await page(`/categories/jobs?page=${n}`)
      expect(status).toBe(404)
      expect(text).toContain('There is no such page')
      expect(text).toContain('Go to page 1')
    },
  )

  test('[CAT-05] price is filtered in marketplaces only', async () => {
    await aListing(base.db, { title: { en: 'Dear thing' }, category: 'jobs', priceCents: 999_999 })
    expect((await page('/categories/jobs?price=under-500')).text).toContain('Dear thing')
    await aListing(base.db, { title: { en: 'Dear truck' }, priceCents: 999_999 })
    const { text } = await page('/categories/trucks-trailers-marketplace?price=under-500')
    expect(text).toContain('No listings match')
    expect(text.indexOf('Dear truck')).toBeGreaterThan(text.indexOf('Nearest matches'))
  })

  test('[CAT-05] filters are in the address and come back filled in', async () => {
    const { text } = await page('/categories/jobs?city=Joliet&state=IL&date=7d&sort=oldest')
    expect(text).toMatch(/name="city"[^>]*value="Joliet"/u)
    expect(text).toMatch(/<option value="7d" selected/u)
    expect(text).toMatch(/<option value="oldest" selected/u)
  })

  test('[CAT-10] a state is chosen from a list, by name; an address may still name several', async () => {
    const chosen = (await page('/categories/jobs?state=ohio')).text
    expect(chosen).toMatch(/<select[^>]*name="state"/u)
    expect(chosen).toMatch(/<option value="OH" selected[^>]*>Ohio/u)
    expect(chosen).toMatch(/>Iowa<.*>Kansas<.*>Massachusetts<.*>West Virginia</su)
    expect((await page('/categories/jobs?state=dakota')).text).toMatch(/<option value="dakota" selected/u)
  })

  test('[CAT-10] a price from and to is beside the three ranges, in marketplaces only', async () => {
    await aListing(base.db, { title: { en: 'Trailer within' }, priceCents: 2_400_000 })
    await aListing(base.db, { title: { en: 'Trailer beyond' }, priceCents: 2_600_000 })
    const { text } = await page('/categories/trucks-trailers-marketplace?max=25000')
    expect(text).toMatch(/name="max"[^>]*value="25000"/u)
    expect(text).toContain('Trailer within')
    expect(text).not.toContain('Trailer beyond')
    expect((await page('/categories/jobs?max=1')).text).not.toContain('name="max"')
  })

  test('[CAT-06] the newest billboards of the category are above its list', async () => {
    await anAd(base.db, { title: { en: 'Board of jobs' }, category: 'jobs' })
    await anAd(base.db, { title: { en: 'Board of events' }, category: 'events' })
    const { text } = await page('/categories/jobs')
    expect(text).toContain('Board of jobs')
    expect(text).not.toContain('Board of events')
  })

  test('[CAT-07] a list without a match says so', async () => {
    expect((await page('/categories/jobs?city=Atlantis')).text).toContain('No listings match')
  })

  test('[CAT-09] a list shows the real count of views', async () => {
    await aListing(base.db, { category: 'jobs', views: 1234 })
    expect((await page('/categories/jobs')).text).toContain('1,234 views')
  })

  test('[CAT-03] the way a list is shown survives paging', async () => {
    for (let i = 0; i < 26; i += 1) await aListing(base.db, { category: 'jobs' })
    expect((await page('/categories/jobs?view=gallery')).text).toMatch(
      /href="\/categories\/jobs\?page=2&amp;view=gallery"/u,
    )
  })

  test('a category page asks the database four times at most', async () => {
    await storeOutdatedSets({ db: base.db, now: NOW })
    const site = await siteWith(base.db)
    const plain = await base.queriesOf(async () => (await site.get('/categories/jobs')).text())
    const filtered = await base.queriesOf(async () => (await site.get('/categories/jobs?city=x')).text())
    expect(plain.length).toBeLessThanOrEqual(4)
    expect(filtered.length).toBeLessThanOrEqual(4)
  })

  test('the page of a list contains no contact data', async () => {
    await aListing(base.db, {
      category: 'jobs',
      contactPhone: '(555) 010-6666',
      contactEmail: 'boss@hidden.example',
    })
    expect((await page('/categories/jobs')).text).not.toMatch(/010-6666|hidden\.example/u)
  })
})

test('[CAT-13] a row says its facts and its price once, and a list of one category does not name it', async () => {
  const attributes = JSON.stringify({ kind: 'sleeper', year: 2021, mileage: 412_000 })
  await aListing(base.db, { attributes, compensation: '$44,900', title: { en: 'Cascadia 126' } })
  const { text } = await page('/categories/trucks-trailers-marketplace')
  const row = /<li class="item-row item-offer.*?<\/div><\/li>/su.exec(text)?.[0] ?? ''
  expect(row).toMatch(/Cascadia 126.*1 day ago.*2021.*412,000 mi.*\$44,900/su)
  expect(row).not.toContain('0 views')
  expect(row.match(/\$44,900/gu)).toHaveLength(1)
  expect(row).not.toContain('item-category')
  expect((await page('/')).text).toContain('item-category')
})

test('[CAT-14] a job that states no pay says so and leads to asking', async () => {
  await aListing(base.db, { category: 'cdl-a-company-drivers', title: { en: 'Flatbed job' } })
  expect((await page('/categories/cdl-a-company-drivers')).text).toMatch(/Pay not stated.*Ask about pay/su)
})
