import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { cleanLine, fits } from '#app/lib/text.ts'
import { ACCOUNT_LIMITS } from '../rules.ts'
import { PASSKEY_LIMITS } from './rules.ts'

const piece = z.string().max(8000)
const id = z.string().regex(/^[\w-]{16,1400}$/u)
const about = {
  id,
  rawId: id,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

/** A browser's response with a new passkey. */
const madePasskey = z.object({
  ...about,
  response: z.object({
    clientDataJSON: piece,
    attestationObject: piece,
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(8)
      .optional(),
  }),
})

/** A browser's response to a sign-in. */
const shownPasskey = z.object({
  ...about,
  response: z.object({ clientDataJSON: piece, authenticatorData: piece, signature: piece }),
})

/** Parses JSON in a form field. */
function inJson<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .max(24_000)
    .transform((text, issues) => {
      try {
        const read: unknown = JSON.parse(text)
        return read
      } catch {
        issues.addIssue({ code: 'custom' })
        return z.NEVER
      }
    })
    .pipe(schema)
}

export function addPasskeyForm(t: Translate) {
  const required = t('passkeys.nameRequired')
  return z.object({
    name: z
      .string({ error: required })
      .transform(cleanLine)
      .pipe(z.string().min(1, required))
      .refine((name) => fits(name, PASSKEY_LIMITS.name), t('accounts.tooLong', { max: PASSKEY_LIMITS.name })),
    passkey: inJson(madePasskey),
  })
}

export function enterForm() {
  return z.object({ passkey: inJson(shownPasskey) })
}

/** A password or a passkey that came along with another form, as proof of who sends it. */
export function reauthenticationFields() {
  return z.union([
    z.object({ passkey: inJson(shownPasskey) }),
    z.object({
      password: z
        .string()
        .min(1)
        .max(ACCOUNT_LIMITS.password * 8),
    }),
  ])
}

export function removePasskeyForm() {
  return z.object({ id })
}

export type MadePasskey = z.output<typeof madePasskey>
export type ShownPasskey = z.output<typeof shownPasskey>
export type ReauthenticationInput = z.output<ReturnType<typeof reauthenticationFields>>
