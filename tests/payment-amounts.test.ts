import { describe, expect, test } from 'vitest'
import { PACKAGES, PRODUCTS } from '#app/features/pricing/packages.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

describe('[API-03] an amount that is not in the price list', () => {
  test.each(PRODUCTS)('is refused for %s, and nothing is created', async (product) => {
    const price = PACKAGES[product].priceCents
    const others = Object.values(PACKAGES).flatMap(({ priceCents }) =>
      priceCents === price ? [] : [priceCents],
    )
    const tampered = [
      0,
      1,
      -1,
      price - 1,
      price + 1,
      price / 3,
      -price,
      1e12,
      String(price),
      null,
      [price],
      {},
      ...others,
    ]
    const { id: userId, email } = await aProfile(db)
    const asUser = await siteWith(db, { actor: anActor({ id: userId, email }) })
    const { id } = await aListing(db, { userId, ...(product === 'top' ? {} : DRAFT) })
    // A bump is for what is no longer on top.
    await aListing(db, { createdAt: NOW })
    const pay = (amount: unknown) =>
      asUser.post('/api/create-payment-intent', { amount, metadata: { listing_id: id, tier: product } })

    const statuses = await Promise.all(tampered.map(async (amount) => (await pay(amount)).status))

    expect(tampered.length).toBeGreaterThan(15)
    expect(new Set(statuses)).toEqual(new Set([400]))
    expect(await db.selectFrom('payments').select('id').where('userId', '=', userId).execute()).toEqual([])
  })
})
