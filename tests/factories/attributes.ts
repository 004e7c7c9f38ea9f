import { randomUUID } from 'node:crypto'
import type { Db } from '#app/platform/db/database.server.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { sentListing } from './posting.ts'
import { aProfile } from './profiles.ts'

/** What a user types of a truck, and what is stored of it. */
export const TRUCK = {
  category: 'trucks-trailers-marketplace',
  attribute_kind: 'sleeper',
  attribute_year: '2021',
  attribute_make: 'freightliner',
  attribute_mileage: '450k mi',
  attribute_vin: '1m8gdm9a xkp042788',
} as const
export const STORED_TRUCK = {
  kind: 'sleeper',
  year: 2021,
  make: 'freightliner',
  mileage: 450_000,
  vin: '1M8GDM9AXKP042788',
}

/** What a user types of a job, and what is stored of it. */
export const JOB = {
  category: 'cdl-a-company-drivers',
  attribute_payModel: 'per-mile',
  attribute_payFrom: '62 cpm',
  attribute_payTypical: '2,400',
  attribute_homeTime: 'weekly',
} as const
export const STORED_JOB = {
  payModel: 'per-mile',
  payFrom: 620,
  payTypical: 2400,
  homeTime: 'weekly',
  payWeekly: 148_800,
}

/** A user who posts by the form, as it is sent without JavaScript. */
export async function aPoster(db: Db) {
  const { id } = await aProfile(db)
  const site = await siteWith(db, { actor: anActor({ id }) })
  const listings = () => db.selectFrom('listings').selectAll().where('userId', '=', id).execute()
  const post = (fields: Record<string, unknown>, more: readonly (readonly [string, string])[] = []) => {
    const form = sentListing({ formId: randomUUID(), ...fields })
    for (const [name, value] of more) form.append(name, value)
    return site.post('/post-listing?write=1', form)
  }
  return { id, site, listings, post }
}
