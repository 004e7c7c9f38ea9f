import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { featureItem } from './feature-item.server.ts'
import { countFeatured } from './queries.server.ts'

const { db } = useDatabase()
const admin = () => ctxFor(db, { actor: anActor({ role: 'admin' }) })
const add = (id: string) => featureItem(admin(), { kind: 'listing', id, featured: true })
const remove = (id: string) => featureItem(admin(), { kind: 'listing', id, featured: false })

const FULL = { kind: 'conflict', code: 'ticker.full', params: { cap: 20 } }

async function manyFeatured(count: number) {
  const [first] = await Promise.all(
    Array.from({ length: count }, () => aListing(db, { featuredTicker: true })),
  )
  return first?.id ?? ''
}

const entriesAbout = (id: string) =>
  db.selectFrom('auditLog').select(['action', 'details', 'targetType']).where('targetId', '=', id).execute()

beforeEach(() => db.deleteFrom('profiles').execute())

describe('adding', () => {
  test('[TICK-02] puts a listing or a billboard into the ticker, and the log says who did', async () => {
    const listing = await aListing(db)
    const billboard = await anAd(db)

    await add(listing.id)
    await featureItem(admin(), { kind: 'banner', id: billboard.id, featured: true })

    expect(await countFeatured(db)).toBe(2)
    expect(await entriesAbout(listing.id)).toEqual([
      { action: 'feature_listing', targetType: 'listing', details: { featured: true } },
    ])
    expect(await entriesAbout(billboard.id)).toEqual([
      { action: 'toggle_featured', targetType: 'ad', details: { featured: true } },
    ])
  })

  test('[TICK-02] at 20 it is refused with the exact message, listings and billboards counted together', async () => {
    await manyFeatured(19)
    await anAd(db, { featured: true })
    const one = await aListing(db)

    const refusal = await refusalOf(add(one.id))

    expect(refusal).toEqual(FULL)
    expect(admin().t.dynamic('ticker.full', { cap: 20 })).toBe(
      'Maximum of 20 items can be featured in the ticker. Please remove some first.',
    )
    expect(await entriesAbout(one.id)).toEqual([])
  })

  test('[TICK-02] ten admins at once and one place left: one gets in', async () => {
    await manyFeatured(19)
    const waiting = await Promise.all(Array.from({ length: 10 }, () => aListing(db)))

    const refusals = await Promise.all(waiting.map(({ id }) => refusalOf(add(id))))

    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1)
    expect(await countFeatured(db)).toBe(20)
  })

  test('[TICK-02] what is in already stays in, also when it is full', async () => {
    const id = await manyFeatured(20)

    await add(id)

    expect(await entriesAbout(id)).toEqual([])
  })

  test('[TICK-02] the counter counts what was paid for, which no one refused (D-07)', async () => {
    await manyFeatured(23)

    expect(await countFeatured(db)).toBe(23)
    expect(await refusalOf(add((await aListing(db)).id))).toEqual(FULL)
  })
})

describe('what cannot be added', () => {
  test('[TICK-02] an item that is not there, is of the other kind, or was deleted: Item not found', async () => {
    const billboard = await anAd(db)
    const deleted = await aListing(db, { deletedAt: daysAgo(1) })
    const refusals = await Promise.all(
      [randomUUID(), billboard.id, deleted.id].map((id) => refusalOf(add(id))),
    )

    expect(refusals).toEqual(Array.from({ length: 3 }, () => ({ kind: 'notFound', code: 'ticker.notFound' })))
    expect(admin().t('ticker.notFound')).toBe('Item not found')
  })

  test.for([
    ['waiting', { moderation: 'waiting' }],
    ['inactive', { status: 'inactive' }],
    ['past its end', { expiresAt: daysAgo(1) }],
  ] as const)('an item that is %s', async ([, given]) => {
    const { id } = await aListing(db, given)
    expect(await refusalOf(add(id))).toEqual({ kind: 'conflict', code: 'ticker.notPublic' })
  })

  test('anything, by those who are no admins', async () => {
    const { id } = await aListing(db)
    const as = (role: 'user' | 'banned') =>
      refusalOf(
        featureItem(ctxFor(db, { actor: anActor({ role }) }), { kind: 'listing', id, featured: true }),
      )

    expect(await as('user')).toEqual({ kind: 'forbidden', code: 'common.adminsOnly' })
    expect(await as('banned')).toEqual({ kind: 'forbidden', code: 'common.adminsOnly' })
    expect(await refusalOf(featureItem(ctxFor(db), { kind: 'listing', id, featured: true }))).toMatchObject({
      kind: 'unauthenticated',
    })
    expect(await countFeatured(db)).toBe(0)
  })
})

test('[TICK-02] removing makes room again, and twice is once', async () => {
  const id = await manyFeatured(20)

  await remove(id)
  await remove(id)

  expect(await countFeatured(db)).toBe(19)
  expect(await entriesAbout(id)).toEqual([
    { action: 'unfeature_listing', targetType: 'listing', details: { featured: false } },
  ])
})
