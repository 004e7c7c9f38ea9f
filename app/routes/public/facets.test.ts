import { beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '#app/lib/language-path.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()
const LIST = '/categories/trucks-trailers-marketplace'

beforeAll(async () => {
  const { id: userId } = await aProfile(base.db)
  for (const year of [2016, 2019, 2021, 2023]) {
    const attributes = JSON.stringify({ make: 'kenworth', kind: 'sleeper', year, titleInHand: year > 2020 })
    await aListing(base.db, {
      userId,
      attributes,
      title: { en: `Kenworth of ${year}` },
      priceCents: year * 2000,
    })
  }
  await aListing(base.db, { userId, attributes: '{"make":"volvo","year":2021}', title: { en: 'A Volvo' } })
})

async function page(path: string, headers?: HeadersInit) {
  const response = await (await siteWith(base.db)).get(path, headers)
  return { status: response.status, text: await response.text() }
}

const robots = (text: string) => /<meta name="robots" content="([^"]*)"/u.exec(text)?.[1] ?? ''
const canonical = (text: string) =>
  /<link rel="canonical" href="http:\/\/localhost:3000([^"]*)"/u.exec(text)?.[1]

describe('the page of a list', () => {
  test('[FACET-01] the filters are a form that needs no JavaScript, with what is chosen', async () => {
    const { text } = await page(`${LIST}?make=kenworth&year=2019-2021`)
    expect(text).toMatch(
      /name="make"[^>]*checked=""[^>]*value="kenworth"|name="make"[^>]*value="kenworth"[^>]*checked=""/u,
    )
    expect(text.match(/name="year"[^>]*value="(?:2019|2021)"/gu)).toHaveLength(2)
    expect(text).toContain('2 listings')
    expect((await page(`${LIST}?make=kenworth&year=2019&year=2021`)).text).toContain('2 listings')
  })

  test('[FACET-02] a choice that would leave nothing is greyed, unless it is chosen', async () => {
    const box = (text: string, make: string) =>
      text.match(/<input[^>]*>/gu)?.find((one) => one.includes('name="make"') && one.includes(`"${make}"`))
    const { text } = await page(`${LIST}?kind=sleeper`)
    expect(box(text, 'kenworth')).not.toContain('disabled')
    expect(box(text, 'volvo')).toContain('disabled')
    const chosen = await page(`${LIST}?kind=sleeper&make=volvo`)
    expect(box(chosen.text, 'volvo')).not.toContain('disabled')
  })

  test('[FACET-05] each filter that is set has a link that takes off this one alone', async () => {
    const { text } = await page(`${LIST}?make=kenworth&make=volvo&year=2021-&sort=oldest`)
    expect(text).toContain('aria-label="Remove filter: Make: Kenworth"')
    expect(text).toContain(`href="${LIST}?sort=oldest&amp;make=volvo&amp;year=2021-"`)
    expect(text).toContain(`href="${LIST}?sort=oldest&amp;make=kenworth&amp;make=volvo"`)
  })

  test.for([
    'make=tesla',
    'make=%27%3B--',
    'year=abc-def',
    'year=99999999999999999999',
    'year=-',
    'mileage=1e308',
    'title-in-hand=maybe',
    'make[]=kenworth',
    'make=__proto__',
    'facet_tokens=1',
  ])('[FACET-03] nonsense is no filter: %s', async (search) => {
    const { status, text } = await page(`${LIST}?${search}`)
    expect(status).toBe(200)
    expect(text).toContain('5 listings')
  })

  test('[FACET-03] a category has no facet of another', async () => {
    const { text } = await page('/categories/jobs?make=kenworth')
    expect(text).not.toContain('name="make"')
  })
})

describe('filters that mean at least', () => {
  const JOBS = '/categories/cdl-a-company-drivers'
  beforeAll(async () => {
    for (const homeTime of ['daily', 'weekly', 'biweekly', 'longer'])
      await aListing(base.db, { category: 'cdl-a-company-drivers', attributes: JSON.stringify({ homeTime }) })
  })

  test.for([
    ['daily', 1],
    ['weekly', 2],
    ['biweekly', 3],
    ['longer', 1],
  ] as const)('[FACET-12] home %s finds %i, as its count says before', async ([choice, count]) => {
    const { text } = await page(JOBS)
    expect(text).toMatch(
      new RegExp(`value="${choice}"[^>]*/?><span>[^<]*</span><small>${count}</small>`, 'u'),
    )
    const narrowed = (await page(`${JOBS}?home=${choice}`)).text
    expect(narrowed).toContain(`${count} listing`)
    expect([...narrowed.matchAll(/class="item-row /gu)]).toHaveLength(count)
  })

  test('[FACET-12] the filter says that it is the least', async () => {
    expect((await page(`${JOBS}?home=weekly`)).text).toContain('Home weekly or more often')
    expect((await page(`${JOBS}?home=weekly`, { 'accept-language': 'ru' })).text).toContain(
      'Дома каждую неделю или чаще',
    )
  })

  test('[FACET-13] headings name units, and prices have bounds beside their ranges', async () => {
    expect((await page(JOBS)).text).toContain('Experience needed, months')
    const { text } = await page(LIST)
    expect(text).toMatch(/data-from="" data-to="60000"[^>]*>up to \$60,000</u)
  })

  test('[CAT-15] jobs have no order by price, and an address that asks for it gets the usual one', async () => {
    const { text } = await page(`${JOBS}?sort=price-low`)
    expect(text).not.toContain('<option value="price-low"')
    expect(text).toContain('value="pay-high"')
    expect((await page(LIST)).text).toContain('value="price-low"')
  })
})

const titlesIn = (text: string) =>
  [...text.matchAll(/class="item-title"[^>]*>([^<]*)</gu)].map(([, title]) => title)

describe('the order by a fact', () => {
  test('[FACET-09] the newest year comes first, and the sort menu says so', async () => {
    const { text } = await page(`${LIST}?make=kenworth&sort=year-high`)
    expect(titlesIn(text)).toEqual([2023, 2021, 2019, 2016].map((year) => `Kenworth of ${year}`))
    expect(text).toMatch(/<option value="year-high" selected="">Newest model year</u)
  })

  test('[FACET-09] an order by a fact that the category does not have means the usual one', async () => {
    const plain = await page('/categories/restaurants')
    const ordered = await page('/categories/restaurants?sort=year-high')
    expect(ordered.status).toBe(200)
    expect(titlesIn(ordered.text)).toEqual(titlesIn(plain.text))
    expect(ordered.text).not.toContain('value="year-high"')
  })
})

describe('what search engines are told', () => {
  test.for([
    [`${LIST}?make=kenworth`, `${LIST}?make=kenworth`, 'Semi Trucks &amp; Trailers: Kenworth'],
    [`${LIST}?state=IL`, `${LIST}?state=IL`, 'Semi Trucks &amp; Trailers in Illinois'],
    [LIST, LIST, 'Semi Trucks &amp; Trailers'],
  ] as const)('[FACET-07] %s is kept as %s, and is called %s', async ([path, kept, heading]) => {
    const { text } = await page(path)
    expect(robots(text)).not.toContain('noindex')
    expect(canonical(text)).toBe(kept)
    expect(/<h1[^>]*>([^<]*)</u.exec(text)?.[1]).toBe(heading)
  })

  test.for([
    ['ru', 'make=kenworth', 'Траки и трейлеры: Kenworth'],
    ['ru', 'state=IL', 'Траки и трейлеры в штате Иллинойс'],
    ['es', 'make=kenworth', 'Camiones y tráileres: Kenworth'],
    ['es', 'state=IL', 'Camiones y tráileres en Illinois'],
  ] as const)('[FACET-07] [LANG-12] in %s the list of %s is called %s', async ([lang, search, heading]) => {
    const { text } = await page(inLanguage(lang, `${LIST}?${search}`))
    expect(/<h1[^>]*>([^<]*)</u.exec(text)?.[1]).toBe(heading)
    expect(/<title>([^<]*)</u.exec(text)?.[1]).toContain(heading)
  })

  test.for([
    [`${LIST}?make=volvo`, LIST],
    [`${LIST}?make=kenworth&kind=sleeper`, `${LIST}?make=kenworth`],
    [`${LIST}?make=kenworth&make=volvo`, LIST],
    [`${LIST}?make=kenworth&state=IL`, `${LIST}?state=IL`],
    [`${LIST}?year=2019-`, LIST],
    [`${LIST}?title-in-hand=yes`, LIST],
  ] as const)('[FACET-07] %s is not kept; the nearest page is %s', async ([path, nearest]) => {
    const { text } = await page(path)
    expect(robots(text)).toContain('noindex')
    expect(canonical(text)).toBe(nearest)
  })

  test('[FACET-07] the sitemap has the lists of one choice that have enough listings', async () => {
    const { text } = await page('/sitemaps/pages.xml')
    expect(text).toContain(`${LIST}?make=kenworth<`)
    expect(text).toContain(`${LIST}?state=IL<`)
    expect(text).not.toContain('make=volvo')
  })
})

describe('the number before a filter is applied', () => {
  const count = async (body: Record<string, unknown>) => {
    const response = await (await siteWith(base.db)).post('/api/count-results', body)
    const result: unknown = response.status === 200 ? await response.json() : null
    return [response.status, result]
  }

  test.for([
    [{ path: LIST, search: 'make=kenworth&year=2019-' }, 3],
    [{ path: LIST, search: '' }, 5],
    [{ path: LIST, search: 'min=0&max=1&make=kenworth' }, 0],
    [{ path: '/search', search: 'q=kenworth&category=trucks-trailers-marketplace&year=2023' }, 1],
    [{ path: '/search', search: '' }, 0],
  ] as const)('[FACET-04] %o: %i', async ([body, total]) => {
    expect(await count(body)).toEqual([200, { total }])
  })

  test.for([
    { path: '/admin', search: '' },
    { path: '/categories/nothing', search: '' },
    { path: LIST },
    { path: LIST, search: 'x'.repeat(3000) },
    { path: 5, search: '' },
  ])('[FACET-04] what names no list is refused: %o', async (body) => {
    expect((await count(body))[0]).toBe(400)
  })
})
