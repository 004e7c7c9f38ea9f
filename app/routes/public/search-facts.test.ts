import { beforeAll, describe, expect, test } from 'vitest'
import { inLanguage } from '#app/lib/language-path.ts'
import type { Locale } from '#app/lib/locale.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formFields } from '#tests/helpers/form-fields.ts'
import { siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()

const TRUCKS = [
  { name: 'Cascadia of 2021, cheap', make: 'freightliner', year: 2021, price: 55_000 },
  { name: 'Cascadia of 2021, dear', make: 'freightliner', year: 2021, price: 65_000 },
  { name: 'Cascadia of 2019', make: 'freightliner', year: 2019, price: 40_000 },
  { name: 'T680 of 2021', make: 'kenworth', year: 2021, price: 50_000 },
  { name: 'Hidden cheap thing', make: 'kenworth', year: 2021, price: 50_000, status: 'inactive' },
] as const

beforeAll(async () => {
  const { id: userId } = await aProfile(base.db)
  for (const { name, make, year, price, ...others } of TRUCKS) {
    const attributes = JSON.stringify({ make, year, kind: 'sleeper' })
    await aListing(base.db, { userId, attributes, title: { en: name }, priceCents: price * 100, ...others })
  }
  for (const [name, month] of [
    ['Yard at 250', 25_000],
    ['Yard at 350', 35_000],
  ] as const) {
    const attributes = JSON.stringify({ priceMonth: month })
    await aListing(base.db, { userId, category: 'parking-lots', attributes, title: { en: name } })
  }
  await aListing(base.db, {
    userId,
    category: 'cdl-a-company-drivers',
    attributes: JSON.stringify({ homeTime: 'daily', freight: ['dump'] }),
    title: { en: 'Gravel runs' },
  })
})

async function page(path: string) {
  const response = await (await siteWith(base.db)).get(path)
  const text = await response.text()
  const rows = [...TRUCKS.map(({ name }) => name), 'Yard at 250', 'Yard at 350']
  // What lacks something of the search comes below, under a heading of its own.
  const [matches = ''] = text.split('nearest-1')
  const namesIn = (part: string) => rows.filter((name) => part.includes(name))
  return { status: response.status, text, rows: namesIn(matches), all: namesIn(text) }
}

const searched = (typed: string, { others = '', lang = 'en' }: { others?: string; lang?: Locale } = {}) =>
  page(inLanguage(lang, `/search?q=${encodeURIComponent(typed)}${others}`))

describe('a search whose words no text says', () => {
  test.for([
    ['2021 cascadia under 60k', 'en', ['Cascadia of 2021, cheap']],
    ['каскадия 2021 до 60 тысяч', 'ru', ['Cascadia of 2021, cheap']],
    ['cascadia 2021 menos de 60 mil', 'es', ['Cascadia of 2021, cheap']],
    ['truck over 60000', 'en', ['Cascadia of 2021, dear']],
    ['кенворт до 60к', 'ru', ['T680 of 2021']],
    ['freightliner hasta 45 mil', 'es', ['Cascadia of 2019']],
    ['parking under 300 a month', 'en', ['Yard at 250']],
    ['стоянка до 300 в месяц', 'ru', ['Yard at 250']],
    ['estacionamiento menos de 300 al mes', 'es', ['Yard at 250']],
  ] as const)(
    '[FACET-11] “%s” shows at once what has its facts, and nothing else',
    async ([typed, lang, expected]) => {
      const { status, rows } = await searched(typed, { lang })
      expect(status).toBe(200)
      expect(rows).toEqual(expected)
    },
  )

  test('[FACET-11] each fact has a link without it, and one leads to the words alone', async () => {
    const { text } = await searched('2021 cascadia under 60k')
    expect(text).toContain('aria-label="Remove filter: Year: 2021"')
    expect(text).toContain('href="/search?q=cascadia+under+60k"')
    expect(text).toContain('href="/search?q=2021+cascadia"')
    const plain = await searched('2021 cascadia under 60k', { others: '&words=only' })
    expect(text).toContain('href="/search?q=2021+cascadia+under+60k&amp;words=only"')
    expect(plain.all).toEqual([])
    expect(plain.text).toContain('No results found')
  })

  test('[SRCH-13] what comes nearest is below, under a heading that says what it lacks', async () => {
    const words = await searched('cascadia under 60k zzyzxville')
    expect(words.rows).toEqual([])
    expect(words.all).toEqual(['Cascadia of 2021, cheap', 'Cascadia of 2021, dear', 'Cascadia of 2019'])
    expect(words.text).toContain('Without: “zzyzxville”')
    expect(words.text).toContain('Price: up to $66,000')
    const years = await searched('kenworth 2020 under 60k')
    expect(years.rows).toEqual([])
    expect(years.all).toEqual(['T680 of 2021'])
    expect(years.text).toContain('Other years: 2019–2021')
  })

  test('[SRCH-13] a price widens by a quarter at most, and a make is never left out', async () => {
    const wider = await searched('kenworth under 45k')
    expect(wider.all).toEqual(['T680 of 2021'])
    expect(wider.text).toContain('Price: up to $56,250')
    expect((await searched('kenworth under 39k')).all).toEqual([])
    const { all, text } = await searched('kenworth 2021 under 5k')
    expect(all).toEqual([])
    expect(text).toContain('Remove filter: Price:')
  })

  test('[FACET-11] filters that are set stay, and orders and pages are those of any search', async () => {
    expect((await searched('sleeper under 60k', { others: '&max=45000' })).rows).toEqual(['Cascadia of 2019'])
    const cheap = await searched('sleeper under 60k', { others: '&sort=price-low' })
    expect(cheap.text.indexOf('Cascadia of 2019')).toBeLessThan(cheap.text.indexOf('T680 of 2021'))
    expect((await searched('sleeper under 60k', { others: '&page=9' })).status).toBe(404)
  })
})

describe('a search whose filters leave nothing', () => {
  const empty = (filters: string, lang: Locale = 'en') => searched('cascadia', { lang, others: filters })
  const CATEGORY = '&category=trucks-trailers-marketplace'

  test('[NAV-17] it says how many results there are without each of them, and shows the nearest', async () => {
    const { status, text, rows } = await empty(`${CATEGORY}&year=2021&max=45000`)
    expect(status).toBe(200)
    expect(rows).toEqual([])
    expect(text).toMatch(/href="[^"]*\?[^"]*max=45000[^"]*"[^>]*>without “Year: 2021”: 1</u)
    expect(text).toMatch(/href="[^"]*\?[^"]*year=2021[^"]*"[^>]*>without “Price: up to \$45,000”: 2</u)
    expect(text).toContain('Nearest matches: without “Price: up to $45,000”: 2')
    expect(text).toContain('Cascadia of 2021, dear')
    expect(text).not.toContain('Back to home')
  })

  test.for([
    ['en', 'without “Year: 2026”: 3'],
    ['ru', 'без «Год: 2026»: 3'],
    ['es', 'sin “Año: 2026”: 3'],
  ] as const)(
    '[NAV-17] in %s, one filter to blame is named with the number of results',
    async ([lang, says]) => {
      expect((await empty(`${CATEGORY}&year=2026`, lang)).text.replaceAll('\u00a0', ' ')).toContain(says)
    },
  )

  test('[NAV-17] each number is that of the results behind its link', async () => {
    const site = await siteWith(base.db)
    const { text } = await empty(`${CATEGORY}&year=2021&max=45000`)
    for (const [, to = '', total] of text.matchAll(/href="([^"]*)"[^>]*>without “[^”]*”: (\d+)</gu)) {
      const list = await (await site.get(to.replaceAll('&amp;', '&'))).text()
      expect(list).toMatch(new RegExp(`<p role="status"[^>]*>${total} `, 'u'))
    }
  })
})

test('[FACET-12] a search for home each week finds what is home each day, and one that is both is one chip', async () => {
  const { text } = await searched('home weekly dump truck driver')
  expect(text).toContain('Gravel runs')
  expect(text).toContain('Home weekly or more often')
  expect(text).not.toContain('Without: Home')
  const kinds = (await searched('спальник тягач', { lang: 'ru' })).text.match(/Убрать фильтр: Тип/gu)
  expect(kinds).toHaveLength(1)
})

const asPlain = (text: string) => text.replaceAll('&amp;', '&')

/** The filters beside a list, as a browser sends them. */
function filtersIn(text: string): URLSearchParams {
  const form = /<aside id="facets".*?<\/aside>/su.exec(text)?.[0] ?? ''
  return new URLSearchParams(formFields(asPlain(form)).map((pair) => [...pair]))
}

/** Opens the list of a form, where a browser would end up, and returns its path and how many rows it says it has. */
async function applied(params: URLSearchParams) {
  const site = await siteWith(base.db)
  const first = await site.get(`/search?${params}`)
  const at = first.headers.get('location')
  const list = at === null ? first : await site.get(at)
  const total = /<p role="status"[^>]*>(\d+)/u.exec(await list.text())?.[1]
  return { path: (at ?? '/search').split('?')[0], total: Number(total) }
}

describe('the filters beside what has the facts of a search', () => {
  test.for([
    ['2021 cascadia under 60k', 'en', 'q=cascadia&make=freightliner&year=2021&year=2021&max=60000'],
    ['каскадия 2021 до 60 тысяч', 'ru', 'q=каскадия&make=freightliner&year=2021&year=2021&max=60000'],
    ['cascadia 2021 menos de 60 mil', 'es', 'q=cascadia&make=freightliner&year=2021&year=2021&max=60000'],
    ['кенворт до 60к', 'ru', 'make=kenworth&max=60000'],
    ['freightliner zzyzxville under 45k', 'en', 'q=zzyzxville&make=freightliner&max=45000'],
  ] as const)(
    '[FACET-11] of “%s” they are chosen, and the form sends them',
    async ([typed, lang, expected]) => {
      const { text } = await searched(typed, { lang })
      const sent = [...filtersIn(text)].filter(([, value]) => value !== '').map((pair) => pair.join('='))
      expect(sent.toSorted()).toEqual(
        [...expected.split('&'), 'category=trucks-trailers-marketplace'].toSorted(),
      )
    },
  )

  test.for([
    ['freightliner under 60k', 'en', 'trucks-trailers-marketplace', 'make=kenworth', 3],
    ['кенворт до 60 тысяч', 'ru', 'trucks-trailers-marketplace', 'make=freightliner', 3],
    ['cascadia 2021 menos de 60 mil', 'es', 'trucks-trailers-marketplace', 'kind=sleeper', 1],
    ['стоянка до 300 в месяц', 'ru', 'parking-lots', '', 1],
    ['estacionamiento menos de 300 al mes', 'es', 'parking-lots', '', 1],
  ] as const)(
    '[FACET-04] after “%s” (%s) the number that the button says is that of the list, with one more choice as well',
    async ([typed, lang, category, more, total]) => {
      const { text } = await searched(typed, { lang })
      const params = new URLSearchParams([...filtersIn(text), ...new URLSearchParams(more)])
      const site = await siteWith(base.db)
      const said = await site.post('/api/count-results', { path: '/search', search: `${params}` })

      expect(await said.json()).toEqual({ total })
      const list = params.has('q') ? '/search' : `/categories/${category}`
      expect(await applied(params)).toEqual({ path: list, total })
    },
  )

  test('[FACET-11] a fact that is unticked is gone, though the words had said it', async () => {
    const params = filtersIn((await searched('kenworth under 60k')).text)
    params.delete('make')
    expect((await applied(params)).total).toBe(3)
    params.delete('max')
    expect((await applied(params)).total).toBe(4)
  })

  test('[FACET-11] the button that opens them says how many are set', async () => {
    const { text } = await searched('kenworth 2021 under 60k')
    expect(/facets-opener.*?<\/button>/su.exec(text)?.[0]).toMatch(/· (?:<!-- -->)?4</u)
  })
})
