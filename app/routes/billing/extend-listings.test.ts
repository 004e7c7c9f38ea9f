import { beforeAll, describe, expect, test } from 'vitest'
import { formatSeries } from '#app/features/billing/offers/extension-series.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** A user who pays, with two live listings, and an unpaid one. */
async function aDealer() {
  const payer = await aPayingUser(db)
  const { actor } = payer.ctx()
  const site = await siteWith(db, { actor, payments: payer.payments })
  const live = () => aListing(db, { userId: actor?.id ?? '', paymentType: 'single' })
  const ids = [(await live()).id, (await live()).id]
  const unpaid = await payer.unpaidListing()
  const pay = async (listingId: string) => {
    const choice = { listingId, tier: 'single', renews: false } as const
    const { clientSecret } = await startCheckout(payer.ctx(), choice)
    await payer.confirm(clientSecret)
    await payer.deliverEvents()
  }
  const ticked = (...all: readonly string[]) =>
    `/dashboard/extend?${new URLSearchParams(all.map((id): [string, string] => ['ids', id]))}`
  return { site, ids, unpaid: unpaid.id, pay, ticked }
}

describe('[DASH-16] ticked listings are extended one after the other', () => {
  test('with the amount of each, the sum, why one cannot be, and the next after each payment', async () => {
    const { site, ids, unpaid, pay, ticked } = await aDealer()
    const begun = await site.get(ticked(...ids, unpaid))
    const at = begun.headers.get('location') ?? ''
    expect(begun.status).toBe(302)

    const page = await (await site.get(at)).text()
    expect(page).toContain('Extended: 0 of 2')
    expect(page).toContain('Left to pay: $80.00')
    expect(page).toContain('Not paid for yet.')
    const [, link = ''] = /href="(\/dashboard\/listings\/[^"]*\/pay[^"]*)"/u.exec(page) ?? []
    expect(link).toContain(ids[0])
    expect(await (await site.get(link.replaceAll('&amp;', '&'))).text()).toContain(
      'Back to the listings to extend',
    )

    await pay(ids[0] ?? '')
    const second = await (await site.get(at)).text()
    expect(second).toContain('Extended: 1 of 2')
    expect(second).toContain('Left to pay: $40.00')
    expect(second).toContain(`/dashboard/listings/${ids[1]}/pay`)

    await pay(ids[1] ?? '')
    const last = await (await site.get(at)).text()
    expect(last).toContain('Extended: 2 of 2')
    expect(last).not.toContain('/pay?')
  })

  test('in Russian and Spanish too, and from the dashboard', async () => {
    const { site, ids, ticked } = await aDealer()
    for (const [start, words] of [
      ['/ru', 'Продлено: 0 из 2'],
      ['/es', 'Extendidos: 0 de 2'],
    ] as const) {
      expect(await (await site.get(`${start}/dashboard`)).text()).toContain(
        `formAction="${start}/dashboard/extend"`,
      )
      const at = (await site.get(start + ticked(...ids))).headers.get('location') ?? ''
      expect(at.startsWith(`${start}/dashboard/extend?series=`)).toBe(true)
      expect(await (await site.get(at)).text()).toContain(words)
    }
  })
})

describe('[DASH-16] a series that is none', () => {
  test('with a listing of another user, or of nobody, it does not exist', async () => {
    const { site, ids, ticked } = await aDealer()
    const foreign = await aListing(db)
    for (const id of [foreign.id, '00000000-0000-4000-8000-000000000000']) {
      const at = (await site.get(ticked(...ids, id))).headers.get('location') ?? ''
      expect((await site.get(at)).status).toBe(404)
    }
    expect((await site.get(ticked('nonsense'))).status).toBe(404)
    const many = Array.from({ length: 51 }, (_, n) => `00000000-0000-4000-8000-0000000000${String(n + 10)}`)
    expect((await site.get(ticked(...many))).status).toBe(404)
  })

  test.each(['', 'x', '..', "1.'--", '1.00000000-0000-4000-8000-000000000000.'])(
    'an address with %j says that nothing is ticked',
    async (series) => {
      const { site } = await aDealer()
      const response = await site.get(`/dashboard/extend?${new URLSearchParams({ series })}`)
      expect(response.status).toBe(200)
      expect(await response.text()).toContain('Tick at least one listing first.')
    },
  )

  test('a payment page leads back to listings only', async () => {
    const { site, ids } = await aDealer()
    const pay = `/dashboard/listings/${ids[0]}/pay?series=`
    expect(await (await site.get(`${pay}//evil.example`)).text()).not.toMatch(/href="[^"]*evil/u)
    const series = formatSeries({ ids, sinceMs: 0 })
    expect(await (await site.get(pay + series)).text()).toContain(`/dashboard/extend?series=${series}`)
  })
})
