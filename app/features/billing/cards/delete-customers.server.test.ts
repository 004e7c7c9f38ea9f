import { beforeAll, expect, test } from 'vitest'
import { deactivateAccount, deleteAccount } from '#app/features/account-closure/leave-site.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { PASSWORD, quickHash } from '#tests/factories/accounts.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, takeJobs } from '#tests/helpers/emails.ts'
import { aRenewingListing } from '#tests/helpers/renewing.ts'
import { billingJobs } from '../jobs.server.ts'
import { cardsOf } from './queries.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** A user with a password, a card, and a renewing listing. */
async function aUser() {
  const one = await aRenewingListing(db)
  const { userId } = one.payer
  await db
    .insertInto('accounts')
    .values({ userId, accountId: userId, password: quickHash(PASSWORD) })
    .execute()
  const { providerCustomerId } = await db
    .selectFrom('profiles')
    .select('providerCustomerId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...one, userId, customerId: providerCustomerId ?? '' }
}

async function work({ payer }: Awaited<ReturnType<typeof aUser>>) {
  const jobs = billingJobs(payer)
  for (const name of ['billing.end-subscriptions', 'billing.forget-customers'] as const)
    for (const asked of await takeJobs(db, name)) await jobs[name].run(payer.ctx(), asked)
  await payer.deliverEvents()
}

test('[DASH-10] the cards of a deleted account are deleted at the provider, and nothing can be charged', async () => {
  const one = await aUser()
  const { payer, userId, customerId } = one
  const { id } = await payer.unpaidListing({ title: { en: 'Never paid' } })
  const begun = await startCheckout(payer.ctx(), { listingId: id, tier: 'single', renews: false })

  await deleteAccount(payer.ctx(), { password: PASSWORD })
  expect(await cardsOf(db, userId)).toEqual([])
  await work(one)
  await work(one)

  expect(await payer.payments.stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true })
  expect(await payer.payments.stripe.paymentMethods.retrieve(one.paymentMethodId)).toMatchObject({
    customer: null,
  })
  await expect(payer.confirm(begun.clientSecret)).rejects.toThrow('')
  await one.later(31)
  expect(await payer.charged()).toBe(10_000)
  const { providerCustomerId } = await db
    .selectFrom('profiles')
    .select('providerCustomerId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(providerCustomerId).toBeNull()
})

test('[DASH-10] a deactivated account keeps its cards, and nothing is charged to them', async () => {
  const one = await aUser()
  await deactivateAccount(one.payer.ctx())
  await work(one)
  await one.later(31)

  expect(await cardsOf(db, one.userId)).toHaveLength(1)
  expect(await one.payer.charged()).toBe(10_000)
})

test.each([
  ['deactivated', (one: Awaited<ReturnType<typeof aUser>>) => deactivateAccount(one.payer.ctx())],
  [
    'deleted',
    (one: Awaited<ReturnType<typeof aUser>>) => deleteAccount(one.payer.ctx(), { password: PASSWORD }),
  ],
] as const)('[DASH-10] who left (%s) has a mail that names what ended with it', async (how, leave) => {
  const one = await aUser()
  await leave(one)
  const emails = await emailsTo(db, one.payer.email)
  const last = emails.find(({ template }) => template === `accounts.${how}`)
  expect(last?.body).toContain('Kenworth T680 sleeper')
  expect(last?.body).toContain('$100.00 won’t be charged on Mar 18, 2026')
  expect(last?.body).toContain('/contact')
  // One email contains everything.
  expect(emails.map(({ template }) => template)).not.toContain('billing.renewal-ended')
})
