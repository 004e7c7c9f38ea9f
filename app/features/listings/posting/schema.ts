import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { LISTING_LIMITS, SERVICE_AREAS } from '#app/features/items/rules.ts'
import { TIERS } from '#app/features/pricing/packages.ts'
import { pictureIds } from '#app/features/uploads/schema.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { isEmailAddress } from '#app/lib/email-address.ts'
import type { Locale } from '#app/lib/locale.ts'
import { textFields } from '#app/lib/localized-text.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { PICTURE_ID } from '#app/lib/picture.ts'
import { cleanLine, cleanText, fits, stop } from '#app/lib/text.ts'
import { MIDWEST_CODES, US_STATES } from '#app/lib/us-states.ts'
import { isWebAddress, withPlainScheme } from '#app/lib/web-address.ts'
import { DRAFT_FIELDS, POSTING_LIMITS, priceSigns, zipDigits } from './rules.ts'

/** Something to read stands in it; signs and invisible characters alone are no text. */
const isReadable = (text: string) => text === '' || /[\p{L}\p{N}]/u.test(text)

/** A text of at most `max` visible characters (D-29); `required` is the message when it is missing. */
function text(t: Translate, max: number, clean: (typed: string) => string, required?: string) {
  return z
    .string({ error: required ?? t('common.badRequest') })
    .overwrite(clean)
    .refine((text) => required === undefined || text !== '', stop(required ?? ''))
    .refine(isReadable, stop(required ?? t('posting.unreadable')))
    .refine((text) => fits(text, max), t('posting.tooLong', { max }))
}

const optional = (t: Translate, max: number) => text(t, max, cleanLine).default('')

function stateField(t: Translate) {
  const isKnown = (code: string) => code === '' || US_STATES.some((state) => state.code === code)
  return z.string().trim().toUpperCase().refine(isKnown, t('posting.stateUnknown')).default('')
}

function zipField(t: Translate) {
  const isWhole = (zip: string) => zip === '' || zip.length === POSTING_LIMITS.zip
  return z.string().overwrite(zipDigits).refine(isWhole, t('posting.zipInvalid')).default('')
}

/** People leave 'https://' out. */
function withProtocol(typed: string): string {
  const address = cleanLine(typed)
  const isWhole = address === '' || /^[a-z][a-z\d+.-]*:/iu.test(address)
  return withPlainScheme(isWhole ? address : `https://${address}`)
}

function websiteField(t: Translate) {
  return z
    .string()
    .overwrite(withProtocol)
    .refine((typed) => typed === '' || isWebAddress(typed), stop(t('posting.websiteInvalid')))
    .refine((typed) => typed.length <= POSTING_LIMITS.website, t('posting.websiteInvalid'))
    .default('')
}

function textsOf(t: Translate, required: Locale) {
  const must = (locale: Locale, sentence: string) => (locale === required ? sentence : undefined)
  const title = (locale: Locale) => {
    const field = text(t, LISTING_LIMITS.title, cleanLine, must(locale, t('posting.titleRequired')))
    return locale === required ? field : field.default('')
  }
  const description = (locale: Locale) => {
    const sentence = must(locale, t('posting.descriptionRequired'))
    const field = text(t, LISTING_LIMITS.description, cleanText, sentence)
    return locale === required ? field : field.default('')
  }
  return textFields(title, description)
}

function contactFields(t: Translate) {
  return {
    contactName: text(t, LISTING_LIMITS.contactName, cleanLine, t('posting.contactNameRequired')),
    contactEmail: z
      .string()
      .trim()
      .refine((typed) => typed === '' || isEmailAddress(typed), stop(t('posting.emailInvalid')))
      .refine((typed) => typed.length <= POSTING_LIMITS.email, t('posting.emailInvalid'))
      .default(''),
    contactPhone: z.string().overwrite(formatPhone).default(''),
    contactPhoneExtension: optional(t, LISTING_LIMITS.extension),
    websiteUrl: websiteField(t),
  }
}

/**
 * Input of a listing's form, for all purposes; messages in the language of `t`, the texts of `required` are mandatory
 * (D-33, [POST-02]…[POST-05]). Columns that nobody may choose, such as the status, are no part of it.
 */
export function listingForm(t: Translate, required: Locale) {
  return z
    .object({
      ...textsOf(t, required),
      category: z.enum(CATEGORY_SLUGS, t('posting.categoryRequired')),
      compensation: z.string().overwrite(priceSigns).default(''),
      ...contactFields(t),
      businessCity: optional(t, POSTING_LIMITS.city),
      businessState: stateField(t),
      businessZipCode: zipField(t),
      serviceAreaType: z.enum(SERVICE_AREAS, t('posting.areaUnknown')).default('specific_state'),
      serviceCity: optional(t, POSTING_LIMITS.city),
      serviceState: stateField(t),
      serviceZipCode: zipField(t),
      pictures: pictureIds(t, LISTING_LIMITS.pictures),
      /** Which opening of the form this is; see saveUnpaidListing. */
      formId: z.uuid().optional().catch(undefined),
      tier: z.enum(TIERS, t('posting.tierUnknown')).default('single'),
      /** Whether the payment comes next, or the listing is saved for later. */
      next: z.enum(['pay', 'later']).default('pay').catch('pay'),
    })
    .check((payload) => {
      const { serviceAreaType, serviceState } = payload.value
      if (serviceAreaType !== 'midwest' || !serviceState || MIDWEST_CODES.includes(serviceState)) return
      payload.issues.push({
        code: 'custom',
        path: ['serviceState'],
        message: t('posting.notInMidwest'),
        input: serviceState,
      })
    })
}

export type PostedForm = z.output<ReturnType<typeof listingForm>>

const MAX_FIELD_LENGTH = 8000
const MAX_KEPT = 20_000

// Text that the database can store.
const storable = z
  .string()
  .max(MAX_FIELD_LENGTH)
  .transform((text) => text.toWellFormed().replaceAll('\0', ''))

const keptFields = z
  .partialRecord(
    z.enum([...DRAFT_FIELDS, 'pictures']),
    z.union([storable, z.array(z.string().regex(PICTURE_ID)).max(LISTING_LIMITS.pictures)]),
  )
  .refine((fields) => JSON.stringify(fields).length <= MAX_KEPT)

/** What a browser sends while somebody types; `fields: null` forgets it. */
export const draftInput = z.object({
  form: z.string().regex(/^(?:post|admin|(?:edit|repost):[\da-f-]{36})$/u),
  fields: keptFields.nullable(),
})

export const draftResponse = z.object({ success: z.literal(true) })

/** What was kept, as far as it can still be read. */
export const storedDraft = keptFields.catch({})
