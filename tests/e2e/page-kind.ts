import { CATEGORIES } from '#app/features/categories/category-list.ts'
import type { TRANSLATE } from '#app/i18n/all-languages.ts'

type Translate = (typeof TRANSLATE)['en']
export type Words = (t: Translate) => string

type Reader = 'visitor' | 'member' | 'admin'
type Control = readonly ['button' | 'link' | 'heading', Words]

/** A kind of page, with what shows that it is in its language: the heading, the title, and one control. */
export type PageKind = {
  /** An address with `{names}` of items, which the journey fills in. */
  readonly address: string
  readonly reader: Reader
  readonly heading: Words
  /** The beginning of the title. */
  readonly title: Words
  readonly control: Control
}

export const pageFor =
  (reader: Reader) =>
  (address: string, heading: Words, control: Control, title = heading): PageKind => ({
    address,
    reader,
    heading,
    title,
    control,
  })

export const button = (name: Words): Control => ['button', name]
export const link = (name: Words): Control => ['link', name]

/** The titles of the items that addresses name. */
export const LISTING_TITLE = 'Kenworth T680'
export const AD_TITLE = 'Night shift tires'

/** The name of the user whose items they are, long enough for a header to have to fold. */
export const POSTER = 'Konstantin Aleksandrovich'

export const jobs: Words = (t) => CATEGORIES.jobs.names[t.locale]
