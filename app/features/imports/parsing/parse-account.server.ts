import { z } from 'zod'
import type { ImportedAccount } from '#app/features/accounts/importing/store-imported.server.ts'
import { PROFILE_LIMITS } from '#app/features/accounts/profile/profile-fields.ts'
import { ACCOUNT_LIMITS } from '#app/features/accounts/rules.ts'
import { emailField } from '#app/features/accounts/schema.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { isYes, textOf, timeOf, type Values } from '../field-values.ts'
import { type Parsed, parseLeniently } from './parse-leniently.server.ts'
import { phoneIn } from './repaired-phone.server.ts'
import { shortened, shortenedText } from './repaired-texts.ts'

type Around = { readonly t: Translate; readonly now: Date }

const nameOf = (values: Values, email: string) =>
  shortened(textOf(values['fullName']) || email.split('@')[0], ACCOUNT_LIMITS.fullName)

/** Judges an account: its address by the schema of the forms, everything else can be repaired. */
export function parseAccount(values: Values, { t, now }: Around): Parsed<ImportedAccount> {
  const schema = z.object({ email: emailField(t) })
  const parsed = parseLeniently(schema, { email: textOf(values['email']) }, new Set(['email']))
  if ('refused' in parsed) return parsed
  const { email } = parsed.record
  const [name, phone] = [nameOf(values, email), phoneIn(values['phone'])]
  const [bio, location] = [
    shortenedText(values['bio'], PROFILE_LIMITS.bio),
    shortened(values['location'], PROFILE_LIMITS.location),
  ]
  const createdAt = timeOf(values['createdAt'])
  const record: ImportedAccount = {
    email,
    fullName: name.text,
    phone: phone.text,
    bio: bio.text,
    location: location.text,
    language: LOCALES.find((locale) => locale === textOf(values['language']).slice(0, 2)) ?? null,
    isBanned: textOf(values['status']) === 'banned',
    isVerified: isYes(values['verified']),
    createdAt: createdAt !== null && createdAt <= now ? createdAt : now,
  }
  const repairs = { fullName: name, phone, bio, location }
  const remarks = Object.entries(repairs).flatMap(([field, { reason }]) =>
    reason ? [{ field, reason }] : [],
  )
  return { record, remarks }
}
