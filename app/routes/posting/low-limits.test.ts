import { expect, test } from 'vitest'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, queriesOf } = useDatabase()

/** A dealer who sent so many listings just now, with so many pictures. */
async function aDealer({ listings = 0, pictures = 0 }) {
  const actor = anActor({ id: (await aProfile(db)).id })
  const { id } = await aListing(db, { userId: actor.id, createdAt: NOW })
  const ctx = ctxFor(db, { actor })
  for (let n = 0; n < listings; n += 1) await takeToken(ctx, 'posting')
  for (let n = 0; n < pictures; n += 1) await takeToken(ctx, 'upload')
  const site = await siteWith(db, { actor })
  const pageOf = async (path: string) => (await site.get(path)).text()
  return { id, site, pageOf }
}

const FORM = '/post-listing?write=1'

test('[POST-20] who posts in a series reads how many are left, and how often there is one more', async () => {
  const { id, pageOf } = await aDealer({ listings: 15, pictures: 48 })
  for (const path of [FORM, `${FORM}&like=${id}`]) {
    const page = await pageOf(path)
    expect(page).toContain('You can send 5 more listings now, then one every 3 minutes.')
    expect(page).toContain('You can upload 12 more images now, then one every 30 seconds.')
  }
  const russian = await pageOf(`/ru${FORM}`)
  expect(russian).toContain(
    'Сейчас можно отправить ещё 5 объявлений, дальше\u00a0— по одному каждые 3 минуты.',
  )
  expect(russian).toContain('Сейчас можно загрузить ещё 12 фото, дальше\u00a0— по одному каждые 30 секунд.')
})

test('[POST-20] who is far from it reads nothing', async () => {
  const { pageOf } = await aDealer({ listings: 14, pictures: 44 })
  expect(await pageOf(FORM)).not.toMatch(/You can (?:send|upload)/u)
})

test('[POST-20] who posts now and then is not asked about', async () => {
  const actor = anActor({ id: (await aProfile(db)).id })
  await aListing(db, { userId: actor.id, createdAt: daysAgo(1) })
  const site = await siteWith(db, { actor })
  const queries = await queriesOf(async () => (await site.get(FORM)).text())
  expect(queries.filter((sql) => sql.includes('rate_buckets'))).toEqual([])
})

test('[POST-20] a listing that comes too soon says when it can be sent, and keeps everything', async () => {
  const { site, pageOf } = await aDealer({ listings: 20 })
  const response = await site.post(FORM, sentListing({ titleEn: 'Kenworth W900' }))
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('180')
  const page = await response.text()
  expect(page).toContain('Try again in 3 minutes.')
  expect(page).toContain('Your text and images stay in the form.')
  expect(page).toContain('value="Kenworth W900"')
  expect(await pageOf(FORM)).toContain('You can send the next listing in 3 minutes or less.')
})
