import { expect, test } from 'vitest'
import { aFailedMail } from '#tests/factories/emails.ts'
import { aListing } from '#tests/factories/items.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const textOf = async (path: string) =>
  (await (await siteWith(db, { actor: anActor({ role: 'admin' }) })).get(path)).text()

test('[ADM-05] the overview says what waits, and each number leads to its list', async () => {
  await aListing(db, { status: 'pending', moderation: 'waiting' })
  await aFailedMail(db, { createdAt: daysAgo(3) })
  const page = await textOf('/admin/dashboard')
  const links = [
    '/admin/ads/queue',
    '/admin/ads?reported=yes',
    '/admin/fulfilment',
    '/admin/fulfilment?view=ending',
  ]
  for (const to of [
    ...links,
    '/admin/money?state=failed',
    '/admin/money/subscriptions?status=failing',
    '/admin/mail',
  ])
    expect(page).toContain(`href="${to}"`)
  expect(page).toContain('oldest: 3 days ago')
  expect(page).toMatch(/>1<\/b>(?:<span[^>]*>)+emails failed/u)
  const mails = await textOf('/admin/mail')
  expect(mails).toContain('gone@find.example')
  expect(mails).toContain('550 no such user')
})
