import { beforeEach, describe, expect, test } from 'vitest'
import { everythingOf } from '#app/features/accounts/export/queries.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { adminCtx, anOrder } from '#tests/factories/moderation.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { findModeratedItem } from '../items/queries.server.ts'
import { moderateItems } from '../moderate-items.server.ts'
import { countQueue, nextInQueue } from '../queue/queries.server.ts'
import { reportItem } from './report-item.server.ts'
import { deleteOldReports } from './resolve-reports.server.ts'

const { db } = useDatabase()

beforeEach(async () => {
  await db.deleteFrom('reports').execute()
  await db.deleteFrom('rateBuckets').execute()
})

const visitor = (address: string) => ctxFor(db, { visitor: { address, userAgent: 'Firefox' } })
const scam = { reason: 'scam', note: 'Asks for a deposit.' } as const
const open = () => db.selectFrom('reports').selectAll().where('resolvedAt', 'is', null).execute()
const ofListing = (publicId: number) => ({ kind: 'listing' as const, publicId })

describe('reporting a post', () => {
  test('[MOD-05] it stands in the queue with its reason, until an admin has decided', async () => {
    const row = await aListing(db)
    await reportItem(visitor('198.51.100.1'), ofListing(row.listingId), scam)
    await reportItem(visitor('198.51.100.2'), ofListing(row.listingId), { reason: 'gone', note: '' })

    const next = await nextInQueue(db, null, { locale: 'en', now: NOW })
    expect(next?.item).toMatchObject({ id: row.id, reports: 2 })
    expect(next?.item.complaints).toContainEqual(expect.objectContaining(scam))

    await moderateItems(await adminCtx(db), anOrder('remove', [row]))
    expect(await open()).toEqual([])
    expect(await countQueue(db)).toBe(0)
  })

  test('reports without ground are dismissed, and the post stays', async () => {
    const row = await anAd(db)
    await reportItem(visitor('198.51.100.1'), { kind: 'banner', publicId: row.adId }, scam)

    await moderateItems(await adminCtx(db), anOrder('dismiss', [row]))

    const item = await findModeratedItem(db, { kind: 'banner', id: row.id }, { locale: 'en', now: NOW })
    expect(item).toMatchObject({ reports: 0, status: 'active', moderation: 'approved' })
  })

  test('a visitor has one report for each post; the last one counts, also when sent at the same time', async () => {
    const row = await aListing(db)
    const send = (reason: 'scam' | 'gone') =>
      reportItem(visitor('198.51.100.1'), ofListing(row.listingId), { reason, note: '' })

    await Promise.all([send('scam'), send('scam'), send('scam')])
    await send('gone')

    expect(await open()).toMatchObject([{ reason: 'gone' }])
  })

  test('what was answered does not come back by the same visitor', async () => {
    const row = await aListing(db)
    const actor = anActor()
    await reportItem(ctxFor(db, { actor }), ofListing(row.listingId), scam)
    await moderateItems(await adminCtx(db), anOrder('dismiss', [row]))
    const tomorrow = ctxFor(db, { actor, now: daysAgo(-1) })

    await reportItem(tomorrow, ofListing(row.listingId), scam)

    expect(await open()).toEqual([])
  })

  test('no one learns of what is not public, and nothing is stored', async () => {
    const waiting = await aListing(db, { moderation: 'waiting' })
    const billboard = await anAd(db)
    for (const publicId of [waiting.listingId, billboard.adId, 999_999]) {
      const refusal = await refusalOf(reportItem(visitor('198.51.100.3'), ofListing(publicId), scam))
      expect(refusal).toMatchObject({ kind: 'notFound', code: 'reports.noSuchItem' })
    }
    expect(await open()).toEqual([])
  })

  test('no more than ten an hour come from one network', async () => {
    const row = await aListing(db)
    const send = () => reportItem(visitor('198.51.100.4'), ofListing(row.listingId), scam)
    for (let i = 0; i < 10; i += 1) await send()
    expect(await refusalOf(send())).toMatchObject({ kind: 'tooMany' })
  })

  test('neither address nor account stands in a report', async () => {
    const row = await aListing(db)
    await reportItem(visitor('198.51.100.5'), ofListing(row.listingId), scam)
    const text = JSON.stringify(await db.selectFrom('reports').selectAll().execute())
    expect(text).not.toContain('198.51.100')
  })

  test('answered reports are forgotten after 180 days, open ones never', async () => {
    const row = await aListing(db)
    await reportItem(visitor('198.51.100.6'), ofListing(row.listingId), scam)
    await db
      .updateTable('reports')
      .set({ resolvedAt: daysAgo(181) })
      .execute()
    await reportItem(visitor('198.51.100.7'), ofListing(row.listingId), scam)

    await deleteOldReports({ db, now: NOW })

    expect(await db.selectFrom('reports').select('resolvedAt').execute()).toEqual([{ resolvedAt: null }])
  })
})

test('[D-37] the export of a user’s data has the reports that they sent, and not those about them', async () => {
  const { id } = await aProfile(db)
  const own = await aListing(db, { userId: id })
  const other = await aListing(db)
  const actor = anActor({ id })
  await reportItem(ctxFor(db, { actor }), ofListing(other.listingId), scam)
  await reportItem(visitor('198.51.100.7'), ofListing(own.listingId), {
    reason: 'gone',
    note: 'In confidence.',
  })

  expect((await everythingOf(db, id))['reports']).toMatchObject([{ itemId: other.id, ...scam }])
})
