import { beforeAll, describe, expect, test } from 'vitest'
import { everythingOf } from '#app/features/accounts/export/queries.server.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { aPoster, JOB, STORED_JOB, STORED_TRUCK, TRUCK } from '#tests/factories/attributes.ts'
import { aListing } from '#tests/factories/items.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** A poster with one stored listing. */
async function aStated(attributes: Record<string, unknown>, category: CategorySlug) {
  const poster = await aPoster(db)
  const { id } = await aListing(db, {
    userId: poster.id,
    category,
    attributes: JSON.stringify(attributes),
    expiresAt: daysAgo(-20),
  })
  const stored = async () => {
    const query = db.selectFrom('listings').selectAll().where('id', '=', id)
    return query.executeTakeFirstOrThrow()
  }
  const editPath = `/dashboard/listings/${id}/edit`
  const version = async () =>
    /name="version" value="([0-9a-f]{16})"/u.exec(await (await poster.site.get(editPath)).text())?.[1] ?? ''
  return { ...poster, listingId: id, stored, editPath, version }
}

describe('[ATTR-10] what a form states is stored', () => {
  test('of a truck, as it was meant', async () => {
    const { post, listings } = await aPoster(db)
    const response = await post(TRUCK)
    expect(response.status, await response.text()).toBe(302)
    expect(await listings()).toMatchObject([{ attributes: STORED_TRUCK }])
  })

  test('of a job, with several choices and what a week pays', async () => {
    const { post, listings } = await aPoster(db)
    const more = [
      ['attribute_freight', 'reefer'],
      ['attribute_freight', 'dry-van'],
    ] as const
    expect((await post(JOB, more)).status).toBe(302)
    const [{ attributes } = { attributes: null }] = await listings()
    expect(attributes).toEqual({ ...STORED_JOB, freight: ['dry-van', 'reefer'] })
  })

  test('nothing has to be stated', async () => {
    const { post, listings } = await aPoster(db)
    expect((await post({ category: 'trucks-trailers-marketplace' })).status).toBe(302)
    expect(await listings()).toMatchObject([{ attributes: {} }])
  })

  test('an edit shows it as one types it, and keeps it', async () => {
    const { site, stored, editPath, version } = await aStated(STORED_JOB, JOB.category)
    const page = await (await site.get(editPath)).text()
    expect(page).toContain('value="0.62"')
    expect(page).toContain('value="2,400"')
    const form = sentListing({ ...JOB, attribute_payFrom: '0.65', version: await version() })
    expect((await site.post(editPath, form)).status).toBe(200)
    expect((await stored()).attributes).toEqual({ ...STORED_JOB, payFrom: 650, payWeekly: 156_000 })
  })

  test('a repost begins with it', async () => {
    const { site, listingId } = await aStated(STORED_TRUCK, TRUCK.category)
    const page = await (await site.get(`/dashboard/listings/${listingId}/repost`)).text()
    expect(page).toContain('value="450,000"')
    expect(page).toContain('value="1M8GDM9AXKP042788"')
  })

  test('it is in the export of one’s own data', async () => {
    const { id } = await aStated(STORED_TRUCK, TRUCK.category)
    const { listings } = await everythingOf(db, id)
    expect(listings).toMatchObject([{ attributes: STORED_TRUCK }])
  })

  test('an edit over a newer version shows both, and stores neither', async () => {
    const { site, stored, editPath, version, listingId } = await aStated(STORED_TRUCK, TRUCK.category)
    const opened = await version()
    const changed = JSON.stringify({ ...STORED_TRUCK, mileage: 460_000 })
    await db.updateTable('listings').set({ attributes: changed }).where('id', '=', listingId).execute()

    const form = sentListing({ ...TRUCK, attribute_mileage: '470k', version: opened })
    const response = await site.post(editPath, form)
    const page = await response.text()

    expect(response.status).toBe(409)
    expect(page).toContain('460,000')
    expect(page).toContain('470,000')
    expect((await stored()).attributes).toMatchObject({ mileage: 460_000 })
  })
})

describe('[ATTR-11] another category keeps what both have', () => {
  test('and drops what only the old one asks for', async () => {
    const { site, stored, editPath, version } = await aStated(
      { ...STORED_JOB, endorsements: ['h'] },
      JOB.category,
    )
    const form = sentListing({ ...JOB, category: 'non-cdl-drivers', version: await version() })
    form.append('attribute_endorsements', 'h')
    form.append('attribute_mileage', '450000')
    expect((await site.post(editPath, form)).status).toBe(200)
    expect((await stored()).attributes).toEqual(STORED_JOB)
  })

  test('[ATTR-12] without JavaScript a button shows the facts of the chosen one, with what was typed', async () => {
    const { post, listings } = await aPoster(db)
    const response = await post({ ...TRUCK, titleEn: '', next: 'facts' })
    const page = await response.text()

    expect(response.status).toBe(200)
    expect(page).toContain('name="attribute_mileage"')
    expect(page).toContain('value="450k mi"')
    expect(page).not.toContain('Title is required')
    expect(await listings()).toEqual([])
  })
})

describe('[ATTR-12] what is wrong is shown at its field', () => {
  test.each([
    ['attribute_vin', '1M8GDM9AXKP042789', 'does not add up'],
    ['attribute_mileage', 'low miles', 'Please write a number'],
    ['attribute_year', '1776', 'From 1950 to 2030'],
    ['attribute_make', 'lada', 'choose one of the options'],
    ['attribute_model', 'x'.repeat(41), 'At most 40 characters'],
  ])('%s: %s', async (name, typed, message) => {
    const { post, listings } = await aPoster(db)
    const response = await post({ ...TRUCK, [name]: typed })
    const page = await response.text()

    expect(response.status).toBe(422)
    expect(page).toMatch(new RegExp(`id="listing-${name}-error"[^>]*>[^<]*${message}`, 'u'))
    expect(await listings()).toEqual([])
  })

  test('with everything else that is wrong', async () => {
    const { post } = await aPoster(db)
    const page = await (await post({ ...TRUCK, titleEn: '', attribute_vin: 'x' })).text()
    expect(page).toContain('Title is required')
    expect(page).toContain('A VIN has 17 characters')
  })

  test('pay that has no unit, and a range upside down', async () => {
    const { post } = await aPoster(db)
    const page = await (await post({ ...JOB, attribute_payModel: '' })).text()
    expect(page).toContain('Please say how pay is counted')
    const upsideDown = await (await post({ ...JOB, attribute_payTo: '0.50' })).text()
    expect(upsideDown).toContain('The upper end is below the lower end')
  })
})
