import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { findThings } from '#app/features/admin-search/queries.server.ts'
import { RATE_LIMITS } from '#app/platform/limits/limits.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const found = async (term: string) =>
  (await findThings(db, term, 'en')).map(({ kind, title, to }) => ({ kind, title, to }))

describe('[ADM-08] the command box', () => {
  test('finds a user by a part of the name or email, in any case, and leads to the user’s page', async () => {
    const { id } = await anAccount(db, { fullName: 'Zoya Quist', email: 'zq@kenworthy.example' })

    const expected = [{ kind: 'user', title: 'Zoya Quist', to: `/admin/users/${id}` }]
    expect(await found('zOYA q')).toEqual(expected)
    expect(await found('@KENWORTHY')).toEqual(expected)
  })

  test('finds items of both kinds by title, and one by its number, whatever its state', async () => {
    const listing = await aListing(db, { title: { en: 'Gladhand locks' }, status: 'expired' })
    const ad = await anAd(db, { title: { en: 'Gladhand seals' }, moderation: 'rejected' })

    expect((await found('gladhand')).map(({ kind }) => kind)).toEqual(['listing', 'banner'])
    expect(await found(String(listing.listingId))).toEqual([
      { kind: 'listing', title: 'Gladhand locks', to: `/admin/ads?q=${listing.listingId}` },
    ])
    expect(await found(String(ad.adId))).toMatchObject([{ kind: 'banner' }])
  })

  test('finds what a user posted by the whole email', async () => {
    const { id: userId, email } = await anAccount(db)
    await aListing(db, { userId, title: { en: 'Owned' } })

    expect((await found(email)).map(({ kind }) => kind)).toEqual(['user', 'listing'])
  })

  test('finds a payment by the number of its receipt, as it is read out', async () => {
    const { id: userId } = await anAccount(db)
    const { id, receiptNumber } = await db
      .insertInto('payments')
      .values({
        userId,
        reason: 'new',
        tier: 'single',
        state: 'open',
        amountCents: 4000,
        listingTitle: 'Reefer',
      })
      .returning(['id', 'receiptNumber'])
      .executeTakeFirstOrThrow()

    expect(await found(receiptNumber.toLowerCase())).toEqual([
      { kind: 'payment', title: 'Reefer', to: `/admin/money/payments/${id}` },
    ])
  })

  test('finds nothing by less than three letters or digits, and no wildcard', async () => {
    await anAccount(db, { fullName: 'Ab 100%' })
    expect([await found('ab'), await found('%%%'), await found('a_b_c')]).toEqual([[], [], []])
  })

  test('is a page without JavaScript, and says when nothing is found', async () => {
    await anAccount(db, { fullName: 'Wheel Person' })
    const site = await siteWith(db, { actor: anActor({ role: 'admin' }) })

    expect(await (await site.get('/admin/find?q=wheel')).text()).toContain('Wheel Person')
    expect(await (await site.get('/admin/find?q=zzyzx')).text()).toContain('Nothing found')
  })

  test('is asked so often by one admin, and by no one else', async () => {
    const site = await siteWith(db, { actor: anActor({ role: 'admin', id: randomUUID() }) })
    const ask = () => site.get('/admin/find.data?q=zzyzx')
    for (let n = 0; n < RATE_LIMITS.adminSearch.max; n += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    const member = await siteWith(db, { actor: anActor() })
    expect((await member.get('/admin/find.data?q=zzyzx')).status).toBe(403)
  })
})
