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

test('[GEO-08] an end that no one knows is named at its field, and what is near the start is shown', async () => {
  const { text, shown } = await lotsFor({ near: 'Peru, IL', to: 'Nowhereville', within: '25' })
  expect(shown).toEqual(['Lot in Peru'])
  expect(text).toMatch(/name="to"[^>]*value="Nowhereville"/u)
  expect(text).toContain('Nowhereville”')
})
