import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { addCard } from '#app/features/billing/cards/add-card.server.ts'
import { changeCard } from '#app/features/billing/subscriptions/change-card.server.ts'
import { switchRenewal } from '#app/features/billing/subscriptions/switch-renewal.server.ts'
import { TIERS } from '#app/features/pricing/packages.ts'
import { formatCents } from '#app/lib/money.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { aRenewingListing } from '#tests/helpers/renewing.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

describe('[DASH-08] the payments tab', () => {
  test('shows what renews itself, the cards and every charge, to their owner alone', async () => {
    const { payer } = await aRenewingListing(db)
    const stranger = await aPayingUser(db)
    const show = async ({ ctx, payments }: typeof payer) =>
      (await (await siteWith(db, { actor: ctx().actor, payments })).get('/dashboard/payments')).text()

    const own = await show(payer)
    const others = await show(stranger)

    for (const words of ['Silver', 'Current', 'Active', 'Total of 1 payment', '/dashboard/receipts/'])
      expect(own).toContain(words)
    for (const words of [
      '$100.00 every 30 days · next charge Mar 18, 2026',
      'Visa ending in 4242',
      'Expires 12/2034',
      '$100.00',
    ]) {
      expect(own).toContain(words)
      expect(others).not.toContain(words)
    }
    for (const words of ['No subscriptions.', 'No saved cards.', 'No payments yet.'])
      expect(others).toContain(words)
  })

  test('sends visitors to sign in, and shows receipts to their owner only', async () => {
    const { payer } = await aRenewingListing(db)
    const { id } = await db
      .selectFrom('payments')
      .select('id')
      .where('userId', '=', payer.userId)
      .executeTakeFirstOrThrow()
    const visitor = await siteWith(db)
    const stranger = await siteWith(db, { actor: (await aPayingUser(db)).ctx().actor })

    for (const address of ['/dashboard/payments', '/dashboard/receipts.csv', `/dashboard/receipts/${id}`])
      expect((await visitor.get(address)).headers.get('location')).toContain('/signin')
    expect((await stranger.get(`/dashboard/receipts/${id}`)).status).toBe(404)
  })
})

describe('[SUB-01] a subscription', () => {
  async function rowsOf({ payer }: Awaited<ReturnType<typeof aRenewingListing>>) {
    const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })
    return (await (await site.get('/dashboard/payments')).text()).replaceAll('<!-- -->', '')
  }

  test('whose renewal failed says so first, with what helps, and names no next charge', async () => {
    const renewing = await aRenewingListing(db)
    const { payer, subscriptionId, later } = renewing
    const failing = (
      await addCard(payer.ctx(), { paymentMethodId: await payer.card('4000000000000341') })
    ).find(({ last4 }) => last4 === '0341')
    await changeCard(payer.ctx(), { subscriptionId, paymentMethodId: failing?.id ?? '' })
    await later(31)

    const rows = await rowsOf(renewing)

    expect(rows).toMatch(/tag-bad[^>]*>(?:(?!<\/span>).)*Payment failed/u)
    for (const words of ['We will try again in the next few days', 'Choose another card'])
      expect(rows).toContain(words)
    expect(rows).not.toContain('next charge')
  })

  test('of a listing that was deleted says so and offers nothing', async () => {
    const renewing = await aRenewingListing(db)
    const { payer, id } = renewing
    await db.updateTable('listings').set({ deletedAt: payer.ctx().now }).where('id', '=', id).execute()

    const rows = await rowsOf(renewing)

    expect(rows).toContain('Listing deleted')
    for (const words of [
      'Turn off automatic renewal',
      'Turn on automatic renewal',
      `/dashboard/listings/${id}`,
    ])
      expect(rows).not.toContain(words)
  })

  test('that was turned off says until when is paid', async () => {
    const renewing = await aRenewingListing(db)
    await switchRenewal(renewing.payer.ctx(), {
      subscriptionId: renewing.subscriptionId,
      renews: false,
      intent: 'renewal',
    })

    const rows = await rowsOf(renewing)

    for (const words of ['Ends on Mar 18, 2026', 'Paid through Mar 18, 2026. You won’t be charged again.'])
      expect(rows).toContain(words)
    expect(rows).toContain('Turn on automatic renewal')
  })
})

test('[DASH-02] a listing that renews itself shows the day it renews, not the day after', async () => {
  const { payer } = await aRenewingListing(db)
  const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })

  const text = await (await site.get('/dashboard')).text()

  expect(text).toContain('Renews on Mar 18, 2026')
  expect(text).not.toContain('Mar 19, 2026')
})

describe('[REPO-02] whichever package is chosen', () => {
  const begun = z.object({ paymentId: z.string(), amount: z.number() })

  test.each(TIERS)('%s: what the page shows is what is charged, to the cent', async (tier) => {
    const payer = await aPayingUser(db)
    const { id: replaces } = await aListing(db, { userId: payer.userId })
    const { id } = await payer.unpaidListing({ replaces })
    const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })

    const page = await (await site.get(`/dashboard/listings/${id}/pay?tier=${tier}`)).text()
    const metadata = { listing_id: id, tier, reason: 'new' }
    const response = begun.parse(await (await site.post('/api/create-payment-intent', { metadata })).json())

    for (const choice of TIERS) expect(page).toContain(`value="${choice}"`)
    expect(page).toMatch(new RegExp(`value="${tier}"[^>]*checked|checked[^>]*value="${tier}"`, 'u'))
    expect(page).toContain(formatCents(response.amount, 'en').replace('.00', ''))
    const { data } = await payer.payments.stripe.paymentIntents.list({ limit: 1 })
    expect(data[0]?.amount).toBe(response.amount)
    expect(await payer.payment(response.paymentId)).toMatchObject({ tier, amountCents: response.amount })
  })
})

describe('[PAY-08] receipts.csv', () => {
  const NASTY = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'a "quote", and; more', 'Кенворт\r\n=2', 'plain']

  /** Returns the cells of a file as a spreadsheet reads them. */
  function cellsOf(text: string): string[][] {
    const cells = [...text.replace('\uFEFF', '').matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gu)]
    const rows: string[][] = [[]]
    for (const [, cell = '', end] of cells) {
      rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
      if (end === '\r\n') rows.push([])
    }
    return rows.slice(0, -1)
  }

  test('names the card and the number of the listing', async () => {
    const { id: userId, email } = await aProfile(db)
    const { id: listingId, listingId: number } = await aListing(db, { userId })
    const card = { cardBrand: 'visa', cardLast4: '4242' }
    const paid = {
      state: 'paid',
      paidAt: daysAgo(2),
      reason: 'new',
      tier: 'single',
      amountCents: 4000,
    } as const
    await db
      .insertInto('payments')
      .values({ userId, listingId, listingTitle: 'Reefer', ...card, ...paid })
      .execute()
    const site = await siteWith(db, { actor: anActor({ id: userId, email }) })
    const [, line] = cellsOf(await (await site.get('/dashboard/receipts.csv')).text())
    expect(line?.slice(-2)).toEqual(['visa 4242', String(number)])
  })

  test('adds up to the cent, whatever listings are called, and runs in no spreadsheet', async () => {
    const charges = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 60_000 }),
        title: fc.constantFrom(...NASTY),
        refunded: fc.boolean(),
      }),
      { minLength: 1, maxLength: 40 },
    )
    await fc.assert(
      fc.asyncProperty(charges, async (given) => {
        const { id, email } = await aProfile(db)
        const rows = given.map(
          ({ cents, title, refunded }) =>
            ({
              userId: id,
              listingTitle: title,
              reason: 'new',
              tier: 'single',
              amountCents: cents,
              state: refunded ? 'refunded' : 'paid',
              paidAt: daysAgo(2),
              refundedAt: refunded ? daysAgo(1) : null,
              refundedAmount: refunded ? cents : 0,
            }) as const,
        )
        await db.insertInto('payments').values(rows).execute()
        const site = await siteWith(db, { actor: anActor({ id, email }) })

        const response = await site.get('/dashboard/receipts.csv')
        const [head = [], ...lines] = cellsOf(await response.text())

        expect(response.headers.get('content-type')).toContain('text/csv')
        expect(lines).toHaveLength(given.length)
        expect(lines.every((line) => line.length === head.length)).toBe(true)
        const [amount, state, title] = ['Amount USD', 'State', 'For'].map((name) => head.indexOf(name))
        const sum = (of: string) =>
          lines
            .filter((line) => line[state ?? -1] === of)
            .reduce((cents, line) => cents + Math.round(Number(line[amount ?? -1]) * 100), 0)
        const wanted = (refunded: boolean) =>
          given.filter((one) => one.refunded === refunded).reduce((cents, one) => cents + one.cents, 0)
        expect([sum('paid'), sum('refunded')]).toEqual([wanted(false), wanted(true)])
        for (const line of lines) expect(line[title ?? -1]).not.toMatch(/^\s*[=+\-@]/u)
      }),
      { numRuns: numRuns(15) },
    )
  })
})
