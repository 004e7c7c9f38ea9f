import type { FormDraft, FormValues } from '#app/lib/draft.ts'
import type { Locale } from '#app/lib/locale.ts'
import { inLanguage, TEXT_FIELD_NAMES, textValues } from '#app/lib/localized-text.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { BillboardOrigin } from './billboard-origin.ts'
import type { BillboardTexts } from './billboard-texts.ts'

/** The name under which what is typed into the form is kept. */
export const billboardDraftName = (id: string | null) => (id ? `billboard:${id}` : 'billboard')

/** The fields that outlive a closed tab, beside the pictures. */
export const BILLBOARD_DRAFT_FIELDS = [
  ...TEXT_FIELD_NAMES,
  'price',
  'location',
  'category',
  'contactType',
  'websiteUrl',
  'contactName',
  'contactEmail',
  'contactPhone',
  'placement',
  'formId',
  'version',
] as const
type BillboardField = (typeof BILLBOARD_DRAFT_FIELDS)[number]

/** The initial values of a billboard's form. */
export type BillboardStart = {
  readonly draft: FormDraft
  /** Whether the form posts a new billboard. */
  readonly isNew: boolean
  readonly values: Readonly<Partial<Record<BillboardField, string>>>
  readonly pictures: readonly Picture[]
  /** The language whose texts are required (D-33). */
  readonly required: Locale
  readonly origin: BillboardOrigin
}

/** A place has one name in all languages: that of the stored text that is found first. */
const placeOf = ({ location }: BillboardTexts) => inLanguage(location, 'en')

/** Returns the texts of a billboard by the fields of its form. */
export function billboardTexts(billboard: BillboardTexts): Readonly<Record<string, string>> {
  const { price, category, contactType, websiteUrl, contactName, contactEmail, contactPhone } = billboard
  return {
    ...textValues(billboard),
    price,
    category,
    contactType,
    websiteUrl,
    contactName,
    contactEmail,
    contactPhone,
    location: placeOf(billboard),
  }
}

/** Returns everything that the form of a billboard edits. */
export function billboardValues(billboard: BillboardTexts): FormValues {
  return { ...billboardTexts(billboard), pictures: billboard.images.map(({ id }) => id) }
}
