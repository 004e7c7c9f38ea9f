import type { Insertable } from 'kysely'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { storePlaces } from '#app/features/places/store-places.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Listings } from '#app/platform/db/tables.gen.ts'
import { aListing } from './items.ts'

type Given = Partial<Omit<Insertable<Listings>, 'category'>> & { readonly category?: CategorySlug }

/** Creates a public listing at a ZIP code, as posting it would. */
export async function aListingAt(db: Db, zip: number, given: Given = {}) {
  await storePlaces({ db }, [zip])
  return aListing(db, { businessZipCode: String(zip).padStart(5, '0'), place: zip, ...given })
}
