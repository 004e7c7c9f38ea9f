import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))
beforeEach(async () => {
  await db.deleteFrom('entitlements').execute()
  await db.deleteFrom('payments').execute()
  await db.deleteFrom('listings').execute()
})

type Given = Parameters<typeof aListing>[1]

/** A user with a listing below two others, one of them in its category, and the site as that user sees it. */
async function aSeller(given: Given = {}) {
  const payer = await aPayingUser(db)
  const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })
  const { id } = await aListing(db, {
    title: { en: 'Own' },
    createdAt: daysAgo(5),
    ...given,
    userId: payer.userId,
  })
  await aListing(db, { title: { en: 'Newer' } })
  await aListing(db, { title: { en: 'A job' }, category: 'jobs' })
  const textOf = async (address: string) => {
    const html = await (await site.get(address)).text()
    return html.replaceAll(/<!--.*?-->/gu, '')
  }
  return { payer, site, id, textOf }
}

const begun = z.object({ paymentId: z.string(), clientSecret: z.string(), amount: z.number() })

describe('[PAY-11] the card of a listing', () => {
  test('offers the bump with its price, and leads to its page', async () => {
    const { id, textOf } = await aSeller()

    const text = await textOf('/dashboard')

    expect(text).toContain(`href="/dashboard/listings/${id}/bump"`)
    expect(text).toContain('Bump to top — $10.00')
  })

  test('says so while no other listing is above', async () => {
    const { textOf } = await aSeller({ createdAt: daysAgo(0.1) })

    const text = await textOf('/dashboard')

    expect(text).not.toContain('/bump"')
    expect(text).toContain('This listing is at the top already.')
  })

  test('offers it for a listing that renews itself', async () => {
    const { payer, id, textOf } = await aSeller()
    await db
      .insertInto('subscriptions')
      .values({
        userId: payer.userId,
        listingId: id,
        stripeSubscriptionId: 'sub_1',
        stripeCustomerId: 'cus_1',
        packageType: 'single',
        currentPeriodEnd: daysAgo(-20),
      })
      .execute()

    expect(await textOf('/dashboard')).toContain(`href="/dashboard/listings/${id}/bump"`)
    await db.deleteFrom('subscriptions').execute()
  })

  test.each([
    { status: 'inactive' },
    { status: 'sold' },
    { expiresAt: daysAgo(1) },
    { moderation: 'rejected' },
  ] as const)('offers none with %o', async (given) => {
    const { textOf } = await aSeller(given)
    expect(await textOf('/dashboard')).not.toContain('Bump to top')
  })
})

describe.each(LOCALES)('[PAY-11] the page of the bump in %s', (locale) => {
  test('says what it does, where the listing stands now, and the price', async () => {
    const t = TRANSLATE[locale]
    const { id, textOf } = await aSeller()

    const text = await textOf(inLanguage(locale, `/dashboard/listings/${id}/bump`))

    expect(text).toContain(t('billing.bumpLead'))
    expect(text).toContain(
      `${t('billing.bumpHome')}</dt><dd class="font-semibold">${t('billing.bumpPlace', { place: '3' })}`,
    )
    expect(text).toContain(`<dd class="font-semibold">${t('billing.bumpPlace', { place: '2' })}`)
    expect(text).toContain(t('billing.bumpFor', { amount: '$10.00' }))
  })

  test('gives the reason where a bump has no effect', async () => {
    const t = TRANSLATE[locale]
    const { id, textOf } = await aSeller({ status: 'inactive' })

    const text = await textOf(inLanguage(locale, `/dashboard/listings/${id}/bump`))

    expect(text).toContain(t('billing.bumpNotLive'))
    expect(text).not.toContain(t('billing.bumpFor', { amount: '$10.00' }))
  })
})

describe('[PAY-11] buying it over HTTP', () => {
  test.each([{ tier: 'top' }, { type: 'top-listing' }])(
    'as %o: paid, on top for visitors, and on top in the dashboard',
    async (what) => {
      const { payer, site, id, textOf } = await aSeller()
      const order = async () =>
        (await textOf('/categories/trucks-trailers-marketplace')).match(/(?<=>)(?:Own|Newer)(?=<)/gu)?.[0]
      expect(await order()).toBe('Newer')

      const metadata = { ...what, listing_id: id, reason: 'bump' }
      const started = await site.post('/api/create-payment-intent', { amount: 1000, metadata })
      const { paymentId, clientSecret, amount } = begun.parse(await started.json())
      await payer.confirm(clientSecret)
      const settled = await site.post('/api/settle-payment', { paymentId })

      expect(amount).toBe(1000)
      expect(await settled.json()).toEqual({ state: 'paid', pausedMinutes: null })
      expect(await order()).toBe('Own')
      expect(await textOf('/dashboard')).toContain('This listing is at the top already.')
      expect(await textOf(`/payment-success?payment=${paymentId}`)).toContain(
        'Your listing has been moved to the top.',
      )
      const receipt = await textOf(`/dashboard/receipts/${paymentId}`)
      expect(receipt).toContain('Bump to top, once')
      expect(await textOf('/dashboard/payments')).toContain('Bump to top, once')
      expect(await textOf('/dashboard/receipts.csv')).toContain('top,bump,10.00,paid')
    },
  )

  test('with a reason that is another, or as a subscription, nothing is created', async () => {
    const { site, id } = await aSeller()
    const metadata = { tier: 'top', listing_id: id, reason: 'renewal' }

    const wrongReason = await site.post('/api/create-payment-intent', { metadata })
    const renewing = await site.post('/api/create-subscription', { packageType: 'top', listingId: id })

    expect([wrongReason.status, renewing.status]).toEqual([409, 400])
    expect(await db.selectFrom('payments').select('id').execute()).toEqual([])
  })

  test('a payment that failed leads back to the page of the bump', async () => {
    const { site, id, textOf } = await aSeller()
    const metadata = { tier: 'top', listing_id: id }
    const started = await site.post('/api/create-payment-intent', { metadata })
    const { paymentId } = begun.parse(await started.json())

    const text = await textOf(`/payment-success?payment=${paymentId}&redirect_status=failed`)

    expect(text).toContain(`href="/dashboard/listings/${id}/bump"`)
  })
})
