import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { isEmailAddress } from '#app/lib/email-address.ts'
import { cleanLine, cleanText, stop } from '#app/lib/text.ts'
import { phoneField } from '#app/platform/forms/phone-field.ts'
import { CONTACT_LIMITS } from './rules.ts'

// Characters that a header cannot contain: users cannot type them into a single-line field, so they are refused and
// not repaired.
const SEVERAL_LINES = /[\r\n\0]/u

/** Input of the contact form; messages in the language of `t`. */
export function contactForm(t: Translate) {
  const fits = (max: number) => (text: string) => lengthStored(text) <= max

  const line = (required: string, max: number) =>
    z
      .string({ error: required })
      .refine((text) => !SEVERAL_LINES.test(text), stop(t('contact.oneLine')))
      .overwrite(cleanLine)
      .min(1, stop(required))
      .refine(fits(max), stop(t('contact.tooLong', { max })))

  return z.object({
    name: line(t('contact.nameRequired'), CONTACT_LIMITS.name),
    email: line(t('contact.emailRequired'), CONTACT_LIMITS.email).refine(
      isEmailAddress,
      t('contact.emailInvalid'),
    ),
    phone: phoneField(t),
    subject: line(t('contact.subjectRequired'), CONTACT_LIMITS.subject),
    message: z
      .string({ error: t('contact.messageRequired') })
      .overwrite(cleanText)
      .min(1, stop(t('contact.messageRequired')))
      .refine(
        (text) => lengthStored(text) >= CONTACT_LIMITS.messageMin,
        stop(t('contact.messageTooShort', { min: CONTACT_LIMITS.messageMin })),
      )
      .refine(fits(CONTACT_LIMITS.message), stop(t('contact.tooLong', { max: CONTACT_LIMITS.message }))),
    /** The trap: no user sees this field. */
    website: z.string().default(''),
    /** When the form was opened, as signed by the server. */
    opened: z.string().max(100).default(''),
  })
}

export type ContactMessage = z.output<ReturnType<typeof contactForm>>

/** Length as the database counts it: an emoji is one. */
function lengthStored(text: string): number {
  return Array.from(text).length
}
