import { beforeAll, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { buyListing } from '#tests/factories/posting.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aRenewingListing } from '#tests/helpers/renewing.ts'
import { linesOfEnds } from './components/what-ends.tsx'
import { whatEndsWith } from './queries.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const READER = { locale: 'en', now: daysAgo(-10) } as const

async function aUser() {
  const { payer, id } = await aRenewingListing(db)
  const other = await payer.unpaidListing({ title: { en: 'Peterbilt 579' } })
  await buyListing(db, { ...other, userId: payer.userId }, { tier: 'gold' })
  return { payer, id, other }
}

test('[DASH-10] deleting a listing ends its days and its renewal; its banner ad stays', async () => {
  const { id, other } = await aUser()
  const ends = await whatEndsWith(db, { listingId: id }, READER)
  expect(ends).toMatchObject({
    listings: [{ title: 'Kenworth T680 sleeper', paidUntil: daysAgo(-30), daysLeft: 20 }],
    renewals: [{ amountCents: 10_000, nextChargeAt: daysAgo(-30) }],
    billboards: [],
    receipts: 0,
    cards: 0,
  })
  expect((await whatEndsWith(db, { listingId: other.id }, READER)).billboards).toHaveLength(1)
})

test('[DASH-10] closing an account names everything: days, renewals, banner ads, cards, receipts', async () => {
  const { payer } = await aUser()
  const ends = await whatEndsWith(db, { userId: payer.userId }, READER)
  expect(ends).toMatchObject({ receipts: 2, cards: 1 })
  for (const locale of ['en', 'ru', 'es'] as const) {
    const lines = linesOfEnds(TRANSLATE[locale], ends, 'delete')
    expect(lines).toHaveLength(6)
    expect(lines.join('\n')).not.toMatch(/undefined|null|\{|\.\./u)
  }
  expect(linesOfEnds(TRANSLATE.en, ends, 'deactivate').join(' ')).toContain(
    'Its time keeps counting down while it is hidden',
  )
})

test('[DASH-10] a user with nothing paid for reads nothing, and of many only the first are named', async () => {
  const { payer } = await aUser()
  const ends = await whatEndsWith(db, { userId: payer.userId }, { locale: 'en', now: NOW })
  const many = {
    ...ends,
    listings: Array.from({ length: 8 }, () => ends.listings[0]).filter((one) => one !== undefined),
  }
  expect(linesOfEnds(TRANSLATE.en, many, 'listing')).toContain('And 3 more.')
  const nothing = { listings: [], renewals: [], billboards: [], receipts: 0, cards: 0 }
  expect(linesOfEnds(TRANSLATE.en, nothing, 'delete')).toEqual([])
})
