import { LISTING_FIELD_NAMES } from '#app/features/items/listing-fields.ts'
import type { Locale } from '#app/lib/locale.ts'
import type { Picture } from '#app/lib/picture.ts'

/** How many days a draft is kept. */
export const DRAFT_RETENTION_DAYS = 30

/** Maximum number of drafts of a user; the newest are kept. */
export const MAX_DRAFTS = 20

/** What a form for listings is opened for, and the name under which what is typed into it is kept. */
export type FormMode = 'post' | 'edit' | 'repost' | 'admin'
export type DraftName = 'post' | 'admin' | `edit:${string}` | `repost:${string}`

export function draftName(mode: FormMode, listingId: string | null): DraftName {
  if (mode === 'post' || mode === 'admin') return mode
  return `${mode}:${listingId ?? ''}`
}

/** The fields that outlive a closed tab, beside the pictures. */
export const DRAFT_FIELDS = [
  'titleEn',
  'titleRu',
  'titleEs',
  'descriptionEn',
  'descriptionRu',
  'descriptionEs',
  ...LISTING_FIELD_NAMES,
  'formId',
  'tier',
] as const
type KeptField = (typeof DRAFT_FIELDS)[number]

/** What a form starts with. */
export type FormStart = {
  readonly name: DraftName
  readonly formId: string
  readonly values: Readonly<Partial<Record<KeptField, string>>>
  readonly pictures: readonly Picture[]
  /** The language whose texts must be there. */
  readonly required: Locale
  /** Whether it holds what was typed before and not sent. */
  readonly isRestored: boolean
}
