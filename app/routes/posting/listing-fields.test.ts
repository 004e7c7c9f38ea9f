import { beforeAll, expect, test } from 'vitest'
import { everythingOf } from '#app/features/accounts/export/queries.server.ts'
import { categoryName } from '#app/features/categories/category-list.ts'
import {
  type FieldControl,
  fieldOf,
  LISTING_FIELD_NAMES,
  type ListingField,
} from '#app/features/items/listing-fields.ts'
import { LINE_FIELDS, LIST_FIELDS } from '#app/features/listings/posting/attributes/attribute-fields.ts'
import { listingForm } from '#app/features/listings/posting/schema.ts'
import { exportItems } from '#app/features/moderation/items/export-items.server.ts'
import { parseItemsQuery } from '#app/features/moderation/schema.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { CsvCell } from '#app/lib/csv.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { sentListing } from '#tests/factories/posting.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// A field of LISTING_FIELDS that is forgotten anywhere between the form and the export is found here.

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

type Sample = {
  /** Another text for each field. */
  readonly typed: (at: number) => string
  /** How a page shows it, where that is another text. */
  readonly shown?: (typed: string) => string
}

const line: Sample = { typed: (at) => `mark ${at}` }

const SAMPLES: Readonly<Record<FieldControl, Sample>> = {
  line,
  short: line,
  name: line,
  price: { typed: (at) => `12${at}00`, shown: (typed) => `$${Number(typed).toLocaleString('en-US')}` },
  email: { typed: (at) => `mark${at}@example.com` },
  phone: { typed: (at) => `(555) 010-01${at + 10}` },
  web: { typed: (at) => `https://mark${at}.example.com/` },
  zip: { typed: (at) => String(60_400 + at) },
  state: { typed: () => 'IN' },
  category: {
    typed: () => 'real-estate-marketplace',
    shown: () => categoryName('real-estate-marketplace', 'en'),
  },
  // Of an area that is one state, the state is shown.
  area: { typed: () => 'specific_state', shown: () => 'IN' },
}

const sampleOf = (name: ListingField) => SAMPLES[fieldOf(name).control]

const WRITTEN = recordOf(LISTING_FIELD_NAMES, (name) =>
  sampleOf(name).typed(LISTING_FIELD_NAMES.indexOf(name)),
)

/** A listing that says something in every field, posted by its form. */
async function aFullListing() {
  const { id: userId } = await aProfile(db)
  const site = await siteWith(db, { actor: anActor({ id: userId }) })
  const response = await site.post('/post-listing?write=1', sentListing(WRITTEN))
  expect(response.status, await response.text()).toBe(302)
  const find = db.selectFrom('listings').selectAll().where('userId', '=', userId)
  return { userId, site, listing: await find.executeTakeFirstOrThrow() }
}

test('[POST-09] the form takes the fields of the table, and what belongs to the form itself', () => {
  const texts = Object.values(TEXT_FIELDS).flatMap((fields) => Object.values(fields))
  const ofTheForm = [...texts, 'pictures', 'formId', 'draft', 'version', 'tier', 'next']

  const { shape } = listingForm(TRANSLATE.en, 'en')

  expect(Object.keys(shape).toSorted()).toEqual(
    [...LISTING_FIELD_NAMES, ...LINE_FIELDS, ...LIST_FIELDS, ...ofTheForm].toSorted(),
  )
})

test('[POST-09] every field is asked for, stored, and there again when the listing is edited', async () => {
  const { site, listing } = await aFullListing()
  const form = await (await site.get(`/dashboard/listings/${listing.id}/edit`)).text()

  expect(listing).toMatchObject(WRITTEN)
  for (const name of LISTING_FIELD_NAMES) expect(form, name).toContain(`name="${name}"`)
  for (const text of Object.values(WRITTEN)) expect(form).toContain(`value="${text}"`)
})

test('every field is in the export of a user’s data, but those with a reason (D-37)', async () => {
  const { userId } = await aFullListing()
  const exported = LISTING_FIELD_NAMES.filter((name) => fieldOf(name).exported === true)

  const { listings } = await everythingOf(db, userId)

  expect(listings).toMatchObject([recordOf(exported, (name) => WRITTEN[name])])
})

test('[DET-02] everyone sees the public fields, and no others', async () => {
  const { listing } = await aFullListing()
  const shown = { status: 'active', paymentStatus: 'completed', expiresAt: daysAgo(-29) } as const
  await db.updateTable('listings').set(shown).where('id', '=', listing.id).execute()
  const site = await siteWith(db)

  const page = await (await site.get(`/listings/${listing.listingId}`)).text()

  for (const name of LISTING_FIELD_NAMES) {
    const text = sampleOf(name).shown?.(WRITTEN[name]) ?? WRITTEN[name]
    expect(page.includes(text), name).toBe(fieldOf(name).seenBy === 'public')
  }
})

test('[MOD-07] fields with a column are in the file for admins (D-15)', async () => {
  const { userId, listing } = await aFullListing()
  const admin = anActor({ id: userId, role: 'admin' })
  const { filter } = parseItemsQuery(new URLSearchParams({ q: listing.id }), DEFAULT_TIME_ZONE)

  const rows: (readonly CsvCell[])[] = []
  for await (const batch of await exportItems(ctxFor(db, { actor: admin }), filter)) rows.push(...batch)

  const [headings = [], row = []] = rows
  const inFile = LISTING_FIELD_NAMES.filter((name) => fieldOf(name).csv !== null)
  const cells = inFile.map((name) => row[headings.indexOf(fieldOf(name).csv)])
  expect(cells).toEqual(inFile.map((name) => WRITTEN[name]))
})
