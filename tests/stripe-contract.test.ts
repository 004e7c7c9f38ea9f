import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount } from '#app/features/account-closure/leave-site.server.ts'
import { addCard } from '#app/features/billing/cards/add-card.server.ts'
import { openPortal, prepareCard } from '#app/features/billing/cards/prepare-card.server.ts'
import { removeCard, setDefaultCard } from '#app/features/billing/cards/remove-card.server.ts'
import { setCardSaving } from '#app/features/billing/cards/set-card-saving.server.ts'
import { createSubscription } from '#app/features/billing/checkout/create-subscription.server.ts'
import { paySavedCard } from '#app/features/billing/checkout/pay-saved-card.server.ts'
import { billingJobs } from '#app/features/billing/jobs.server.ts'
import { changeCard } from '#app/features/billing/subscriptions/change-card.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { simulatedBy } from '#app/platform/payments/payments.server.ts'
import { PASSWORD, quickHash } from '#tests/factories/accounts.ts'
import { fakePayments } from '#tests/fakes/payments.ts'
import { startCheckout } from '#tests/helpers/checkout.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { takeJobs } from '#tests/helpers/emails.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { faultsOfRequest, sdkNameOf } from '../packages/stripe-simulator/tests/contract.ts'
import { FLOWS } from './money/flows.ts'

// Every request of the site to Stripe, compared with what Stripe's SDK declares about its API. The same comparison runs
// wherever another test pays (tests/fakes/payments.ts); here each call is made at least once.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** The calls in the site's own code, such as `refunds.create`. */
function callsInCode(): readonly string[] {
  const sources = globSync('{app,server}/**/*.server.ts').map((file) => readFileSync(file, 'utf8'))
  const calls = sources.join('\n').matchAll(/\bstripe\.(?<name>[a-z]\w+(?:\.\w+)+)\(/gu)
  const names = [...calls].flatMap(({ groups }) => groups?.['name'] ?? [])
  // Checking a signature sends no request.
  return [...new Set(names)].filter((name) => !name.startsWith('webhooks.')).sort()
}

function recorded() {
  const fake = fakePayments()
  const { simulator } = fake.payments
  if (!simulator) throw new Error('These payments are not simulated')
  const seen = new Set<string>()
  const faults: string[] = []
  const payments = simulatedBy({
    ...simulator,
    async handle(request) {
      seen.add(sdkNameOf(request) ?? request.url)
      faults.push(...(await faultsOfRequest(request)))
      return simulator.handle(request)
    },
  })
  return { fake: { ...fake, payments }, seen, faults }
}

type Recorded = ReturnType<typeof recorded>

const tillOf = ({ fake }: Recorded) => aPayingUser(db, { fake })

/** What users do with money, each flow by a new user. */
async function flows(all: Recorded) {
  for (const { run } of Object.values(FLOWS)) await run(await tillOf(all), { db, formId: randomUUID() })
}

/** A payment that another one takes the place of, and one with a saved card that is kept. */
async function changesOfMind(all: Recorded) {
  const payer = await tillOf(all)
  const { id: listingId } = await payer.unpaidListing()
  const [card] = await addCard(payer.ctx(), { paymentMethodId: await payer.card() })
  const paymentMethodId = card?.id ?? ''
  await startCheckout(payer.ctx(), { listingId, tier: 'silver', renews: true })
  await startCheckout(payer.ctx(), { listingId, tier: 'silver', renews: false })
  const { paymentId } = await startCheckout(payer.ctx(), { listingId, tier: 'single', renews: false })
  await setCardSaving(payer.ctx(), { paymentId, keep: true })
  await paySavedCard(payer.ctx(), { paymentId, paymentMethodId })
}

async function cards(all: Recorded) {
  const payer = await tillOf(all)
  await prepareCard(payer.ctx())
  await openPortal(payer.ctx())
  const [first] = await addCard(payer.ctx(), { paymentMethodId: await payer.card() })
  const both = await addCard(payer.ctx(), { paymentMethodId: await payer.card('5555555555554444') })
  const second = both.find(({ id }) => id !== first?.id)
  await setDefaultCard(payer.ctx(), { paymentMethodId: second?.id ?? '' })
  await removeCard(payer.ctx(), { paymentMethodId: first?.id ?? '' })
}

/** A subscription whose renewal was refused: its card is one that is taken once, and never again. */
async function aFailedRenewal(all: Recorded) {
  const payer = await tillOf(all)
  const { id: listingId } = await payer.unpaidListing()
  const good = await payer.card()
  await addCard(payer.ctx(), { paymentMethodId: good })
  const bought = { packageType: 'silver', listingId, paymentMethodId: good } as const
  await createSubscription(payer.ctx(), bought)
  await payer.deliverEvents()
  const { id: subscriptionId } = await db
    .selectFrom('subscriptions')
    .select('stripeSubscriptionId as id')
    .where('userId', '=', payer.userId)
    .executeTakeFirstOrThrow()
  const bad = await payer.card('4000000000000341')
  await addCard(payer.ctx(), { paymentMethodId: bad })
  await changeCard(payer.ctx(), { subscriptionId, paymentMethodId: bad })
  payer.advance(31)
  await payer.deliverEvents()
  return { payer, subscriptionId, good }
}

async function payLate(all: Recorded) {
  const { payer, subscriptionId, good } = await aFailedRenewal(all)
  await changeCard(payer.ctx(), { subscriptionId, paymentMethodId: good })
}

/** After repeated refusals, a user can add no more cards for a while. */
async function refusals(all: Recorded) {
  const payer = await tillOf(all)
  const secrets = [await prepareCard(payer.ctx()), await prepareCard(payer.ctx())]
  const { setupIntents } = all.fake.payments.stripe
  const id = secrets[0]?.split('_secret_')[0] ?? ''
  const refused = { payment_method: 'pm_card_chargeDeclined', return_url: 'http://localhost:3000/back' }
  for (let i = 0; i < 3; i += 1) await expect(setupIntents.confirm(id, refused)).rejects.toThrow(/declined/u)
  await payer.deliverEvents()
}

/** A user closes the account while a renewal is open: subscriptions end, cards and customer are deleted. */
async function leaving(all: Recorded) {
  const { payer } = await aFailedRenewal(all)
  const account = { userId: payer.userId, accountId: payer.userId, password: quickHash(PASSWORD) }
  await db.insertInto('accounts').values(account).execute()
  await deleteAccount(payer.ctx(), { password: PASSWORD })
  const jobs = billingJobs(payer)
  for (const name of ['billing.end-subscriptions', 'billing.forget-customers'] as const)
    for (const job of await takeJobs(db, name)) await jobs[name].run(payer.ctx(), job)
}

describe('[PAY-05] the site asks Stripe for nothing that Stripe does not take', () => {
  const all = recorded()

  test.each([
    // First, as long as the clock of the simulator is ours.
    ['refused cards', refusals],
    ['payments, renewals and refunds', flows],
    ['changes of mind', changesOfMind],
    ['saved cards', cards],
    ['a renewal paid late', payLate],
    ['an account that is deleted', leaving],
  ] as const)('%s', async (_, part) => {
    await part(all)
    expect(all.faults).toEqual([])
  })

  test('and each call in the code was made', () => {
    expect(callsInCode().filter((name) => !all.seen.has(name))).toEqual([])
  })
})
