import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { LISTING_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import type { FormDraft } from '#app/lib/draft.ts'
import type { Locale } from '#app/lib/locale.ts'
import { TEXT_FIELD_NAMES } from '#app/lib/localized-text.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { LowLimit } from '#app/platform/limits/token-bucket.ts'
import { LINE_FIELDS, type ListField } from './attributes/attribute-fields.ts'
import type { AttributeWords } from './attributes/attribute-words.ts'

/** What a form for listings is opened for, and the name under which what is typed into it is kept. */
export type FormMode = 'post' | 'edit' | 'repost' | 'admin'

export function draftName(mode: FormMode, listingId: string | null): string {
  if (mode === 'post' || mode === 'admin') return mode
  return `${mode}:${listingId ?? ''}`
}

/** The fields that outlive a closed tab, beside the pictures. */
export const DRAFT_FIELDS = [
  ...TEXT_FIELD_NAMES,
  ...LISTING_FIELD_NAMES,
  ...LINE_FIELDS,
  'formId',
  'tier',
  'placement',
  'version',
] as const
type KeptField = (typeof DRAFT_FIELDS)[number]

/** What a form starts with. */
export type FormStart = {
  readonly draft: FormDraft
  readonly formId: string
  readonly values: Readonly<Partial<Record<KeptField, string>>>
  /** What was chosen of attributes with several values. */
  readonly lists: Readonly<Partial<Record<ListField, readonly string[]>>>
  readonly words: AttributeWords
  readonly pictures: readonly Picture[]
  /** The category of the placement that was chosen, where the form names another one. */
  readonly otherCategory: CategorySlug | null
  /** The language whose texts must be there. */
  readonly required: Locale
  /** Limits of which few are left: new listings, and pictures by the half hour and by the day. */
  readonly limits: Readonly<Partial<Record<'posting' | 'upload' | 'uploadADay', LowLimit>>>
}
