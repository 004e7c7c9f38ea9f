import { beforeAll, describe, expect, test } from 'vitest'
import { NOTES_LENGTH } from '#app/features/accounts/users/rules.ts'
import { record } from '#app/features/audit/record-action.server.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

let adminId = ''
beforeAll(async () => {
  adminId = (await anAccount(db, { role: 'admin', fullName: 'Bo Boss' })).id
})

const admin = () => siteWith(db, { actor: anActor({ id: adminId, role: 'admin' }) })
const pageOf = async (id: string) => (await admin()).get(`/admin/users/${id}`)
const saveNotes = async (userId: string, notes: string) =>
  (await admin()).post('/admin/users?change=notes', new URLSearchParams({ userId, notes }))
const notesOf = async (id: string) =>
  (await db.selectFrom('profiles').select('adminNotes').where('id', '=', id).executeTakeFirst())?.adminNotes

describe('[USR-07] the page of a user', () => {
  test('shows posts, reports, payments, sessions and the log, with the ways to all of them', async () => {
    const { id: userId, email } = await anAccount(db, { fullName: 'Nora Nevada' })
    const listing = await aListing(db, { userId, title: { en: 'Day cab' }, status: 'sold' })
    await anAd(db, { userId, title: { en: 'Tire shop' }, deletedAt: NOW })
    await aPayment(db, { userId, amountCents: 12_300, refundedAmount: 300, listingTitle: 'Day cab' })
    await aSession(db, userId, { network: '203.0.113.0/24' })
    await db
      .insertInto('reports')
      .values({
        itemKind: 'listing',
        itemId: listing.id,
        reason: 'scam',
        note: 'Wants a wire',
        visitorHash: Buffer.from('someone'),
      })
      .execute()
    await record(ctxFor(db, { actor: anActor({ id: adminId, role: 'admin' }) }), {
      action: 'toggle_user_verification',
      targetType: 'user',
      targetId: userId,
    })

    const page = await (await pageOf(userId)).text()

    for (const shown of [
      'Nora Nevada',
      email,
      '2 items',
      'Day cab',
      'Tire shop',
      'Wants a wire',
      '$120.00 net',
    ])
      expect(page).toContain(shown)
    for (const shown of ['203.0.113.0/24', 'Done to this user', 'Bo Boss']) expect(page).toContain(shown)
    for (const to of [
      `/admin/ads?q=${listing.listingId}`,
      `/admin/ads?q=${encodeURIComponent(email)}`,
      `/admin/money?user=${userId}`,
      `/admin/log?kind=user&amp;target=${userId}`,
    ])
      expect(page).toContain(`href="${to}"`)
  })

  test('shows nothing of another user', async () => {
    const { id: userId } = await anAccount(db)
    await aListing(db, { title: { en: 'Someone else’s' } })

    const page = await (await pageOf(userId)).text()
    expect(page).not.toContain('Someone else’s')
    expect(page).toContain('Nothing posted yet.')
  })

  test('is there for a closed account, without actions; not for an id without an account', async () => {
    const { id } = await anAccount(db, { fullName: 'Gone Gwen', deletedAt: NOW, deactivatedAt: NOW })

    const page = await (await pageOf(id)).text()
    expect(page).toContain('Account deleted')
    expect(page).not.toContain('Save notes')
    expect((await pageOf('00000000-0000-4000-8000-00000000dead')).status).toBe(404)
    expect((await pageOf('nobody')).status).toBe(404)
  })

  test('is where the list, the log and items lead', async () => {
    const { id: userId, email } = await anAccount(db, { email: 'linked@user.example' })
    const { listingId } = await aListing(db, { userId })
    const site = await admin()

    for (const path of [`/admin/users?q=${email}`, `/admin/ads?q=${listingId}`])
      expect(await (await site.get(path)).text()).toContain(`href="/admin/users/${userId}"`)
  })

  test('keeps notes that only admins write, and the log keeps what they replaced', async () => {
    const { id } = await anAccount(db, { adminNotes: 'Called once' })

    expect((await saveNotes(id, ' Called twice\r\nWill pay Friday ')).status).toBe(200)
    expect(await notesOf(id)).toBe('Called twice\nWill pay Friday')
    expect((await saveNotes(id, 'x'.repeat(NOTES_LENGTH + 1))).status).toBe(422)
    const member = await siteWith(db, { actor: anActor({ id }) })
    const form = new URLSearchParams({ userId: id, notes: 'mine' })
    expect((await member.post('/admin/users?change=notes', form)).status).toBe(403)

    expect(await notesOf(id)).toBe('Called twice\nWill pay Friday')
    const entries = db.selectFrom('auditLog').select('details').where('action', '=', 'update_user_notes')
    expect(await entries.where('targetId', '=', id).execute()).toEqual([
      { details: { before: 'Called once', after: 'Called twice\nWill pay Friday' } },
    ])
  })
})

describe('[BIZ-05] the company on the page of a user', () => {
  const clear = async (userId: string, actor = anActor({ id: adminId, role: 'admin' })) =>
    (await siteWith(db, { actor })).post('/admin/users?change=company', new URLSearchParams({ userId }))
  const companyOf = (id: string) =>
    db.selectFrom('profiles').select(['companyName', 'companyLogo']).where('id', '=', id).executeTakeFirst()

  test('is shown, and removed when it misleads; the log keeps it', async () => {
    const companyLogo = 'a'.repeat(32)
    const { id } = await anAccount(db, { companyName: 'Not <Amazon>', companyLogo })
    const page = await (await pageOf(id)).text()
    for (const shown of ['Posts for Not &lt;Amazon&gt;', companyLogo, 'Remove the company'])
      expect(page).toContain(shown)

    expect((await clear(id)).status).toBe(200)
    expect((await clear(id)).status).toBe(200)
    expect(await companyOf(id)).toEqual({ companyName: '', companyLogo: '' })
    expect(await (await pageOf(id)).text()).not.toContain('Remove the company')
    const entries = db.selectFrom('auditLog').select('details').where('action', '=', 'clear_user_company')
    expect(await entries.where('targetId', '=', id).execute()).toEqual([
      { details: { before: 'Not <Amazon>', after: '' } },
    ])
  })

  test('is not removed by users, nor for ids without an account', async () => {
    const { id } = await anAccount(db, { companyName: 'Mine' })

    expect((await clear(id, anActor({ id }))).status).toBe(403)
    expect((await clear('00000000-0000-4000-8000-00000000dead')).status).toBe(404)
    expect((await clear('x')).status).toBe(422)
    expect(await companyOf(id)).toMatchObject({ companyName: 'Mine' })
  })
})
