import type { CategorySlug } from '#app/features/categories/category-list.ts'

/** What a number counts; of an amount of money, for how long it is. */
export type Unit =
  | 'miles'
  | 'hours'
  | 'months'
  | 'weeks'
  | 'feet'
  | 'inches'
  | 'squareFeet'
  | 'horsepower'
  | 'percent'
  | 'count'
  | 'mph'
  | 'aDay'
  | 'aWeek'
  | 'aMonth'
  | 'anHour'

/** The part of the form, and of the table of facts, that an attribute is in. */
export const ATTRIBUTE_GROUPS = ['pay', 'main', 'work', 'vehicle', 'offer', 'access'] as const
export type AttributeGroup = (typeof ATTRIBUTE_GROUPS)[number]

/**
 * How a value is stored in `listings.attributes`, by type:
 * `choice` a string of `choices` · `choices` an array of them, without repetition, in the order of the catalogue · `number`
 * and `year` an integer · `money` integer cents · `rate` an integer whose unit the pay model says (`pay-models.ts`) · `flag`
 * true (what is not true is left out) · `text` a string · `vin` 17 characters.
 */
export type AttributeType =
  | 'choice'
  | 'choices'
  | 'number'
  | 'year'
  | 'money'
  | 'rate'
  | 'flag'
  | 'text'
  | 'vin'

/** How a list can be narrowed by it. */
export type FacetKind = 'choices' | 'range' | 'flag'

/** One fact that listings of some categories state ([ATTR-01]). Its words are in `attributes.arb`, by its key. */
export type Attribute = {
  readonly type: AttributeType
  readonly group: AttributeGroup
  readonly unit?: Unit
  readonly min?: number
  /** Of a text: in visible characters. */
  readonly max?: number
  readonly choices?: readonly string[]
  /** Where its choices are named: in `attribute-choices.arb`, unless they are codes of states. */
  readonly named?: 'states'
  readonly facet?: FacetKind
  /** Whether a list can be sorted by it. */
  readonly sort?: true
  /** It follows from others: never asked, never accepted from outside. */
  readonly derived?: true
  /** The property of schema.org that states it, of the type that the category has. */
  readonly schemaOrg?: string
}

/** What a category asks for, in the order of the form and of the table of facts. */
export type CategoryAttributes<Key extends string> = {
  readonly asked: readonly Key[]
  /** Those that decide: first in the form, the rest is folded. */
  readonly first: readonly Key[]
  /** Those in the line of a card, in order; what does not fit is left out from the end. */
  readonly card: readonly Key[]
}

export type AttributeCatalog<Key extends string> = Readonly<Record<CategorySlug, CategoryAttributes<Key>>>
