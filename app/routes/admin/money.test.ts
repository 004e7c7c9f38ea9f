import { beforeAll, describe, expect, test } from 'vitest'
import { anAccount } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { aPayment } from '#tests/factories/payments.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

let adminId = ''
beforeAll(async () => {
  adminId = (await anAccount(db, { role: 'admin', email: 'boss@example.com', fullName: 'Bo Boss' })).id
})

const admin = () => anActor({ id: adminId, role: 'admin' })
const requireAdmin = () => siteWith(db, { actor: admin() })
const textOf = async (path: string) => (await (await requireAdmin()).get(path)).text()
const numbersOn = (page: string) => [...page.matchAll(/>Payment ([\w-]+)</gu)].map(([, number]) => number)

describe('[MON-01] the list of payments', () => {
  test('is found by name, address, title, listing, receipt and provider, and leads to each of them', async () => {
    const { id: userId } = await aProfile(db, { fullName: 'Zoë Quill', email: 'zoe@find.example' })
    const listing = await aListing(db, { userId })
    const { receiptNumber: number, id } = await aPayment(db, {
      userId,
      listingId: listing.id,
      listingTitle: 'Reefer Jacksonville lane',
      stripePaymentIntentId: 'pi_findme',
    })
    await aPayment(db)

    const terms = [
      'zoë q',
      'ZOE@FIND',
      'reefer jack',
      String(listing.listingId),
      number,
      number.toLowerCase().replace('-', ' '),
      'pi_findme',
      id,
    ]
    for (const term of terms)
      expect(numbersOn(await textOf(`/admin/money?q=${encodeURIComponent(term)}`)), term).toEqual([number])
    expect(numbersOn(await textOf(`/admin/money?user=${userId}`))).toEqual([number])
    const page = await textOf(`/admin/money?listing=${listing.id}`)
    expect(numbersOn(page)).toEqual([number])
    expect(page).toContain(`href="/admin/money/payments/${id}"`)
    expect(page).toContain(`href="/admin/ads?q=${listing.listingId}"`)
    expect(await textOf('/admin/money?q=%27%3B--%25_')).toContain('No payments found')
    expect(await textOf('/admin/users?q=zoe%40find')).toContain(`/admin/money?user=${userId}`)
    expect(await textOf(`/admin/ads?q=${listing.listingId}`)).toContain('Kenworth T680 sleeper')
  })

  test('[MON-02] adds up what the filters show, to the cent: paid, refunded, net', async () => {
    const { id: userId } = await aProfile(db, { email: 'sums@find.example' })
    const of = { userId, createdAt: daysAgo(40) }
    await aPayment(db, { ...of, amountCents: 10_000, refundedAmount: 2550, paidAt: daysAgo(40) })
    await aPayment(db, { ...of, amountCents: 4000, state: 'refunded', paidAt: daysAgo(40) })
    await aPayment(db, { ...of, amountCents: 60_000, reason: 'renewal', tier: 'platinum' })
    await aPayment(db, { ...of, amountCents: 30_000, state: 'open', lastError: 'Your card was declined.' })
    const sums = async (filters: string) => {
      const page = await textOf(`/admin/money?user=${userId}&${filters}`)
      return [...page.matchAll(/<dd[^>]*>([^<]*)<\/dd>/gu)].map(([, text]) => text)
    }

    expect(await sums('')).toEqual(['4 payments', '$740.00', '$65.50', '$674.50'])
    expect(await sums('state=part')).toEqual(['1 payment', '$100.00', '$25.50', '$74.50'])
    expect(await sums('state=refunded')).toEqual(['1 payment', '$40.00', '$40.00', '$0.00'])
    expect(await sums('state=failed')).toEqual(['1 payment', '$0.00', '$0.00', '$0.00'])
    expect(await sums('reason=renewal&package=platinum')).toEqual([
      '1 payment',
      '$600.00',
      '$0.00',
      '$600.00',
    ])
    expect(await sums('from=2026-02-16')).toEqual(['1 payment', '$600.00', '$0.00', '$600.00'])
    expect(await sums('to=2026-02-15')).toEqual(['3 payments', '$140.00', '$65.50', '$74.50'])
  })

  test('has pages, and one that is too far is the last one', async () => {
    const { id: userId } = await aProfile(db)
    for (let n = 0; n < 26; n += 1) await aPayment(db, { userId })
    expect(numbersOn(await textOf(`/admin/money?user=${userId}`))).toHaveLength(25)
    expect(numbersOn(await textOf(`/admin/money?user=${userId}&page=99`))).toHaveLength(1)
  })

  test('shows hostile names and titles as the text they are', async () => {
    const { id: userId } = await aProfile(db, { fullName: '<script>alert(1)</script>' })
    await aPayment(db, { userId, listingTitle: '"><img src=x onerror=alert(1)>' })
    const page = await textOf(`/admin/money?user=${userId}`)
    expect(page).not.toMatch(/<script>alert|<img src=x/u)
  })
})

describe('[MON-03] a month as CSV', () => {
  const month = async (text: string) => {
    const response = await (await requireAdmin()).post(
      '/admin/money/export',
      new URLSearchParams({ month: text }),
    )
    return { response, lines: (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n') }
  }

  test('holds what was paid and what was refunded in it, and adds up to what the month brought', async () => {
    const { id: userId } = await aProfile(db, { fullName: '=1+1', email: 'csv@find.example' })
    const early = new Date('2025-06-01T04:59:59Z')
    const inJune = new Date('2025-06-01T05:00:00Z')
    const may = await aPayment(db, { userId, createdAt: early, paidAt: early, refundedAmount: 1234 })
    await db
      .insertInto('refunds')
      .values({
        paymentId: may.id,
        amountCents: 1234,
        state: 'made',
        createdAt: inJune,
        settledAt: inJune,
        reason: 'Late',
      })
      .execute()
    await aPayment(db, { userId, createdAt: inJune, paidAt: inJune, amountCents: 4000 })
    await aPayment(db, { userId, createdAt: inJune, state: 'open' })

    const { response, lines } = await month('2025-06')

    expect(response.headers.get('content-disposition')).toContain('payments-2025-06.csv')
    const amounts = lines.slice(1).map((line) => Number(line.split(',')[2]))
    expect(amounts.toSorted((a, b) => a - b)).toEqual([-12.34, 40])
    expect(lines.slice(1).every((line) => line.includes("'=1+1"))).toBe(true)
    expect(lines.slice(1).every((line) => line.startsWith('2025-06-01,'))).toBe(true)
    const { lines: ofMay } = await month('2025-05')
    expect(ofMay).toHaveLength(2)
    expect(ofMay[1]).toMatch(/^2025-05-31,.*2025-06-01T04:59:59/u)
    const log = db.selectFrom('auditLog').select('details').where('action', '=', 'export_payments')
    expect(await log.execute()).toContainEqual({ details: { month: '2025-06' } })
  })

  test('is refused for what is no month, and is not handed out more than five times in ten minutes', async () => {
    for (const nonsense of ['', '2026-13', '2026', "2026-01'"])
      expect((await month(nonsense)).response.status).toBe(400)
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push((await month('2025-06')).response.status)
    expect(statuses.at(-1)).toBe(429)
  })
})
