import { type RawBuilder, sql } from 'kysely'
import { readAttributes } from '#app/features/attributes/attribute-values.ts'
import { type FormValue, formValues } from '#app/features/attributes/form-values.ts'
import type { ItemTable } from '#app/features/items/item-kinds.ts'
import {
  type FieldSection,
  fieldOf,
  LISTING_FIELD_NAMES,
  type ListingField,
} from '#app/features/items/listing-fields.ts'
import { FILLED_IN } from '#app/features/listings/posting/attributes/attribute-fields.ts'

/** The fields of a listing that have a column in the file, by the part of the form they are in. */
const fieldsOf = (section: FieldSection) =>
  LISTING_FIELD_NAMES.flatMap((name) => {
    const { csv, section: its } = fieldOf(name)
    return csv !== null && its === section ? [{ name, heading: csv }] : []
  })

export const OFFERED = fieldsOf('offer')
const ABOUT_OWNER = [...fieldsOf('contact'), ...fieldsOf('business'), ...fieldsOf('service')]

/** The columns of the file that admins export (D-15). */
export const EXPORT_COLUMNS: readonly string[] = [
  'ID',
  'Public ID',
  'Kind',
  'Title',
  'Category',
  'Status',
  'Moderation',
  'Featured',
  ...OFFERED.map(({ heading }) => heading),
  'User Email',
  ...ABOUT_OWNER.map(({ heading }) => heading),
  'Created At',
  'Updated At',
  'Expires At',
]

/** Those of the file with all that listings state, under the names of the import ([ATTR-16]). */
export const ATTRIBUTE_COLUMNS: readonly string[] = [
  'ID',
  'Public ID',
  'Kind',
  'Title',
  'Company',
  ...FILLED_IN.map((key) => `attributes.${key}`),
]

type Sources = Partial<Record<ListingField, RawBuilder<string>>>

/** Fields that are no column of the table, or not one alone. What a billboard has not is empty. */
const SOURCES: Readonly<
  Record<ItemTable, Sources & { readonly other: (name: ListingField) => RawBuilder<string> }>
> = {
  listings: {
    businessCity: sql`coalesce(nullif(listings.business_city, ''), listings.service_city)`,
    businessState: sql`coalesce(listings.business_state, listings.service_state, '')`,
    other: (name) => sql`${sql.ref(`listings.${name}`)}`,
  },
  ads: {
    compensation: sql`ads.price`,
    businessCity: sql`ads.service_city`,
    businessState: sql`coalesce(ads.service_state, '')`,
    other: () => sql`''`,
  },
}

/** The fields of an item in the file, in the order of their columns. */
export function fieldsIn(table: ItemTable): RawBuilder<readonly string[]> {
  const { other, ...known } = SOURCES[table]
  const sources = [...OFFERED, ...ABOUT_OWNER].map(({ name }) => known[name] ?? other(name))
  return sql`array[${sql.join(sources)}]`
}

/** For whom the owner of a listing posts, as lists show it ([BIZ-07]); a billboard says so itself. */
export const COMPANY_IN: Readonly<Record<ItemTable, RawBuilder<string>>> = {
  listings: sql`case when profiles.role = 'user' then profiles.company_name else '' end`,
  ads: sql`''`,
}

/** Where the attributes of an item are; a billboard has none. */
export const ATTRIBUTES_IN: Readonly<Record<ItemTable, RawBuilder<unknown>>> = {
  listings: sql`listings.attributes`,
  ads: sql`null::jsonb`,
}

function cellOf(value: FormValue | undefined): string {
  if (value === true) return 'yes'
  return typeof value === 'object' ? value.join('|') : (value ?? '')
}

/** Returns the cells of an item's attributes, as a form and the import read them. */
export function attributeCells(stored: unknown): readonly string[] {
  const values = formValues(readAttributes(stored))
  return FILLED_IN.map((key) => cellOf(values[key]))
}
