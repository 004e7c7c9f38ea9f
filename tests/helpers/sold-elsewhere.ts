import { expect } from 'vitest'
import { daysAfter } from '#app/lib/day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { fakePayments } from '#tests/fakes/payments.ts'
import { NOW } from './clock.ts'
import type { useImports } from './importing.ts'
import { aPayingUser } from './paying-user.ts'

/** A subscription that the earlier site sold and renewed ten days ago: the provider knows it, this site does not. */
async function soldElsewhere() {
  let now = daysAfter(NOW, -40)
  const fake = fakePayments({ now: () => now })
  const { stripe } = fake.payments
  const customer = await stripe.customers.create({ email: 'dana@example.com' })
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 9000,
    recurring: { interval: 'day', interval_count: 30 },
    product_data: { name: 'Silver' },
  })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    default_payment_method: card.id,
  })
  now = daysAfter(NOW, -10)
  fake.runDue()
  await fake.deliver(async () => ({ status: 200 }))
  now = NOW
  return { fake, customer, card, subscription }
}

export type Sold = Awaited<ReturnType<typeof soldElsewhere>>
export const END = daysAfter(NOW, 20)

/** The tables of the earlier site about its user. */
export const filesOf = ({ customer, card, subscription }: Sold) => ({
  'profiles.json': [{ id: 'p1', email: 'dana@example.com', full_name: 'Dana Driver' }],
  'listings.json': [
    {
      id: 'l1',
      user_id: 'p1',
      title: { en: 'Dispatcher wanted' },
      description: { en: 'In Joliet' },
      category: 'OFFICE STAFF',
      contact_name: 'Dana',
      payment_type: 'silver-package',
      status: 'active',
      created_at: '2026-01-02',
    },
  ],
  'subscriptions.json': [
    {
      id: 's1',
      user_id: 'p1',
      stripe_subscription_id: subscription.id,
      stripe_customer_id: customer.id,
      package_type: 'silver',
      current_period_end: END.toISOString(),
      cancel_at_period_end: false,
      listing_title: 'Dispatcher wanted',
      category: 'OFFICE STAFF',
    },
  ],
  'payment_methods.json': [
    {
      id: 'm1',
      user_id: 'p1',
      stripe_payment_method_id: card.id,
      card_brand: 'visa',
      card_last4: '4242',
      card_exp_month: 12,
      card_exp_year: 2034,
      is_default: true,
    },
  ],
})

const HOSTED = { format: 'hosted', source: 'before' }

/** Imports what the earlier site sold, after a dry run that says the same. */
export const importedFrom =
  (db: Db, imports: ReturnType<typeof useImports>) =>
  async (files: (sold: Sold) => Readonly<Record<string, object>> = filesOf) => {
    const sold = await soldElsewhere()
    const dry = await imports.run(files(sold), { ...HOSTED, isDryRun: true })
    const result = await imports.run(files(sold), HOSTED)
    expect(dry).toMatchObject({ counts: result.counts, report: result.report })
    const user = await db.selectFrom('profiles').select(['id', 'email', 'fullName']).executeTakeFirstOrThrow()
    const payer = await aPayingUser(db, { user, fake: sold.fake })
    const listing = () => db.selectFrom('listings').selectAll().executeTakeFirstOrThrow()
    return { ...sold, ...result, payer, listing }
  }
