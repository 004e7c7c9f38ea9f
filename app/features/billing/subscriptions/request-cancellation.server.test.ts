import { beforeAll, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { requestCancellation } from './request-cancellation.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const TEMPLATE = 'billing.cancellation-requested'

async function withSubscription(id: string) {
  const payer = await aPayingUser(db)
  const about = {
    stripeSubscriptionId: id,
    stripeCustomerId: 'cus_old',
    packageType: 'gold',
    status: 'active',
  } as const
  await db
    .insertInto('subscriptions')
    .values({ ...about, userId: payer.userId, listingTitle: 'Kenworth T680' })
    .execute()
  return payer
}

const toOperator = async () => {
  const letters = await emailsTo(db, 'admin@haulpost.example')
  return letters.filter(({ template }) => template === TEMPLATE)
}

test('[SUB-02] asking to cancel a migrated subscription tells both sides, once', async () => {
  const payer = await withSubscription('migrated_1')
  const ask = () => requestCancellation(payer.ctx(), { subscriptionId: 'migrated_1' })

  await ask()
  await ask()

  const [task, ...more] = await toOperator()
  expect(more).toEqual([])
  expect(task?.body).toContain('migrated_1')
  expect(task?.body).toContain(payer.email)
  const own = await emailsTo(db, payer.email)
  expect(own.map(({ template }) => template)).toEqual([TEMPLATE])
  const row = db.selectFrom('subscriptions').selectAll().where('stripeSubscriptionId', '=', 'migrated_1')
  expect(await row.executeTakeFirst()).toMatchObject({ endRequestedAt: NOW, cancelAtPeriodEnd: false })
})

test('[SUB-02] a subscription of someone else, or one that can be cancelled here, is no matter for the operator', async () => {
  await withSubscription('migrated_2')
  const stranger = await withSubscription('sub_own')
  const before = await toOperator()

  for (const subscriptionId of ['migrated_2', 'sub_own', 'sub_none'])
    expect(await refusalOf(requestCancellation(stranger.ctx(), { subscriptionId }))).toMatchObject({
      kind: 'notFound',
      code: 'billing.noSuchSubscription',
    })

  expect(await toOperator()).toEqual(before)
})
