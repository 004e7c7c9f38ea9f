import { describe, expect, test } from 'vitest'
import { deleteAccount } from '#app/features/account-closure/leave-site.server.ts'
import { everythingOf } from '#app/features/accounts/export/queries.server.ts'
import { NO_DETAILS } from '#app/features/billing/receipts/receipt-details.ts'
import { saveBillingDetails } from '#app/features/billing/receipts/save-billing-details.server.ts'
import type { Actor } from '#app/lib/actor.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { versionOf } from '#app/platform/forms/stored-version.server.ts'
import { anAccount, PASSWORD } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

/** New Year's Eve in Chicago is the next year in UTC. */
const NEW_YEARS_EVE = new Date('2026-01-01T02:30:00Z')

/** A user with a payment for a listing, and their pages. */
async function aBuyer(given: { state?: 'paid' | 'refunded'; receiptNumber?: string } = {}) {
  const user = await anAccount(db)
  const listing = await aListing(db, { userId: user.id, title: { en: 'Great Dane reefer' } })
  const { state = 'paid', ...number } = given
  const payment = await db
    .insertInto('payments')
    .values({
      userId: user.id,
      listingId: listing.id,
      listingTitle: 'Great Dane reefer',
      reason: 'new',
      tier: 'silver',
      amountCents: 10_000,
      refundedAmount: state === 'refunded' ? 10_000 : 0,
      state,
      cardBrand: 'visa',
      cardLast4: '4242',
      paidAt: NEW_YEARS_EVE,
      refundedAt: state === 'refunded' ? new Date('2026-01-05T18:00:00Z') : null,
      ...number,
    })
    .returning(['id', 'receiptNumber'])
    .executeTakeFirstOrThrow()
  const actor = anActor({ id: user.id, email: user.email, fullName: user.fullName })
  return { user, listing, payment, actor, ctx: { ...ctxFor(db), actor } }
}

type Site = Parameters<typeof siteWith>[1]
async function read(address: string, given: Site) {
  return (await (await siteWith(db, given)).get(address)).text()
}

describe('[PAY-08] a receipt', () => {
  test('names seller, buyer, time with its zone, currency, what was bought and the card', async () => {
    const { actor, payment, listing, ctx } = await aBuyer()
    await saveBillingDetails(ctx, {
      company: 'Driver LLC',
      address: '1 Dock St\nJoliet, IL',
      taxId: '12-3456789',
      bookkeeperEmail: '',
      version: versionOf(NO_DETAILS),
    })
    const seller = {
      name: 'Haulpost Inc.',
      address: '77 W Wacker Dr, Chicago',
      taxId: '98-7654321',
      phone: '',
      email: '',
    }

    const page = await read(`/dashboard/receipts/${payment.id}`, { actor, settings: { seller } })

    for (const words of [
      'Haulpost Inc.',
      '77 W Wacker Dr, Chicago',
      'Tax ID: 98-7654321',
      'Driver LLC',
      '1 Dock St',
      'Tax ID: 12-3456789',
      actor.email,
      payment.receiptNumber,
      'Dec 31, 2025, 8:30 PM CST',
      'Amount, USD',
      'Silver, 30 days',
      `Listing No. ${listing.listingId}`,
      `href="/listings/${listing.listingId}/`,
      'Visa ending in 4242',
      '$100.00',
    ])
      expect(page).toContain(words)
  })

  test('of a seller who said nothing names the site, and of a buyer their name', async () => {
    const { actor, payment } = await aBuyer()
    const page = await read(`/dashboard/receipts/${payment.id}`, { actor })
    expect(page).toMatch(/Seller<\/h2><p[^>]*>Haulpost</u)
    expect(page).not.toContain('Tax ID:')
  })

  test('of money that went back says how much, and when', async () => {
    const { actor, payment } = await aBuyer({ state: 'refunded' })
    const page = await read(`/dashboard/receipts/${payment.id}`, { actor })
    for (const words of ['Refunded Jan 5, 2026', '−$100.00', '$0.00']) expect(page).toContain(words)
  })

  test('is the same for admins, and 404 for all others', async () => {
    const { payment, user } = await aBuyer()
    const address = `/dashboard/receipts/${payment.id}`
    const admin = anActor({ id: (await anAccount(db)).id, role: 'admin' })
    const stranger = anActor({ id: (await anAccount(db)).id })

    expect(await read(address, { actor: admin })).toContain(user.email)
    expect((await (await siteWith(db, { actor: stranger })).get(address)).status).toBe(404)
  })

  test.each(LOCALES)('is a PDF file of one page, in %s, with the typeface of the site', async (locale) => {
    const { actor, payment } = await aBuyer()
    await db
      .updateTable('payments')
      .set({ listingTitle: 'Рефрижератор, año ñandú, Łódź' })
      .where('id', '=', payment.id)
      .execute()
    const address = `${START[locale]}/dashboard/receipts/${payment.id}/pdf`
    const response = await (await siteWith(db, { actor })).get(address)
    const file = Buffer.from(await response.arrayBuffer()).toString('latin1')

    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toContain(`${payment.receiptNumber}.pdf`)
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(file.slice(0, 5)).toBe('%PDF-')
    expect(file).toContain(`/Lang (${locale})`)
    expect(file.match(/\/Type \/Page\b(?!s)/gu)).toHaveLength(1)
    // Latin and Cyrillic letters in two weights; a letter of no file would be a box.
    expect(file.match(/\/FontFile/gu)?.length).toBeGreaterThanOrEqual(4)
    expect(file.length).toBeLessThan(60_000)
  })

  test('as a file is for its buyer and admins only', async () => {
    const { payment } = await aBuyer()
    const address = `/dashboard/receipts/${payment.id}/pdf`
    const get = async (actor: Actor | null) => (await siteWith(db, { actor })).get(address)
    const admin = anActor({ id: (await anAccount(db)).id, role: 'admin' })
    const stranger = anActor({ id: (await anAccount(db)).id })

    expect((await get(admin)).status).toBe(200)
    expect((await get(stranger)).status).toBe(404)
    expect((await get(null)).headers.get('content-type')).not.toBe('application/pdf')
  })
})

describe('[PAY-08] the numbers of receipts', () => {
  test('do not reveal how much is sold, and none is given twice', async () => {
    const { user } = await aBuyer()
    const rows = Array.from({ length: 300 }, () => ({
      userId: user.id,
      reason: 'new' as const,
      tier: 'single' as const,
      amountCents: 4000,
    }))
    const made = await db.insertInto('payments').values(rows).returning('receiptNumber').execute()
    const numbers = made.map(({ receiptNumber }) => receiptNumber)

    for (const number of numbers) expect(number).toMatch(/^HP-[2-9A-HJ-NP-Z]{8}$/u)
    expect(new Set(numbers).size).toBe(300)
    expect(numbers).not.toEqual(numbers.toSorted())
  })

  test('are found as users type them, those of earlier days too, by their owner alone', async () => {
    const own = await aBuyer({ receiptNumber: 'HP-7K3M9QXT' })
    const old = await aBuyer({ receiptNumber: '596' })
    const found = (typed: string, { actor }: typeof own) =>
      read(`/dashboard/payments?receipt=${encodeURIComponent(typed)}`, { actor })

    for (const typed of ['HP-7K3M9QXT', ' hp 7k3m-9qxt', '7K3M9QXT'])
      expect(await found(typed, own), typed).toContain(own.payment.id)
    expect(await found('596', old)).toContain(old.payment.id)
    for (const [typed, who] of [
      ['596', own],
      ['HP-7K3M9QXT', old],
      ["'; drop table payments; --", own],
    ] as const) {
      const page = await found(typed, who)
      expect(page).toContain('None of your receipts has this number.')
      expect(page).not.toContain('/dashboard/receipts/')
    }
  })
})

describe('[PAY-08] billing details', () => {
  const SENT = {
    company: 'Driver LLC',
    address: '1 Dock St',
    taxId: '12-3456789',
    bookkeeperEmail: 'books@example.com',
  }
  const NOT_AN_ADDRESS = 'books@example.com\r\nBcc: all@example.com'
  const FIRST = { ...SENT, version: versionOf(NO_DETAILS) }
  const send = async (actor: Awaited<ReturnType<typeof aBuyer>>['actor'], fields: Record<string, string>) =>
    (await siteWith(db, { actor })).post('/dashboard/payments', new URLSearchParams(fields))

  test('are kept, printed on earlier receipts, part of what one can take along, and gone with the account', async () => {
    const { actor, payment, user, ctx } = await aBuyer()
    const response = await send(actor, FIRST)

    expect(await response.text()).toContain('Billing details saved')
    expect(await read(`/dashboard/receipts/${payment.id}`, { actor })).toContain('Driver LLC')
    expect(await everythingOf(db, user.id)).toMatchObject({ billingDetails: SENT })
    await deleteAccount(ctx, { password: PASSWORD })
    expect(await db.selectFrom('billingDetails').where('userId', '=', user.id).selectAll().execute()).toEqual(
      [],
    )
  })

  test('that cannot be are refused at their field, and what was typed stays', async () => {
    const { actor } = await aBuyer()
    const response = await send(actor, {
      ...SENT,
      company: 'x'.repeat(121),
      taxId: '<script>',
      bookkeeperEmail: NOT_AN_ADDRESS,
    })
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(page).toContain('value="&lt;script&gt;"')
    expect(page.match(/aria-invalid="true"/gu)).toHaveLength(3)
  })
})
