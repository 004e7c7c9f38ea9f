import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { BILLBOARD_PLACEMENTS } from '#app/features/pricing/placements.ts'
import { pictureIds } from '#app/features/uploads/schema.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { isEmailAddress } from '#app/lib/email-address.ts'
import type { Locale } from '#app/lib/locale.ts'
import { textFields } from '#app/lib/localized-text.ts'
import { cleanLine, cleanText, fits, unlessWrong, whenRight, withMarks } from '#app/lib/text.ts'
import { isWebAddress, typedWebAddress } from '#app/lib/web-address.ts'
import { phoneField } from '#app/platform/forms/phone-field.ts'
import { draftMark, formVersion } from '#app/platform/forms/schema.ts'
import { type BillboardOrigin, isOptional, type ListingTwin } from './billboard-origin.ts'
import { BILLBOARD_LIMITS, billboardPrice, CONTACT_TYPES, withoutBrackets } from './billboard-texts.ts'

function text(t: Translate, max: number, clean: (typed: string) => string, required: string | null) {
  const field = z
    .string({ error: required ?? t('common.badRequest') })
    .overwrite((typed) => clean(withoutBrackets(typed)))
    .refine((contact) => required === null || contact !== '', required ?? '')
    .refine((contact) => fits(contact, max, withMarks(max)), unlessWrong(t('billboards.tooLong', { max })))
  return required === null ? field.default('') : field
}

function textsOf(t: Translate, required: Locale) {
  const must = (locale: Locale, sentence: string) => (locale === required ? sentence : null)
  const title = (locale: Locale) =>
    text(t, BILLBOARD_LIMITS.title, cleanLine, must(locale, t('posting.titleRequired')))
  const description = (locale: Locale) =>
    text(t, BILLBOARD_LIMITS.description, cleanText, must(locale, t('posting.descriptionRequired')))
  return textFields(title, description)
}

type Optional = (field: ListingTwin) => boolean

type Contact = {
  readonly contactType: (typeof CONTACT_TYPES)[number]
  readonly websiteUrl: string
  readonly contactName: string
  readonly contactEmail: string
}

/** The fields that are judged together. */
const CONTACT_FIELDS = ['contactType', 'websiteUrl', 'contactName', 'contactEmail'] as const

/** Returns what is wrong with the contact of a billboard ([AD-02]): the field and the message. */
function contactTroubles(
  t: Translate,
  contact: Contact,
  mayBeEmpty: Optional,
): readonly (readonly [keyof Contact, string])[] {
  if (contact.contactType === 'website') {
    if (!contact.websiteUrl) return [['websiteUrl', t('billboards.websiteRequired')]]
    const host = 'https://example.com'
    return isWebAddress(contact.websiteUrl) ? [] : [['websiteUrl', t('billboards.websiteInvalid', { host })]]
  }
  const lacksName = !contact.contactName && !mayBeEmpty('contactName')
  const noName = lacksName ? [['contactName', t('billboards.contactNameRequired')] as const] : []
  if (!contact.contactEmail && !mayBeEmpty('contactEmail'))
    return [...noName, ['contactEmail', t('billboards.contactEmailRequired')]]
  if (!contact.contactEmail || isEmailAddress(contact.contactEmail)) return noName
  return [...noName, ['contactEmail', t('billboards.emailInvalid')]]
}

function priceField(t: Translate, mayBeEmpty: Optional) {
  const required = t('billboards.priceRequired')
  const { price: max } = BILLBOARD_LIMITS
  const field = z.string({ error: required }).overwrite(billboardPrice)
  const tooLong = t('billboards.tooLong', { max })
  return mayBeEmpty('price') ? field.max(max, tooLong).default('') : field.min(1, required).max(max, tooLong)
}

/**
 * Input of a billboard's form; messages in the language of `t`, the texts of `required` are mandatory ([AD-02],
 * [AD-03], D-33). Of one that came with a package, what its listing may leave empty may be empty too. Status, moderation
 * and owner are no part of it.
 */
export function billboardForm(t: Translate, required: Locale, origin: BillboardOrigin = 'posted') {
  const mayBeEmpty: Optional = (field) => isOptional(field, origin)
  return z
    .object({
      formId: z.uuid().optional(),
      draft: draftMark,
      version: formVersion,
      ...textsOf(t, required),
      price: priceField(t, mayBeEmpty),
      location: text(t, BILLBOARD_LIMITS.location, cleanLine, null),
      placement: z.enum(['', ...BILLBOARD_PLACEMENTS], t('common.badRequest')).default(''),
      category: z.enum(CATEGORY_SLUGS, t('posting.categoryRequired')),
      contactType: z.enum(CONTACT_TYPES, t('common.badRequest')).default('website'),
      websiteUrl: z
        .string()
        .overwrite(typedWebAddress)
        .max(BILLBOARD_LIMITS.website, t('common.badRequest'))
        .default(''),
      contactName: text(t, BILLBOARD_LIMITS.contactName, cleanLine, null).default(''),
      contactEmail: z.string().trim().max(BILLBOARD_LIMITS.email, t('billboards.emailInvalid')).default(''),
      contactPhone: phoneField(t),
      pictures: pictureIds(t, BILLBOARD_LIMITS.pictures),
    })
    .superRefine(
      (contact, { addIssue }) => {
        for (const [field, message] of contactTroubles(t, contact, mayBeEmpty))
          addIssue({ code: 'custom', path: [field], message, input: contact[field] })
      },
      whenRight(...CONTACT_FIELDS),
    )
}

export type BillboardInput = z.output<ReturnType<typeof billboardForm>>
