import { expect, test } from 'vitest'
import { anAd } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function dashboardOf({ id, email }: { id: string; email: string }, search = '') {
  const site = await siteWith(db, { actor: anActor({ id, email }) })
  return (await site.get(`/dashboard${search}`)).text()
}

test('[DASH-02] own items are searched and filtered once there are any, banner ads too', async () => {
  const [beginner, advertiser] = [await aProfile(db), await aProfile(db)]
  await anAd(db, { userId: advertiser.id })

  expect(await dashboardOf(beginner)).not.toContain('Search my listings')
  expect(await dashboardOf(beginner, '?status=sold')).toContain('Search my listings')
  expect(await dashboardOf(advertiser)).toContain('Search my listings')
})
