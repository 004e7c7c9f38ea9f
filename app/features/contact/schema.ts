import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { cleanLine, cleanText } from '#app/lib/text.ts'
import { CONTACT_LIMITS, lengthStored } from './rules.ts'

// What a header cannot hold: a person cannot type it into a line, so it is refused and not repaired.
const SEVERAL_LINES = /[\r\n\0]/u

// Nothing that would end an address or begin a second one.
const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\]+$/u

/** What the contact form sends; messages in the language of `t`. */
export function contactForm(t: Translate) {
  const atMost = (max: number) =>
    z.string().refine((text) => lengthStored(text) <= max, t('contact.tooLong', { max }))

  const line = (required: string, max: number) =>
    z
      .string({ error: required })
      .refine((text) => !SEVERAL_LINES.test(text), t('contact.oneLine'))
      .transform(cleanLine)
      .pipe(z.string().min(1, required).pipe(atMost(max)))

  return z.object({
    name: line(t('contact.nameRequired'), CONTACT_LIMITS.name),
    email: line(t('contact.emailRequired'), CONTACT_LIMITS.email).pipe(
      z.string().regex(ADDRESS, t('contact.emailInvalid')),
    ),
    phone: z.string().default('').transform(formatPhone),
    subject: line(t('contact.subjectRequired'), CONTACT_LIMITS.subject),
    message: z
      .string({ error: t('contact.messageRequired') })
      .transform(cleanText)
      .pipe(z.string().min(1, t('contact.messageRequired')))
      .refine(
        (text) => lengthStored(text) >= CONTACT_LIMITS.messageMin,
        t('contact.messageTooShort', { min: CONTACT_LIMITS.messageMin }),
      )
      .pipe(atMost(CONTACT_LIMITS.message)),
    /** The trap: no person sees this field. */
    website: z.string().default(''),
  })
}

export type ContactMessage = z.output<ReturnType<typeof contactForm>>
