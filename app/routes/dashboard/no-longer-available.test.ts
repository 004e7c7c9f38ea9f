import { expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

async function member(): Promise<Actor> {
  const { id, email } = await aProfile(db)
  return anActor({ id, email })
}

const bodyOf = async (actor: Actor, address: string) =>
  (await (await siteWith(db, { actor })).get(address)).text()

test('[DASH-02] a truck is sold, while a job is no longer available', async () => {
  const [dealer, employer] = [await member(), await member()]
  await aListing(db, { userId: dealer.id })
  const job = await aListing(db, { userId: employer.id, category: 'jobs' })
  await aListing(db, { userId: employer.id, category: 'jobs', status: 'sold' })

  expect(await bodyOf(dealer, '/dashboard')).toContain('Mark as sold')
  const offered = await bodyOf(employer, '/dashboard')
  expect(offered).toContain('Mark as no longer available')
  expect(offered).toMatch(/class="tag tag-quiet">No longer available</u)
  expect(offered).not.toContain('Mark as sold')
  const question = await bodyOf(employer, `/dashboard/listings/${job.id}?ask=sold`)
  expect(question).toContain('Mark this listing as no longer available?')
})
