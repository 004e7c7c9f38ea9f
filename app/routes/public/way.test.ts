import { beforeAll, expect, test } from 'vitest'
import { aListingAt } from '#tests/factories/places.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const base = useDatabase()

/** Lots from Joliet to Omaha: two at I-80, one 45 miles from it, and one in another direction. */
const LOTS = [
  [61_354, 'Lot in Peru'],
  [52_240, 'Lot in Iowa City'],
  [61_602, 'Lot in Peoria'],
  [53_703, 'Lot in Madison'],
] as const

beforeAll(async () => {
  for (const [zip, en] of LOTS) await aListingAt(base.db, zip, { category: 'parking-lots', title: { en } })
})

async function lotsFor(search: Readonly<Record<string, string>>) {
  const address = `/categories/parking-lots?${new URLSearchParams(search)}`
  const text = await (await (await siteWith(base.db)).get(address)).text()
  return { text, shown: LOTS.map(([, title]) => title).filter((title) => text.includes(title)) }
}

const WAY = { near: 'Joliet, IL', to: 'Omaha, NE' }

test('[GEO-08] along the way is what is within so many miles of the interstates, and nothing else', async () => {
  const close = await lotsFor({ ...WAY, within: '25' })
  expect(close.shown).toEqual(['Lot in Peru', 'Lot in Iowa City'])
  expect(close.text).toMatch(/Joliet, IL – Omaha, NE by I-80/u)
  expect((await lotsFor({ ...WAY, within: '50' })).shown).toEqual([
    'Lot in Peru',
    'Lot in Iowa City',
    'Lot in Peoria',
  ])
})

test('[GEO-08] the way is 25 miles wide unless 10 or 50 are chosen, which the choice shows', async () => {
  const { text, shown } = await lotsFor(WAY)
  expect(shown).toEqual(['Lot in Peru', 'Lot in Iowa City'])
  expect(text).toMatch(/<option value="25" selected=""/u)
  expect([...text.matchAll(/<option value="(\d+)"[^>]*>\d+ miles/gu)].map(([, miles]) => miles)).toEqual([
    '10',
    '25',
    '50',
  ])
})

test('[GEO-08] the list has the order of the way, says the mile, and shows nothing behind the start', async () => {
  const order = (text: string) =>
    LOTS.map(([, title]) => [text.indexOf(title), title] as const).filter(([at]) => at >= 0)
  const west = await lotsFor({ ...WAY, within: '50' })
  const titles = order(west.text)
    .toSorted(([a], [b]) => a - b)
    .map(([, title]) => title)
  expect(titles).toEqual(['Lot in Peru', 'Lot in Peoria', 'Lot in Iowa City'])
  expect(west.text.replaceAll('\u00a0', ' ')).toMatch(/mile 5\d · (?:\d+ mi off|on) I-80/u)

  const east = await lotsFor({ near: 'Iowa City, IA', to: 'Joliet, IL' })
  expect(east.shown).toEqual(['Lot in Peru', 'Lot in Iowa City'])
  expect(east.text.indexOf('Lot in Iowa City')).toBeLessThan(east.text.indexOf('Lot in Peru'))
  const fromPeru = await lotsFor({ near: 'Peru, IL', to: 'Omaha, NE', within: '50' })
  expect(fromPeru.shown).not.toContain('Lot in Madison')
  expect((await lotsFor({ near: 'Davenport, IA', to: 'Omaha, NE', within: '50' })).shown).toEqual([
    'Lot in Iowa City',
  ])
})

test('[GEO-11] around a place, lots come by distance, and in a state the newest first', async () => {
  const { text } = await lotsFor({ near: 'Peoria, IL' })
  expect(text).toMatch(/<option value="distance" selected=""/u)
  expect(text.indexOf('Lot in Peoria')).toBeLessThan(text.indexOf('Lot in Peru'))
  expect((await lotsFor({ near: 'Illinois' })).text).toMatch(/<option value="newest" selected=""/u)
})

test('[NAV-17] an empty list says what a filter less or a wider place would show, and shows the nearest', async () => {
  const { text, shown } = await lotsFor({ near: 'Kankakee, IL', within: '25' })
  expect(text).toContain('No listings match')
  expect(text).toContain('within 100 miles: 2')
  expect(text).toMatch(/href="[^"]*within=100[^"]*"[^>]*>within 100 miles/u)
  expect(text).toContain('without “Near Kankakee, IL”: 4')
  expect(text).toContain('Nearest matches: within 100 miles: 2')
  expect(shown.length).toBeGreaterThan(0)
})

test('[GEO-08] an end that no one knows is named at its field, and what is near the start is shown', async () => {
  const { text, shown } = await lotsFor({ near: 'Peru, IL', to: 'Nowhereville', within: '25' })
  expect(shown).toEqual(['Lot in Peru'])
  expect(text).toMatch(/name="to"[^>]*value="Nowhereville"/u)
  expect(text).toContain('Nowhereville”')
})

test('[GEO-08] a search along the way has its order, says the mile, and shows nothing behind the start', async () => {
  const search = async (params: Record<string, string>) =>
    (await (await siteWith(base.db)).get(`/search?${new URLSearchParams({ q: 'lot', ...params })}`)).text()
  const east = await search({ near: 'Iowa City, IA', to: 'Joliet, IL' })
  expect(east.indexOf('Lot in Iowa City')).toBeLessThan(east.indexOf('Lot in Peru'))
  const west = await search({ ...WAY, within: '50' })
  expect(west.indexOf('Lot in Peru')).toBeLessThan(west.indexOf('Lot in Iowa City'))
  expect(west.replaceAll('\u00a0', ' ')).toMatch(/mile 5\d · (?:\d+ mi off|on) I-80/u)
  expect(west).toMatch(/<option value="distance" selected=""/u)
  expect(await search({ near: 'Davenport, IA', to: 'Omaha, NE', within: '50' })).not.toContain('Lot in Peru')
})

test('[NAV-17] the home page and the map say what a filter less would show', async () => {
  const site = await siteWith(base.db)
  const home = await (await site.get('/?near=Kankakee%2C+IL&within=25')).text()
  expect(home).toContain('within 100 miles: 2')
  expect(home).toContain('Nearest matches: within 100 miles: 2')
  expect(home).toContain('Lot in Peru')
  const map = await (await site.get('/map?near=Kankakee%2C+IL&within=25')).text()
  expect(map).toMatch(/href="[^"]*within=100[^"]*"[^>]*>within 100 miles: 2/u)
})
