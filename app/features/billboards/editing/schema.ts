import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { pictureIds } from '#app/features/uploads/schema.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { isEmailAddress } from '#app/lib/email-address.ts'
import type { Locale } from '#app/lib/locale.ts'
import { textFields } from '#app/lib/localized-text.ts'
import { cleanLine, cleanText, fits, stop, withMarks } from '#app/lib/text.ts'
import { isWebAddress, typedWebAddress } from '#app/lib/web-address.ts'
import { phoneField } from '#app/platform/forms/phone-field.ts'
import { draftMark, formVersion } from '#app/platform/forms/schema.ts'
import { BILLBOARD_LIMITS, billboardPrice, CONTACT_TYPES, withoutBrackets } from './billboard-texts.ts'

function text(t: Translate, max: number, clean: (typed: string) => string, required: string | null) {
  const field = z
    .string({ error: required ?? t('common.badRequest') })
    .overwrite((typed) => clean(withoutBrackets(typed)))
    .refine((contact) => required === null || contact !== '', stop(required ?? ''))
    .refine((contact) => fits(contact, max, withMarks(max)), t('billboards.tooLong', { max }))
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

type Contact = {
  readonly contactType: (typeof CONTACT_TYPES)[number]
  readonly websiteUrl: string
  readonly contactName: string
  readonly contactEmail: string
}

/** Returns what is wrong with the contact of a billboard ([AD-02]): the field and the message. */
function contactTroubles(t: Translate, contact: Contact): readonly (readonly [keyof Contact, string])[] {
  if (contact.contactType === 'website') {
    if (!contact.websiteUrl) return [['websiteUrl', t('billboards.websiteRequired')]]
    const host = 'https://example.com'
    return isWebAddress(contact.websiteUrl) ? [] : [['websiteUrl', t('billboards.websiteInvalid', { host })]]
  }
  const noName = contact.contactName ? [] : [['contactName', t('billboards.contactNameRequired')] as const]
  if (!contact.contactEmail) return [...noName, ['contactEmail', t('billboards.contactEmailRequired')]]
  if (isEmailAddress(contact.contactEmail)) return noName
  return [...noName, ['contactEmail', t('billboards.emailInvalid')]]
}

/**
 * Input of a billboard's form; messages in the language of `t`, the texts of `required` are mandatory ([AD-02],
 * [AD-03], D-33). Status, moderation and owner are no part of it.
 */
export function billboardForm(t: Translate, required: Locale) {
  return z
    .object({
      formId: z.uuid().optional(),
      draft: draftMark,
      version: formVersion,
      ...textsOf(t, required),
      price: z
        .string({ error: t('billboards.priceRequired') })
        .overwrite(billboardPrice)
        .min(1, stop(t('billboards.priceRequired')))
        .max(BILLBOARD_LIMITS.price, t('billboards.tooLong', { max: BILLBOARD_LIMITS.price })),
      location: text(t, BILLBOARD_LIMITS.location, cleanLine, null),
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
    .check(({ value, issues }) => {
      for (const [field, message] of contactTroubles(t, value))
        issues.push({ code: 'custom', path: [field], message, input: value[field] })
    })
}

export type BillboardInput = z.output<ReturnType<typeof billboardForm>>
