import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Tier } from '#app/features/pricing/packages.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** A user who pays, and pages as that user sees them. */
async function aBuyer() {
  const payer = await aPayingUser(db)
  const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })
  const read = async (address: string) => (await site.get(address)).text()
  async function buy(tier: Tier, listingId?: string) {
    const id = listingId ?? (await payer.unpaidListing()).id
    const { clientSecret, paymentId } = await startCheckout(payer.ctx(), {
      listingId: id,
      tier,
      renews: false,
    })
    await payer.confirm(clientSecret)
    await payer.deliverEvents()
    return { id, paymentId }
  }
  return { payer, read, buy }
}

const WITHOUT_PICTURE = 'Publish the banner ad without a picture'

describe('[PAY-13] what a buyer looks at before paying', () => {
  test('a package with a banner ad asks for a picture, others do not', async () => {
    const { payer, read } = await aBuyer()
    const { id } = await payer.unpaidListing()
    expect(await read(`/dashboard/listings/${id}/pay?tier=platinum`)).toContain(WITHOUT_PICTURE)
    expect(await read(`/dashboard/listings/${id}/pay?tier=silver`)).not.toContain(WITHOUT_PICTURE)
  })

  test('with a picture it is shown in the spaces of the banner ad', async () => {
    const { payer, read } = await aBuyer()
    const images = JSON.stringify([{ id: 'a'.repeat(32), width: 800, height: 600 }])
    const { id } = await payer.unpaidListing()
    await db
      .updateTable('listings')
      .set({ images: sql`${images}::jsonb` })
      .where('id', '=', id)
      .execute()
    const page = await read(`/dashboard/listings/${id}/pay?tier=gold`)
    expect(page).toContain('This is how your banner ad will look')
    expect(page).not.toContain(WITHOUT_PICTURE)
  })

  test('a page that was opened while there was a picture sells no banner ad without one, unless the buyer agrees', async () => {
    const { payer } = await aBuyer()
    const { id } = await payer.unpaidListing()
    const site = await siteWith(db, { actor: payer.ctx().actor, payments: payer.payments })
    const metadata = { listing_id: id, tier: 'platinum' }
    const once = (without_picture: boolean) =>
      site.post('/api/create-payment-intent', { metadata: { ...metadata, without_picture } })
    const renewing = { packageType: 'gold', listingId: id, withoutPicture: false }
    for (const response of [await once(false), await site.post('/api/create-subscription', renewing)]) {
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ code: 'billing.pictureRequired' })
    }
    expect((await once(true)).status).toBe(200)
  })

  test('who has a banner ad already is not asked again for the larger package', async () => {
    const { read, buy } = await aBuyer()
    const { id } = await buy('gold')
    expect(await read(`/dashboard/listings/${id}/pay?tier=platinum`)).not.toContain(WITHOUT_PICTURE)
  })

  test('a listing that no one could answer says so, with the way to mend it', async () => {
    const { payer, read } = await aBuyer()
    const none = { contactPhone: '', contactEmail: '', websiteUrl: '' }
    const silent = await payer.unpaidListing(none)
    const page = await read(`/dashboard/listings/${silent.id}/pay`)
    expect(page).toContain('No one can answer this listing')
    expect(page).toContain(`href="/dashboard/listings/${silent.id}/edit"`)
    for (const way of [
      { contactPhone: '(555) 010-0199' },
      { contactEmail: 'a@b.example' },
      { websiteUrl: 'https://b.example' },
    ]) {
      const { id } = await payer.unpaidListing({ ...none, ...way })
      expect(await read(`/dashboard/listings/${id}/pay`)).not.toContain('No one can answer')
    }
  })
})

/** The package whose radio button is chosen in a page. */
function chosenIn(page: string): string | undefined {
  const radios = [...page.matchAll(/<input[^>]*name="tier"[^>]*>/gu)].map(([radio]) => radio)
  const [chosen, ...others] = radios.filter((radio) => radio.includes('checked'))
  expect(others).toEqual([])
  return /value="(?<tier>\w+)"/u.exec(chosen ?? '')?.groups?.['tier']
}

describe('[POST-08] [REPO-02] the package that is chosen at first', () => {
  test('is the smallest for a user who never bought any, in the form and on the payment page', async () => {
    const { payer, read } = await aBuyer()
    const { id } = await payer.unpaidListing()

    expect(chosenIn(await read('/post-listing?write=1'))).toBe('single')
    expect(chosenIn(await read(`/dashboard/listings/${id}/pay`))).toBe('single')
  })

  test('is the one bought last, and of a listing the one it has or had', async () => {
    const { payer, read, buy } = await aBuyer()
    const { id } = await buy('silver')
    const listing = await payer.unpaidListing()
    const old = await aListing(db, { userId: payer.userId, paymentType: 'platinum-package' })

    expect(chosenIn(await read('/post-listing?write=1'))).toBe('silver')
    expect(chosenIn(await read(`/dashboard/listings/${listing.id}/pay`))).toBe('silver')
    expect(chosenIn(await read(`/dashboard/listings/${id}/pay`))).toBe('silver')
    expect(chosenIn(await read(`/dashboard/listings/${old.id}/repost`))).toBe('platinum')
  })
})

test.each(LOCALES)(
  '[TEXT-04] in %s, before paying, terms and refund policy can be read beside it',
  async (lang) => {
    const { payer, read } = await aBuyer()
    const { id } = await payer.unpaidListing()

    const page = await read(inLanguage(lang, `/dashboard/listings/${id}/pay`))

    for (const path of ['/terms', '/refund-policy'])
      expect(page).toMatch(
        new RegExp(`<form.*<a[^>]*href="${START[lang]}${path}"[^>]*target="_blank".*</form>`, 'su'),
      )
  },
)

describe('[PAY-01] the payment page of a listing that is live', () => {
  test('says until when it is, and what extending costs, on its button', async () => {
    const { read, buy } = await aBuyer()
    const { id } = await buy('silver')

    const page = await read(`/dashboard/listings/${id}/pay`)

    for (const words of [
      'Extend or upgrade your listing',
      'Live through Mar 18, 2026',
      'Extend 30 days — $100.00',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('Pay for your listing')
    expect(page).not.toContain('Continue to payment')
  })

  test('shows an upgrade as the difference with what it adds, and no saving', async () => {
    const { read, buy } = await aBuyer()
    const { id } = await buy('silver')

    const page = await read(`/dashboard/listings/${id}/pay?tier=gold`)

    for (const words of [
      'Upgrade — $200.00',
      'The difference. Adds until Mar 18, 2026:',
      'Ticker post (you have this)',
    ])
      expect(page).toContain(words)
    expect(page).not.toContain('Value $390.00')
    expect(page).not.toContain('Value $710.00')
  })

  test('of one that was never paid for, its button says the total', async () => {
    const { payer, read } = await aBuyer()
    const { id } = await payer.unpaidListing()

    const page = await read(`/dashboard/listings/${id}/pay?tier=gold`)

    expect(page).toContain('Continue to payment — $300.00')
    expect(page).not.toContain('Live through')
  })
})

test('[PAY-02] after a payment the listing, its address to share and the receipt are offered', async () => {
  const { payer, read, buy } = await aBuyer()
  const { id, paymentId } = await buy('single')
  const { listingId } = await payer.listing(id)

  const page = await read(`/payment-success?payment=${paymentId}`)

  expect(page).toContain(`href="/listings/${listingId}/`)
  expect(page).toContain(`value="http://localhost:3000/listings/${listingId}/`)
  expect(page).toContain(`href="/dashboard/receipts/${paymentId}"`)
  expect(page).toContain('Live through Mar 18, 2026')
})

test('[PRICE-04] before paying, a price of less than half of what is usual waits for an admin, and the page says so, with a link to correct it', async () => {
  const like = { comparableGroup: 'truck/sleeper/volvo/vnl', comparableYear: 2021 }
  const half = { lowest: 3_000_000, firstQuarter: 3_600_000, median: 4_000_000 }
  const usual = { ...like, ...half, listings: 9, thirdQuarter: 4_700_000, highest: 6_000_000 }
  await db.insertInto('usualPrices').values(usual).execute()
  const { payer, read } = await aBuyer()
  const { id } = await payer.unpaidListing()
  const said = async (comparableValue: number) => {
    await db
      .updateTable('listings')
      .set({ ...like, comparableValue })
      .where('id', '=', id)
      .execute()
    return read(`/dashboard/listings/${id}/pay`)
  }

  const page = await said(1_999_999)
  expect(page).toContain('An admin looks at it before it goes live.')
  expect(page).toMatch(new RegExp(`href="/dashboard/listings/${id}/edit[^"]*"[^>]*>Check the price`, 'u'))
  expect(await said(2_000_000)).not.toContain('An admin looks at it')
})
