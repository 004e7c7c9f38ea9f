/** Maximum number of drafts of a user; the newest are kept. */
export const MAX_DRAFTS = 20

/** How many days a draft is kept. */
export const DRAFT_RETENTION_DAYS = 30

/** The fields of a form by name, as they were typed; a field with several values is a list. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>

/** A draft of the same form that was typed elsewhere, such as in another tab. */
type OtherDraft = {
  readonly id: string
  readonly savedAt: Date
  /** What its user recognizes it by; '' when none of that was typed yet. */
  readonly title: string
}

/** What an opened form knows about its draft. */
export type FormDraft = {
  /** What the form is for: 'post', 'edit:…'. */
  readonly form: string
  /** The id of the user who opened it: what is typed is never kept as someone else's. */
  readonly user: string
  /** This opening of the form, and the draft it started from; sent with every save and with the form itself. */
  readonly mark: string
  /** When the text in the form was typed, if it is that of an earlier draft. */
  readonly restoredAt: Date | null
  readonly others: readonly OtherDraft[]
}

/** The search parameter that names a draft to open; 'new' opens the form without one. */
export const DRAFT_PARAM = 'draft'
export const NO_DRAFT = 'new'

/** The hidden field with the mark of a draft. */
export const DRAFT_FIELD = 'draft'

/** The hidden field with the user and the name of the form: one that arrives without a session says neither otherwise. */
export const DRAFT_OWNER_FIELD = 'draftOf'

/** The draft that an opening of a form started from, as it was then. */
type Ancestor = { readonly id: string; readonly savedAtMs: number }

export const formatDraftOwner = ({ user, form }: Pick<FormDraft, 'user' | 'form'>) => `${user}/${form}`

export type DraftMark = { readonly id: string; readonly from: Ancestor | null }

export const DRAFT_MARK = /^(?<id>[0-9a-f]{8})(?:\.(?<from>[0-9a-f]{8})?\.(?<savedAtMs>\d{1,14}))?$/u

export function formatDraftMark({ id, from }: DraftMark): string {
  return from ? `${id}.${from.id}.${from.savedAtMs}` : id
}

/** Returns null for anything that no form of the site can send. */
export function parseDraftMark(text: string): DraftMark | null {
  const { id, from = '', savedAtMs } = DRAFT_MARK.exec(text)?.groups ?? {}
  if (id === undefined) return null
  return { id, from: savedAtMs === undefined ? null : { id: from, savedAtMs: Number(savedAtMs) } }
}

/** Returns the texts of these fields, as far as the draft has them. */
export function draftTexts<N extends string>(
  fields: FormValues | null,
  names: readonly N[],
): Readonly<Partial<Record<N, string>>> {
  const texts: Partial<Record<N, string>> = {}
  for (const name of names) {
    const value = fields?.[name]
    if (typeof value === 'string') texts[name] = value
  }
  return texts
}

/** The fields by which a user recognizes a draft, the best first. */
const TITLES = ['titleEn', 'titleRu', 'titleEs', 'company', 'fullName', 'descriptionEn'] as const

const MAX_TITLE_LENGTH = 60

/** Returns what a user recognizes a draft by; '' when none of that was typed yet. */
export function draftTitle(fields: FormValues): string {
  const texts = draftTexts(fields, TITLES)
  const title = TITLES.map((name) => texts[name]?.trim()).find(Boolean) ?? ''
  return [...title].slice(0, MAX_TITLE_LENGTH).join('')
}

/** Returns all values of a field; null when the draft does not have it. */
export function draftList(fields: FormValues | null, name: string): readonly string[] | null {
  const value = fields?.[name]
  if (value === undefined) return null
  return typeof value === 'string' ? [value].filter(Boolean) : value
}
