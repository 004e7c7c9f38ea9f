import { beforeAll, expect, test } from 'vitest'
import type { AttributeKey } from '#app/features/attributes/catalog.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { listingById } from '#tests/helpers/rows.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { completeFacts } from './complete-facts.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function anOldListing(given: Parameters<typeof aListing>[1] = {}) {
  const { id: userId } = await aProfile(db)
  const listing = await aListing(db, {
    userId,
    category: 'trucks-trailers-marketplace',
    title: { en: '2019 Kenworth T680' },
    description: { en: 'One owner, 450,000 miles, ready to work.' },
    ...given,
  })
  return { actor: anActor({ id: userId }), listing }
}

const save = (...confirmed: readonly AttributeKey[]) => ({ confirmed: [...confirmed], next: 'save' as const })

test('[ATTR-19] what an owner confirms is stated, and nothing else', async () => {
  const { actor, listing } = await anOldListing()
  await completeFacts(ctxFor(db, { actor }), listing.id, save('mileage'))

  const { attributes, rankedAt, updatedAt, searchVector } = await listingById(db, listing.id)
  expect(attributes).toEqual({ mileage: 450_000 })
  expect([rankedAt, updatedAt]).toEqual([listing.rankedAt, listing.updatedAt])
  expect(searchVector).toContain('kenworth')
})

test('[ATTR-19] a rate and what it is paid for are confirmed together', async () => {
  const { actor, listing } = await anOldListing({
    category: 'cdl-a-company-drivers',
    title: { en: 'Drivers' },
    description: { en: 'We pay $0.62 per mile.' },
  })
  await completeFacts(ctxFor(db, { actor }), listing.id, save('payFrom'))
  expect(await listingById(db, listing.id)).toMatchObject({
    attributes: { payModel: 'per-mile', payFrom: 620 },
  })
})

test('[ATTR-18] [ATTR-19] what no text says cannot be confirmed', async () => {
  const { actor, listing } = await anOldListing()
  await completeFacts(ctxFor(db, { actor }), listing.id, save('horsepower', 'tuition'))
  expect(await listingById(db, listing.id)).toMatchObject({ attributes: {} })
})

test('[ATTR-19] strangers confirm nothing', async () => {
  const { listing } = await anOldListing()
  const { actor: stranger } = await anOldListing()
  const work = completeFacts(ctxFor(db, { actor: stranger }), listing.id, save('mileage'))
  expect(await refusalOf(work)).toMatchObject({ kind: 'notFound' })
})

test('[ATTR-19] the dashboard offers it once, with the words of the text and nothing chosen', async () => {
  const { actor, listing } = await anOldListing()
  const site = await siteWith(db, { actor })
  const at = `/dashboard/listings/${listing.id}/facts`
  expect(await (await site.get('/dashboard')).text()).toContain(`href="${at}"`)

  const page = await (await site.get(at)).text()
  expect(page).toContain('You wrote: “450,000 miles”')
  expect(page).not.toContain('checked')

  const sent = await site.post(at, new URLSearchParams({ next: 'dismiss' }))
  expect(sent.status).toBe(302)
  expect(await (await site.get('/dashboard')).text()).not.toContain(`href="${at}"`)
  expect(await listingById(db, listing.id)).toMatchObject({ attributes: {} })
})

test('[ATTR-19] a form of strange keys is refused', async () => {
  const { actor, listing } = await anOldListing()
  const site = await siteWith(db, { actor })
  const at = `/dashboard/listings/${listing.id}/facts`
  expect((await site.post(at, new URLSearchParams({ confirmed: 'constructor' }))).status).toBe(422)
})
