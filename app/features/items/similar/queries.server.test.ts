import { beforeEach, expect, test } from 'vitest'
import type { AttributeValues } from '#app/features/attributes/attribute-values.ts'
import { comparableColumns } from '#app/features/price-guide/comparables.ts'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import type { Subject } from './likeness.ts'
import { similarListings } from './queries.server.ts'

const { db, queriesOf } = useDatabase()

beforeEach(() => db.deleteFrom('profiles').execute())

const TRUCKS = 'trucks-trailers-marketplace'
const REEFER: AttributeValues = { kind: 'reefer', make: 'utility', year: 2011 }

type Given = Partial<Subject> & {
  readonly userId?: string
  readonly businessState?: string
  readonly place?: number
}

/** Creates a public listing that states facts, named by its title. */
async function stated(
  title: string,
  { category = TRUCKS, attributes = {}, priceCents = null, ...rest }: Given = {},
) {
  const subject = { category, attributes, priceCents }
  const row = await aListing(db, {
    title: { en: title },
    category,
    priceCents,
    attributes: JSON.stringify(attributes),
    ...comparableColumns(subject),
    ...rest,
  })
  return { ...subject, id: row.id, userId: row.userId, state: row.businessState, place: row.place }
}

const similarTo = (subject: Awaited<ReturnType<typeof stated>>) =>
  similarListings(db, subject, { locale: 'en', now: NOW })

async function titlesLike(subject: Awaited<ReturnType<typeof stated>>) {
  return (await similarTo(subject)).items.map(({ title }) => title)
}

test('[DET-07] a reefer trailer is like other reefer trailers, never like a tractor or what states nothing', async () => {
  await stated('Peterbilt 579', {
    attributes: { kind: 'sleeper', make: 'peterbilt', year: 2011 },
    priceCents: 1_800_000,
  })
  await stated('Pallet jack', { priceCents: 40_000 })
  await stated('Utility reefer 2012', { attributes: { ...REEFER, year: 2012 }, priceCents: 1_900_000 })
  const mine = await stated('Utility reefer 2011', { attributes: REEFER, priceCents: 1_850_000 })

  expect(await titlesLike(mine)).toEqual(['Utility reefer 2012'])
})

test('[DET-07] the same model comes before the same make, and that before the same kind', async () => {
  const truck: AttributeValues = { kind: 'sleeper', make: 'freightliner', model: 'Cascadia 126', year: 2020 }
  const price = { priceCents: 4_000_000 }
  await stated('Other kind of truck', { attributes: { ...truck, kind: 'day-cab' }, ...price })
  await stated('Kenworth', { attributes: { ...truck, make: 'kenworth', model: 'T680' }, ...price })
  await stated('Columbia', { attributes: { ...truck, model: 'Columbia' }, ...price })
  await stated('Cascadia Evolution', { attributes: { ...truck, model: 'Cascadia Evolution' }, ...price })
  await stated('Cascadia of long ago', { attributes: { ...truck, year: 2009 }, ...price })
  await stated('Cascadia for a fortune', { attributes: truck, priceCents: 9_000_000 })

  const titles = await titlesLike(await stated('Mine', { attributes: truck, ...price }))
  expect(titles.slice(0, 3)).toEqual(['Cascadia Evolution', 'Columbia', 'Kenworth'])
  expect(titles.slice(3).toSorted()).toEqual(['Cascadia for a fortune', 'Cascadia of long ago'])
})

test('[DET-07] a price as high as a form takes it is compared like any other', async () => {
  const house = {
    category: 'real-estate-marketplace',
    attributes: { deal: 'sale', propertyType: ['land'] },
  } as const
  await stated('Ranch', { ...house, priceCents: 99_000_000_000 })

  expect(await titlesLike(await stated('Mine', { ...house, priceCents: 100_000_000_000 }))).toEqual(['Ranch'])
})

test('[DET-07] jobs are alike by freight and route, those paid the same way first', async () => {
  const job = { freight: ['reefer'], route: ['regional'], payModel: 'per-mile' } as const
  const category = 'cdl-a-company-drivers'
  await stated('Flatbed, local', { category, attributes: { ...job, freight: ['flatbed'], route: ['local'] } })
  await stated('By the day', { category, attributes: { ...job, payModel: 'day' } })
  await stated('Reefer and van', { category, attributes: { ...job, freight: ['dry-van', 'reefer'] } })
  await stated('Owner operators', { category: 'cdl-a-owner-operators', attributes: job })

  expect(await titlesLike(await stated('Mine', { category, attributes: job }))).toEqual([
    'Reefer and van',
    'By the day',
  ])
})

test('[DET-07] near ones come first: the same state, then by distance', async () => {
  const shop = { category: 'repair-shops-parts', attributes: { repairServices: ['tires'] } } as const
  await db
    .insertInto('places')
    .values([
      { zip: 60431, position: '(0,0)' },
      { zip: 60601, position: '(40,0)' },
      { zip: 62701, position: '(160,0)' },
      { zip: 46320, position: '(20,0)' },
      { zip: 90001, position: '(2000,0)' },
    ])
    .onConflict((same) => same.doNothing())
    .execute()
  await stated('California', { ...shop, businessState: 'CA', place: 90001 })
  await stated('Springfield', { ...shop, place: 62701 })
  await stated('Hammond', { ...shop, businessState: 'IN', place: 46320 })
  await stated('Chicago', { ...shop, place: 60601 })

  expect(await titlesLike(await stated('Joliet', { ...shop, place: 60431 }))).toEqual([
    'Chicago',
    'Springfield',
    'Hammond',
    'California',
  ])
})

test('[DET-07] of one poster there are three at most, and never the listing itself or one that has ended', async () => {
  const reefer = { attributes: REEFER, priceCents: 1_850_000 }
  const mine = await stated('Mine', reefer)
  for (let i = 1; i <= 6; i += 1) await stated(`Another of mine ${i}`, { ...reefer, userId: mine.userId })
  for (let i = 1; i <= 2; i += 1) await stated(`Of others ${i}`, reefer)
  await aListing(db, { attributes: JSON.stringify(REEFER), priceCents: 1_850_000, expiresAt: daysAgo(1) })

  const titles = await titlesLike(mine)
  expect(titles).toHaveLength(5)
  expect(titles.filter((title) => title.startsWith('Another of mine'))).toHaveLength(3)
  expect(titles).not.toContain('Mine')
})

test('[DET-07] where a listing states nothing that decides, others of its category are shown, and called no more than that', async () => {
  await stated('Any truck')
  await stated('A shop', { category: 'repair-shops-parts' })
  const { by, items } = await similarTo(await stated('States nothing'))
  expect(by).toBe('category')
  expect(items.map(({ title }) => title)).toEqual(['Any truck'])
  expect((await similarTo(await stated('States its kind', { attributes: REEFER }))).by).toBe('facts')
})

test('[DET-07] it is one query', async () => {
  const mine = await stated('Mine', { attributes: REEFER, priceCents: 1_850_000 })
  expect(await queriesOf(() => similarTo(mine))).toHaveLength(1)
})
