import { beforeAll, expect, test } from 'vitest'
import { deleteListing } from '#app/features/account-closure/delete-listing.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { aRenewingListing } from '#tests/helpers/renewing.ts'
import { switchRenewal } from '../subscriptions/switch-renewal.server.ts'
import { remindOfRenewals } from './remind-of-renewals.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

type Renewing = Awaited<ReturnType<typeof aRenewingListing>>

const remindOn = ({ payer }: Renewing, day: number) =>
  remindOfRenewals({ ...payer.ctx(), now: daysAfter(NOW, day) })

async function reminders({ payer }: Renewing) {
  const emails = await emailsTo(db, payer.email)
  return emails.filter(({ template }) => template === 'billing.renewal-soon')
}

test('[SUB-07] a week before each charge its owner is reminded once, with amount, day, card and how to end it', async () => {
  const one = await aRenewingListing(db)
  await remindOn(one, 22)
  expect(await reminders(one)).toEqual([])

  await Promise.all([remindOn(one, 23), remindOn(one, 23)])
  await remindOn(one, 26)
  const [letter, ...more] = await reminders(one)
  expect(more).toEqual([])
  for (const fact of ['$100.00', 'March 18, 2026', 'Visa •••• 4242', '/dashboard/payments'])
    expect(letter?.body).toContain(fact)

  await one.later(30)
  await remindOn(one, 53)
  expect(await reminders(one)).toHaveLength(2)
})

test('[SUB-07] after a downtime, the reminder comes as late as a day before', async () => {
  const one = await aRenewingListing(db)
  await remindOn(one, 29)
  expect(await reminders(one)).toHaveLength(1)
})

test('[SUB-07] no one is reminded of what was turned off, deleted, failed, or is of a closed account', async () => {
  const off = await aRenewingListing(db)
  const { subscriptionId } = off
  await switchRenewal(off.payer.ctx(), { subscriptionId, renews: false, intent: 'cancel' })
  const deleted = await aRenewingListing(db)
  await deleteListing(deleted.payer.ctx(), { id: deleted.id })
  const failed = await aRenewingListing(db)
  await db
    .updateTable('subscriptions')
    .set({ status: 'past_due' })
    .where('stripeSubscriptionId', '=', failed.subscriptionId)
    .execute()
  const closed = await aRenewingListing(db)
  await db.updateTable('profiles').set({ deactivatedAt: NOW }).where('id', '=', closed.payer.userId).execute()

  for (const one of [off, deleted, failed, closed]) {
    await remindOn(one, 25)
    expect(await reminders(one)).toEqual([])
  }
})

test('[SUB-07] who turns renewal on again a day before the charge has the terms from that mail', async () => {
  const one = await aRenewingListing(db)
  const turn = (renews: boolean, day: number) =>
    switchRenewal(
      { ...one.payer.ctx(), now: daysAfter(NOW, day) },
      { subscriptionId: one.subscriptionId, renews, intent: 'renewal' },
    )
  await turn(false, 1)
  await turn(true, 29)
  await remindOn(one, 29)
  const emails = await emailsTo(db, one.payer.email)
  expect(emails.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['billing.renewal-off', 'billing.renewal-on']),
  )
  expect(await reminders(one)).toEqual([])
})
