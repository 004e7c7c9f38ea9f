import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import {
  type FieldControl,
  LISTING_FIELDS,
  LISTING_LIMITS,
  SERVICE_AREAS,
  TEXT_FIELD_NAMES,
  type TextField,
} from '#app/features/items/listing-fields.ts'
import { TIERS } from '#app/features/pricing/packages.ts'
import { pictureIds } from '#app/features/uploads/schema.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { isEmailAddress } from '#app/lib/email-address.ts'
import type { Locale } from '#app/lib/locale.ts'
import { textFields } from '#app/lib/localized-text.ts'
import { splitExtension } from '#app/lib/phone.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { cleanLine, cleanText, fits, unlessWrong, whenRight, withMarks } from '#app/lib/text.ts'
import { MIDWEST_CODES, US_STATES } from '#app/lib/us-states.ts'
import { isWebAddress, typedWebAddress } from '#app/lib/web-address.ts'
import { phoneField } from '#app/platform/forms/phone-field.ts'
import { draftMark, formVersion } from '#app/platform/forms/schema.ts'
import { attributeIssues, attributeShape, whenAttributesAreRead } from './attributes/schema.ts'
import { attributesShownBack } from './attributes/stated-attributes.ts'
import { isPrice, typedPrice, zipDigits } from './typed-fields.ts'

/** Whether it contains a letter or digit: signs and invisible characters alone are no text. */
const isReadable = (text: string) => text === '' || /[\p{L}\p{N}]/u.test(text)

type Limited = { readonly max: number; readonly stored: number; readonly clean: (typed: string) => string }

/** Texts whose columns have room for marks on letters. */
const limited = (max: number, clean: Limited['clean']): Limited => ({ max, stored: withMarks(max), clean })

/** A text of at most `max` visible characters (D-29); `required` is the message when it is missing. */
function text(t: Translate, { max, stored, clean }: Limited, required?: string) {
  return z
    .string({ error: required ?? t('common.badRequest') })
    .overwrite(clean)
    .refine((text) => required === undefined || text !== '', required ?? '')
    .refine(isReadable, unlessWrong(required ?? t('posting.unreadable')))
    .refine((text) => fits(text, max, stored), unlessWrong(t('posting.tooLong', { max })))
}

function stateField(t: Translate) {
  const isKnown = (code: string) => code === '' || US_STATES.some((state) => state.code === code)
  return z.string().trim().toUpperCase().refine(isKnown, t('posting.stateUnknown')).default('')
}

function zipField(t: Translate, max: number) {
  const isWhole = (zip: string) => zip === '' || zip.length === max
  return z.string().overwrite(zipDigits).refine(isWhole, t('posting.zipInvalid')).default('')
}

function emailField(t: Translate, max: number) {
  return z
    .string()
    .trim()
    .refine((typed) => typed === '' || isEmailAddress(typed), t('posting.emailInvalid'))
    .refine((typed) => typed.length <= max, unlessWrong(t('posting.emailInvalid')))
    .default('')
}

function websiteField(t: Translate, max: number) {
  return z
    .string()
    .overwrite(typedWebAddress)
    .refine((typed) => typed === '' || isWebAddress(typed), t('posting.websiteInvalid'))
    .refine((typed) => typed.length <= max, unlessWrong(t('posting.websiteInvalid')))
    .default('')
}

function priceField(t: Translate) {
  return z.string().overwrite(typedPrice).refine(isPrice, t('posting.priceUnknown')).default('')
}

function textsOf(t: Translate, required: Locale) {
  const must = (locale: Locale, sentence: string) => (locale === required ? sentence : undefined)
  const title = (locale: Locale) => {
    const field = text(t, limited(LISTING_LIMITS.title, cleanLine), must(locale, t('posting.titleRequired')))
    return locale === required ? field : field.default('')
  }
  const description = (locale: Locale) => {
    const sentence = must(locale, t('posting.descriptionRequired'))
    const field = text(t, limited(LISTING_LIMITS.description, cleanText), sentence)
    return locale === required ? field : field.default('')
  }
  return textFields(title, description)
}

type Missing = (typeof LISTING_FIELDS)[TextField]['missing']

const orMissing = (t: Translate, limit: Limited, missing: Missing) =>
  missing === null ? text(t, limit).default('') : text(t, limit, t(missing))

/** A column of cities, prices and extensions has room for code points, not for marks. */
const lineField: MakeField = (t, max, missing) =>
  orMissing(t, { max, stored: max, clean: cleanLine }, missing)

const nameField: MakeField = (t, max, missing) => orMissing(t, limited(max, cleanLine), missing)

type TextControl = Exclude<FieldControl, 'category' | 'area'>
type MakeField = (t: Translate, max: number, missing: Missing) => z.ZodDefault<z.ZodString> | z.ZodString

/** How what is typed into each control is judged. */
const FIELD_SCHEMAS = {
  line: lineField,
  short: lineField,
  name: nameField,
  price: priceField,
  email: emailField,
  phone: phoneField,
  web: websiteField,
  state: stateField,
  zip: zipField,
} as const satisfies Record<TextControl, MakeField>

type Extended = { readonly contactPhone: string; readonly contactPhoneExtension: string }

/** A listing stores an extension apart from its number, wherever it was typed. */
function extensionOf({ contactPhone, contactPhoneExtension }: Extended): Extended {
  const [phone, extension] = splitExtension(contactPhone)
  return { contactPhone: phone, contactPhoneExtension: contactPhoneExtension || extension }
}

/** Refuses two different extensions, of which one would be lost. */
const extensionCheck =
  (t: Translate) =>
  ({ contactPhone, contactPhoneExtension }: Extended, { addIssue }: z.RefinementCtx): void => {
    const [, extension] = splitExtension(contactPhone)
    if (!extension || !contactPhoneExtension || extension === contactPhoneExtension) return
    addIssue({
      code: 'custom',
      path: ['contactPhoneExtension'],
      message: t('posting.extensionTwice', { extension }),
      input: contactPhoneExtension,
    })
  }

function fieldSchema(t: Translate, name: TextField) {
  const { control, max, missing } = LISTING_FIELDS[name]
  return FIELD_SCHEMAS[control](t, max, missing)
}

/**
 * Input of a listing's form, for all purposes; messages in the language of `t`, the texts of `required` are mandatory
 * (D-33, [POST-02]…[POST-05]). Columns that a user must not set, such as the status, are no part of it.
 */
export function listingForm(t: Translate, required: Locale) {
  return z
    .object({
      ...textsOf(t, required),
      // The first wrong field is where the form leads to: this one is the first to be seen.
      category: z.enum(CATEGORY_SLUGS, t('posting.categoryRequired')),
      ...attributeShape(t),
      ...recordOf(TEXT_FIELD_NAMES, (name) => fieldSchema(t, name)),
      serviceAreaType: z.enum(SERVICE_AREAS, t('posting.areaUnknown')).default('specific_state'),
      pictures: pictureIds(t, LISTING_LIMITS.pictures),
      /** Which opening of the form this is; see saveUnpaidListing. */
      formId: z.uuid().optional().catch(undefined),
      draft: draftMark,
      version: formVersion,
      tier: z.enum(TIERS, t('posting.tierUnknown')).default('single'),
      /** Whether the payment comes next, or the listing is saved for later. */
      next: z.enum(['pay', 'later']).default('pay').catch('pay'),
    })
    .superRefine(
      ({ serviceAreaType, serviceState }, { addIssue }) => {
        if (serviceAreaType !== 'midwest' || !serviceState || MIDWEST_CODES.includes(serviceState)) return
        const message = t('posting.notInMidwest')
        addIssue({ code: 'custom', path: ['serviceState'], message, input: serviceState })
      },
      whenRight('serviceAreaType', 'serviceState'),
    )
    .superRefine(extensionCheck(t), whenRight('contactPhone', 'contactPhoneExtension'))
    .superRefine((form, { addIssue, issues }) => {
      for (const issue of attributeIssues(t, form, issues)) addIssue(issue)
    }, whenAttributesAreRead)
    .overwrite((form) => ({ ...form, ...extensionOf(form), ...attributesShownBack(form) }))
}

export type PostedForm = z.output<ReturnType<typeof listingForm>>
