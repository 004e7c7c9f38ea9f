import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { listingById } from '#tests/helpers/rows.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function aDealer() {
  const { id: userId, email } = await aProfile(db)
  const site = await siteWith(db, { actor: anActor({ id: userId, email }) })
  async function send(ids: readonly string[], to: string) {
    const form = new URLSearchParams([...ids.map((id) => ['ids', id]), ['to', to], ['renewal', 'off']])
    const response = await site.post('/dashboard?do=bulk', form)
    return { status: response.status, text: (await response.text()).replaceAll('<!-- -->', '') }
  }
  return { userId, site, send }
}

describe('[DASH-15] several listings at once', () => {
  test('the ticked ones are changed, the others stay, and what refuses is named with its reason', async () => {
    const { userId, send } = await aDealer()
    const shown = await aListing(db, { userId, title: { en: 'Reefer' } })
    const other = await aListing(db, { userId })
    const unpaid = await aListing(db, { userId, ...DRAFT, title: { en: 'Flatbed' } })
    const strangers = await aListing(db)

    const { text } = await send([shown.id, unpaid.id, strangers.id], 'inactive')

    expect(text).toContain('1 listing was changed.')
    expect(text).toContain('“Flatbed”: Only an active listing can be deactivated.')
    expect(await listingById(db, shown.id)).toMatchObject({ status: 'inactive' })
    for (const { id, status } of [other, unpaid, strangers])
      expect(await listingById(db, id)).toMatchObject({ status })
  })

  test('sold ones too; nothing ticked says so, and nothing else is taken', async () => {
    const { userId, send } = await aDealer()
    const two = [await aListing(db, { userId }), await aListing(db, { userId })].map(({ id }) => id)
    expect((await send(two, 'sold')).text).toContain('2 listings were changed.')
    expect(await listingById(db, two[0] ?? '')).toMatchObject({ status: 'sold' })
    const nothing = await send([], 'sold')
    expect([nothing.status, nothing.text.includes('Tick at least one listing first.')]).toEqual([422, true])
    for (const to of ['active', 'deleted']) expect((await send(two, to)).status).toBe(422)
  })

  test('a listing of another user is as one that never existed, and none that can be changed is a refusal', async () => {
    const { userId, send } = await aDealer()
    const strangers = await aListing(db)
    const foreign = await send([strangers.id], 'inactive')
    expect(foreign.status).toBe(404)
    const unknown = await send(['00000000-0000-4000-8000-000000000abc'], 'inactive')
    const said = /0 listings were changed\..*?<\/ul>/su
    expect(said.exec(foreign.text)?.[0]).toBe(said.exec(unknown.text)?.[0])
    const unpaid = await aListing(db, { userId, ...DRAFT })
    expect((await send([unpaid.id], 'inactive')).status).toBe(409)
  })

  test('boxes are there without JavaScript, once there are two listings', async () => {
    const { userId, site } = await aDealer()
    await aListing(db, { userId })
    const page = async () => (await site.get('/dashboard')).text()
    expect(await page()).not.toContain('name="ids"')
    await aListing(db, { userId })
    expect((await page()).match(/<input(?=[^>]*form="own-bulk")(?=[^>]*name="ids")/gu)).toHaveLength(2)
  })
})
