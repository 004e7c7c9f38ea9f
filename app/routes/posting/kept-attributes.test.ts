import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aPoster, JOB, STORED_JOB, STORED_TRUCK, TRUCK } from '#tests/factories/attributes.ts'
import { aListing } from '#tests/factories/items.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { formFields } from '#tests/helpers/form-fields.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

type Site = Awaited<ReturnType<typeof siteWith>>

const pageOf = async (site: Site, path: string) => (await site.get(path)).text()

/** The facts that a form states. */
const factsIn = (page: string) =>
  formFields(page)
    .filter(([name, value]) => name.startsWith('attribute_') && value !== '')
    .map((fact) => fact.join(': ').replace('attribute_', ''))
    .toSorted()

/** Saves a draft as a browser does: all fields, and of the boxes those that are checked. */
async function keep(site: Site, form: string, fields: object) {
  const response = await site.post('/api/draft', { form, mark: 'a1b2c3d4', fields })
  expect(response.status).toBe(200)
}

const SHOWN_JOB = [
  'freight: reefer',
  'homeTime: weekly',
  'noTouch: on',
  'payFrom: 0.62',
  'payModel: per-mile',
  'payTypical: 2,400',
]

async function aJob(userId: string) {
  const attributes = JSON.stringify({ ...STORED_JOB, freight: ['reefer'], noTouch: true })
  const { id } = await aListing(db, { userId, category: JOB.category, attributes, expiresAt: daysAgo(-20) })
  const stored = async () => {
    const query = db.selectFrom('listings').select('attributes').where('id', '=', id)
    return (await query.executeTakeFirstOrThrow()).attributes
  }
  return { id, stored }
}

describe('[ATTR-10] a draft keeps what is stated, as it was typed', () => {
  test('of a truck, in the form for a new listing', async () => {
    const { site } = await aPoster(db)
    await keep(site, 'post', TRUCK)
    expect(factsIn(await pageOf(site, '/post-listing?write=1'))).toEqual([
      'kind: sleeper',
      'make: freightliner',
      'mileage: 450k mi',
      'vin: 1m8gdm9a xkp042788',
      'year: 2021',
    ])
  })

  test('of a job, with its choices and its boxes', async () => {
    const { site } = await aPoster(db)
    await keep(site, 'post', { ...JOB, attribute_freight: ['dry-van', 'reefer'], attribute_noTouch: 'on' })
    expect(factsIn(await pageOf(site, '/post-listing?write=1'))).toEqual([
      'freight: dry-van',
      'freight: reefer',
      'homeTime: weekly',
      'noTouch: on',
      'payFrom: 62 cpm',
      'payModel: per-mile',
      'payTypical: 2,400',
    ])
  })

  test('and the export of own data names its fields as the form does', async () => {
    const { site } = await aPoster(db)
    await keep(site, 'post', TRUCK)
    const file = await site.post('/account/export', {})
    expect(await file.json()).toMatchObject({ drafts: [{ fields: TRUCK }] })
  })

  test('of an edit: what was changed, and what was taken off; nothing is stored yet', async () => {
    const { site, id: userId } = await aPoster(db)
    const { id, stored } = await aJob(userId)
    const before = await stored()
    const path = `/dashboard/listings/${id}/edit`
    expect(factsIn(await pageOf(site, path))).toEqual(SHOWN_JOB)

    await keep(site, `edit:${id}`, { ...JOB, attribute_payFrom: '0.65', attribute_homeTime: '' })
    expect(factsIn(await pageOf(site, path))).toEqual([
      'payFrom: 0.65',
      'payModel: per-mile',
      'payTypical: 2,400',
    ])
    expect(await stored()).toEqual(before)
  })
})

describe('[ATTR-10] in the forms of admins', () => {
  async function anAdmin() {
    const { id } = await aProfile(db, { role: 'admin' })
    return { id, site: await siteWith(db, { actor: anActor({ id, role: 'admin' }) }) }
  }

  async function anEdit() {
    const { id: owner } = await aProfile(db)
    const listing = await aJob(owner)
    const { site } = await anAdmin()
    const path = `/admin/ads/listing/${listing.id}/edit`
    const page = await pageOf(site, path)
    const version = /name="version" value="([0-9a-f]{16})"/u.exec(page)?.[1] ?? ''
    const send = (fields: object) => site.post(path, sentListing({ ...JOB, version, ...fields }))
    return { stored: listing.stored, page, send }
  }

  test('what the listing of a user states is shown, and an edit keeps it', async () => {
    const { page, send, stored } = await anEdit()
    expect(factsIn(page)).toEqual(SHOWN_JOB)

    const fields = { attribute_payFrom: '0.65', attribute_freight: 'reefer', attribute_noTouch: 'on' }
    expect((await send(fields)).status).toBe(200)
    const changed = { payFrom: 650, payWeekly: 156_000, freight: ['reefer'], noTouch: true }
    expect(await stored()).toEqual({ ...STORED_JOB, ...changed })
  })

  test('the field says what is wrong, all that was typed is still there, and nothing is stored', async () => {
    const { send, stored } = await anEdit()
    const before = await stored()
    const response = await send({ attribute_payTypical: 'many miles', attribute_freight: 'flatbed' })
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(/id="listing-attribute_payTypical-error"[^>]*>([^<]*)/u.exec(page)?.[1]).toContain(
      'Please write a number',
    )
    expect(factsIn(page)).toEqual([
      'freight: flatbed',
      'homeTime: weekly',
      'payFrom: 62 cpm',
      'payModel: per-mile',
      'payTypical: many miles',
    ])
    expect(await stored()).toEqual(before)
  })

  test('a new listing states what they typed', async () => {
    const { id, site } = await anAdmin()
    expect((await site.post('/admin/ads/new', sentListing(TRUCK))).status).toBe(200)
    const query = db.selectFrom('listings').select('attributes').where('userId', '=', id)
    expect(await query.execute()).toEqual([{ attributes: STORED_TRUCK }])
  })
})
