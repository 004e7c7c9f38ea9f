import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cardsOf } from '#app/features/billing/cards/queries.server.ts'
import { removeCard } from '#app/features/billing/cards/remove-card.server.ts'
import { reconcilePayments } from '#app/features/billing/reconcile-payments.server.ts'
import { subscriptionsOf } from '#app/features/billing/subscriptions/queries.server.ts'
import { switchRenewal } from '#app/features/billing/subscriptions/switch-renewal.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { useImports } from '#tests/helpers/importing.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { END, filesOf, importedFrom } from '#tests/helpers/sold-elsewhere.ts'
import { undoImport } from './undo-import.server.ts'

const { db, connectionString } = useDatabase()
const imports = useImports(db)
beforeAll(() => installJobs(connectionString))
beforeEach(async () => {
  await sql`truncate profiles, imported_rows, import_runs, mail_outbox, payment_events cascade`.execute(db)
})

const imported = importedFrom(db, imports)

test('[IMP-12] [DATA-03] a subscription and a card of the earlier site are its user’s here, with the listing they pay for', async () => {
  const { counts, report, payer, listing, subscription, card, customer } = await imported()
  expect(report).toEqual([])
  expect(counts).toMatchObject({ subscriptions: { made: 1 }, cards: { made: 1 } })
  const { id } = await listing()
  expect(await subscriptionsOf(db, payer.userId)).toMatchObject([
    {
      stripeSubscriptionId: subscription.id,
      listingId: id,
      listingState: 'present',
      packageType: 'silver',
      status: 'active',
      currentPeriodEnd: END,
      nextChargeAt: END,
      cancelAtPeriodEnd: false,
    },
  ])
  expect(await cardsOf(db, payer.userId)).toMatchObject([{ id: card.id, last4: '4242', isDefault: true }])
  const owner = await db.selectFrom('profiles').select('providerCustomerId').executeTakeFirst()
  expect(owner).toEqual({ providerCustomerId: customer.id })
  expect(await db.selectFrom('payments').select('id').execute()).toEqual([])
})

test('[IMP-12] its user cancels it here, which gives no days for the period that the earlier site delivered', async () => {
  const { payer, listing, subscription } = await imported()
  const before = await listing()
  await switchRenewal(payer.ctx(), { subscriptionId: subscription.id, renews: false, intent: 'cancel' })
  await payer.deliverEvents()
  expect(await payer.payments.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at_period_end: true,
  })
  expect(await subscriptionsOf(db, payer.userId)).toMatchObject([
    { cancelAtPeriodEnd: true, nextChargeAt: null },
  ])
  expect((await listing()).expiresAt).toEqual(before.expiresAt)
  expect(await db.selectFrom('payments').select('id').execute()).toEqual([])
  expect((await undoImport(ctxFor(db), 'before')).subscriptions).toEqual({ removed: 0, left: 1 })
})

test('[IMP-12] its next charge extends the listing, once, with a receipt', async () => {
  const { payer, listing } = await imported()
  payer.advance(21)
  await payer.deliverEvents()
  await reconcilePayments(payer.ctx())
  const paid = await db.selectFrom('payments').select(['reason', 'amountCents', 'state']).execute()
  expect(paid).toEqual([{ reason: 'renewal', amountCents: 9000, state: 'paid' }])
  const { expiresAt } = await listing()
  expect(expiresAt && expiresAt > daysAfter(NOW, 59)).toBe(true)
  expect((await undoImport(ctxFor(db), 'before')).subscriptions).toEqual({ removed: 0, left: 1 })
})

test('[IMP-12] what the payment provider does not know is refused in a sentence', async () => {
  const { payer } = await imported((sold) => {
    const files = filesOf(sold)
    const [subscription] = files['subscriptions.json']
    const [card] = files['payment_methods.json']
    return {
      ...files,
      'subscriptions.json': [
        { ...subscription, stripe_subscription_id: 'sub_unknown', stripe_customer_id: '' },
      ],
      'payment_methods.json': [{ ...card, stripe_payment_method_id: 'pm_unknown', is_default: false }],
    }
  })
  const asked = { subscriptionId: 'sub_unknown', renews: false, intent: 'cancel' } as const
  expect(await refusalOf(switchRenewal(payer.ctx(), asked))).toMatchObject({ kind: 'notFound' })
  expect(await removeCard(payer.ctx(), { paymentMethodId: 'pm_unknown' })).toEqual([])
})

test('[IMP-12] undoing the import takes subscriptions and cards away here, and leaves them at the payment provider', async () => {
  const { payer, subscription, card } = await imported()
  await reconcilePayments(payer.ctx())
  expect(await undoImport(ctxFor(db), 'before')).toMatchObject({
    subscriptions: { removed: 1, left: 0 },
    cards: { removed: 1, left: 0 },
    listings: { removed: 1, left: 0 },
    accounts: { removed: 1, left: 0 },
  })
  const { stripe } = payer.payments
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false)
  expect((await stripe.paymentMethods.retrieve(card.id)).customer).not.toBeNull()
})

test('[IMP-12] a subscription without a clear listing, a card with its number, and a customer of another account are refused', async () => {
  const { report, counts } = await imported((sold) => {
    const files = filesOf(sold)
    const [subscription] = files['subscriptions.json']
    const [card] = files['payment_methods.json']
    const [listing] = files['listings.json']
    const other = { ...subscription, stripe_customer_id: '', listing_title: 'Other' }
    return {
      ...files,
      'profiles.json': [...files['profiles.json'], { id: 'p2', email: 'other@example.com' }],
      'listings.json': [
        { ...listing, id: 'l0', status: 'expired' },
        listing,
        { ...listing, id: 'l2', title: { en: 'Unpaid' }, status: 'pending' },
      ],
      'subscriptions.json': [
        { ...subscription },
        { ...subscription, id: 's2' },
        { ...other, id: 's3', stripe_subscription_id: 'sub_3' },
        { ...other, id: 's4', stripe_subscription_id: 'sub_4', listing_title: 'Unpaid' },
        { ...other, id: 's5', stripe_subscription_id: 'sub_5', package_type: 'gold-plated' },
        { ...other, id: 's6', stripe_subscription_id: 'migrated_1-2' },
        { ...other, id: 's7', stripe_subscription_id: 'sub_7', status: 'canceled' },
        { ...subscription, id: 's8', user_id: 'p2', stripe_subscription_id: 'sub_8' },
        { ...other, id: 's9', stripe_subscription_id: 'sub_9', current_period_end: 'soon' },
      ],
      'payment_methods.json': [
        { ...card, card_last4: '4242424242424242' },
        { ...card, id: 'm2', card_exp_month: '13' },
        { ...card, id: 'm3', card_last4: 42 },
        { ...card, id: 'm4', stripe_payment_method_id: 'pm_4', stripe_customer_id: 'cus_other' },
      ],
    }
  })
  const lines = report.map((line) => line.replace(/^(\w+),.*\.json,\d+,\w+,/u, '$1 '))
  expect(lines).toEqual([
    'refused s2,providerSubscription,this subscription was imported or sold here already',
    expect.stringMatching(/^refused s3,listing,"it is not clear which listing it renews \(0 fit\)/u),
    expect.stringMatching(/^refused s4,listing,/u),
    'refused s5,packageType,"it is no package: single, silver, gold or platinum"',
    'refused s8,providerCustomer,this customer of the payment provider belongs to another account',
    'refused s9,currentPeriodEnd,the end of the paid period is needed',
    'refused m1,cardLast4,"the last four digits of the card are needed, and no others"',
    expect.stringMatching(/^refused m2,cardExpMonth,/u),
    'refused m4,providerCustomer,the account is another customer of the payment provider',
  ])
  expect(counts).toMatchObject({ subscriptions: { made: 3, refused: 6 }, cards: { made: 1, refused: 3 } })
  const renewed = await db
    .selectFrom('subscriptions')
    .innerJoin('listings', 'listings.id', 'subscriptions.listingId')
    .select('listings.status')
    .execute()
  expect(renewed).toEqual([{ status: 'active' }])
  const migrated = await db
    .selectFrom('subscriptions')
    .select('status')
    .where('stripeSubscriptionId', '=', 'migrated_1_2')
    .execute()
  expect(migrated).toEqual([{ status: 'active' }])
  expect(report.join()).not.toContain('4242424242424242')
})
