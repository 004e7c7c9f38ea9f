import { describe, expect, test } from 'vitest'
import { isPublic } from '#app/features/items/public-items.server.ts'
import { featureItem } from '#app/features/ticker/feature-item.server.ts'
import { countFeatured } from '#app/features/ticker/queries.server.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { ADMIN_ID, adminCtx, anOrder, namedRow } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { adById, listingById } from '#tests/helpers/rows.ts'
import { moderateItems } from './moderate-items.server.ts'

const { db } = useDatabase()

const log = (id: string) =>
  db.selectFrom('auditLog').selectAll().where('targetId', '=', id).orderBy('id').execute()

async function aWaitingAd(given: Parameters<typeof anAd>[1] = {}) {
  return anAd(db, { status: 'pending', moderation: 'waiting', expiresAt: null, ...given })
}

describe('[MOD-06] approving', () => {
  test('makes a billboard active for 30 days, keeps who approved it with a note, logs it and mails the owner', async () => {
    const owner = await aProfile(db, { language: 'ru', fullName: 'Иван' })
    const ad = await aWaitingAd({ userId: owner.id, title: { en: 'Tires', ru: 'Шины' } })

    await moderateItems(await adminCtx(db), anOrder('approve', [ad], { note: 'called them' }))

    expect(await adById(db, ad.id)).toMatchObject({
      status: 'active',
      moderation: 'approved',
      moderatedBy: ADMIN_ID,
      moderatedAt: NOW,
      expiresAt: daysAgo(-30),
    })
    const approval = await db.selectFrom('adApprovals').selectAll().where('adId', '=', ad.id).execute()
    expect(approval).toMatchObject([{ status: 'approved', adminId: ADMIN_ID, adminNotes: 'called them' }])
    expect(await log(ad.id)).toMatchObject([
      {
        action: 'approve_item',
        actorId: ADMIN_ID,
        targetType: 'ad',
        details: { before: { status: 'pending' } },
      },
    ])
    const [letter] = await emailsTo(db, owner.email)
    expect(letter).toMatchObject({ template: 'item-approved', language: 'ru' })
    expect(letter?.body).toContain('одобрили')
  })

  test('counts the 30 days from its first day, when that is still to come (D-07)', async () => {
    const later = await aWaitingAd({ startsAt: daysAgo(-10) })
    const earlier = await aWaitingAd({ startsAt: daysAgo(10) })

    await moderateItems(await adminCtx(db), anOrder('approve', [later, earlier]))

    expect(await adById(db, later.id)).toMatchObject({ status: 'active', expiresAt: daysAgo(-40) })
    expect(await adById(db, earlier.id)).toMatchObject({ status: 'active', expiresAt: daysAgo(-30) })
  })

  test('does not lengthen time that has begun (D-03)', async () => {
    const { id, updatedAt, expiresAt } = await aListing(db, { status: 'inactive', expiresAt: daysAgo(-3) })

    await moderateItems(await adminCtx(db), anOrder('approve', [{ id, updatedAt }]))

    expect((await listingById(db, id)).expiresAt).toEqual(expiresAt)
  })

  test('publishes no draft that has not been paid for', async () => {
    const draft = await aListing(db, DRAFT)

    const refusal = await refusalOf(moderateItems(await adminCtx(db), anOrder('approve', [draft])))

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'moderation.unpaid' })
    expect(await listingById(db, draft.id)).toMatchObject({ status: 'pending' })
  })
})

describe('[MOD-06] rejecting', () => {
  test.each(['en', 'ru', 'es'] as const)(
    'tells the owner the reason in %s, and stores it',
    async (language) => {
      const owner = await aProfile(db, { language })
      const row = await aListing(db, { userId: owner.id, featuredTicker: true })

      await moderateItems(await adminCtx(db), anOrder('reject', [row], { reasonText: 'Ask me.' }))

      const reason = `${TRANSLATE[language]('moderation.reasonCategory')} Ask me.`
      expect(await listingById(db, row.id)).toMatchObject({
        status: 'inactive',
        moderation: 'rejected',
        moderationReason: reason,
        featuredTicker: false,
      })
      const [letter] = await emailsTo(db, owner.email)
      expect(letter).toMatchObject({ template: 'item-rejected', language })
      expect(letter?.body).toContain(reason)
    },
  )

  test('keeps the record for listings too, and an older note when none is given', async () => {
    const row = await aListing(db)
    const admin = await adminCtx(db)
    await moderateItems(admin, anOrder('reject', [row], { note: 'seen before' }))
    const now = new Date(NOW.getTime() + 1000)
    await moderateItems({ ...admin, now }, anOrder('approve', [await listingById(db, row.id)]))

    const kept = await db
      .selectFrom('listingApprovals')
      .selectAll()
      .where('listingId', '=', row.id)
      .executeTakeFirst()
    expect(kept).toMatchObject({ status: 'approved', adminNotes: 'seen before' })
  })

  test('an owner without a language is written to in the one of the item', async () => {
    const owner = await aProfile(db, { language: null })
    const row = await aListing(db, {
      userId: owner.id,
      title: { ru: 'Тягач' },
      description: { ru: 'Один хозяин' },
    })

    await moderateItems(await adminCtx(db), anOrder('reject', [row]))

    expect(await emailsTo(db, owner.email)).toMatchObject([{ template: 'item-rejected', language: 'ru' }])
  })

  test('a user who has left gets no email', async () => {
    const owner = await aProfile(db, { deactivatedAt: NOW, deletedAt: NOW })
    const row = await aListing(db, { userId: owner.id })

    await moderateItems(await adminCtx(db), anOrder('reject', [row]))

    expect(await emailsTo(db, owner.email)).toEqual([])
  })
})

describe('[MOD-04] single actions', () => {
  test('what each does is logged under the name of the specification, in the same transaction', async () => {
    const admin = await adminCtx(db)
    const steps = [
      ['feature', 'feature_listing', { featuredTicker: true }],
      ['unfeature', 'unfeature_listing', { featuredTicker: false }],
      ['deactivate', 'deactivate_item', { status: 'inactive' }],
      ['reactivate', 'reactivate_item', { status: 'active' }],
      ['delete', 'delete_listing', { deletedAt: new Date(NOW.getTime() + 5000) }],
      ['restore', 'restore_item', { deletedAt: null }],
      ['remove', 'remove_item', { moderation: 'removed', status: 'inactive' }],
    ] as const
    const { id } = await aListing(db)
    for (const [i, [action, , becomes]] of steps.entries()) {
      const now = new Date(NOW.getTime() + (i + 1) * 1000)
      await moderateItems({ ...admin, now }, anOrder(action, [await listingById(db, id)]))
      expect(await listingById(db, id)).toMatchObject(becomes)
    }
    expect((await log(id)).map(({ action }) => action)).toEqual(steps.map(([, logged]) => logged))
  })

  test('a billboard is featured and deleted under its own names', async () => {
    const admin = await adminCtx(db)
    const ad = await anAd(db)
    await moderateItems(admin, anOrder('feature', [ad]))
    await moderateItems(admin, anOrder('delete', [await adById(db, ad.id)]))
    expect((await log(ad.id)).map(({ action }) => action)).toEqual(['toggle_featured', 'delete_ad'])
  })

  test('what is deleted is gone for the public at once (D-38)', async () => {
    const row = await aListing(db)
    await moderateItems(await adminCtx(db), anOrder('delete', [row]))
    const seen = await db
      .selectFrom('listings')
      .select('id')
      .where('id', '=', row.id)
      .where(isPublic('listings', NOW))
      .execute()
    expect(seen).toEqual([])
  })

  test('[AD-05] an admin gives any of the five statuses', async () => {
    const admin = await adminCtx(db)
    const { id } = await aListing(db, { featuredTicker: true })
    for (const [i, status] of (['sold', 'expired', 'pending', 'inactive', 'active'] as const).entries()) {
      const items = [namedRow(await listingById(db, id))]
      await moderateItems(
        { ...admin, now: new Date(NOW.getTime() + i + 1) },
        { ...anOrder('delete', []), action: 'status', items, status },
      )
      expect(await listingById(db, id)).toMatchObject({ status, featuredTicker: false })
    }
    expect((await log(id)).map(({ action }) => action)).toEqual(Array(5).fill('update_ad_status'))
  })

  describe('[TICK-02] the ticker has one cap behind two doors', () => {
    async function nineteenFeatured() {
      await db.updateTable('listings').set({ featuredTicker: false }).execute()
      await db.updateTable('ads').set({ featured: false }).execute()
      const userId = (await aProfile(db)).id
      for (let i = 0; i < 19; i += 1) await aListing(db, { userId, featuredTicker: true })
      return { one: await aListing(db, { userId }), other: await anAd(db, { userId }) }
    }

    test('two admins add the last one at once, one in moderation, one on the ticker page: one gets in', async () => {
      const { one, other } = await nineteenFeatured()
      const admin = await adminCtx(db)

      const ends = await Promise.all([
        refusalOf(moderateItems(admin, anOrder('feature', [one]))),
        refusalOf(featureItem(admin, { kind: 'banner', id: other.id, featured: true })),
      ])

      expect(ends.filter((end) => JSON.stringify(end).includes('ticker.full'))).toHaveLength(1)
      expect(await countFeatured(db)).toBe(20)
    })

    test('the same item through both doors at once is in once, and no one waits for ever', async () => {
      const { one } = await nineteenFeatured()
      const admin = await adminCtx(db)

      await Promise.all([
        refusalOf(moderateItems(admin, anOrder('feature', [one]))),
        refusalOf(featureItem(admin, { kind: 'listing', id: one.id, featured: true })),
      ])

      expect(await countFeatured(db)).toBe(20)
      expect((await log(one.id)).map(({ action }) => action)).toEqual(['feature_listing'])
    })

    test('what the public cannot see is refused by both in the same way', async () => {
      await nineteenFeatured()
      const admin = await adminCtx(db)
      const hidden = await aListing(db, { ownerHidden: true })
      const waiting = await anAd(db, { moderation: 'waiting' })

      expect(await refusalOf(moderateItems(admin, anOrder('feature', [hidden])))).toMatchObject({
        code: 'ticker.notPublic',
      })
      expect(await refusalOf(moderateItems(admin, anOrder('feature', [waiting])))).toMatchObject({
        code: 'moderation.onlyActiveFeatured',
      })
    })
  })
})
