import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { isEmailAddress } from '#app/lib/email-address.ts'
import { cleanLine, fits, whenRight, withMarks } from '#app/lib/text.ts'
import { passwordFault } from './passwords/rules.ts'
import { ACCOUNT_LIMITS } from './rules.ts'

/** Addresses are kept and compared in one spelling. */
const inOneSpelling = (email: string) => email.normalize('NFC').trim().toLowerCase()

export function emailField(t: Translate) {
  const required = t('accounts.emailRequired')
  return z
    .string({ error: required })
    .transform(inOneSpelling)
    .pipe(
      z
        .string()
        .min(1, required)
        .max(ACCOUNT_LIMITS.email, t('accounts.tooLong', { max: ACCOUNT_LIMITS.email }))
        .refine(isEmailAddress, t('accounts.emailInvalid')),
    )
}

/** An existing password, whose length is not checked. The maximum keeps the server from hashing books. */
function knownPassword(t: Translate) {
  const required = t('accounts.passwordRequired')
  return z
    .string({ error: required })
    .min(1, required)
    .max(ACCOUNT_LIMITS.password * 8, t('accounts.wrongPair'))
}

type TooShort = 'accounts.passwordShort' | 'accounts.passwordShortLong' | 'accounts.newPasswordShort'

/** A password that is being chosen, with the sentence this form says when it is too short. */
function newPassword(t: Translate, min: number, tooShort: TooShort) {
  const required = t('accounts.passwordRequired')
  return z
    .string({ error: required })
    .min(1, required)
    .refine((text) => !text || passwordFault(text, min) !== 'short', t(tooShort, { min }))
    .refine(
      (text) => passwordFault(text, min) !== 'long',
      t('accounts.passwordTooLong', { max: ACCOUNT_LIMITS.password }),
    )
}

function repeatedPassword(t: Translate) {
  const required = t('accounts.passwordAgain')
  return z.string({ error: required }).min(1, required)
}

/** What makes a form that sends mail one that is taken once; forms of programs may do without. */
const mark = () => z.string().max(100).default('')

/** [AUTH-01] */
export function signUpForm(t: Translate, passwordMin: number) {
  const required = t('accounts.nameRequired')
  return z
    .object({
      fullName: z
        .string({ error: required })
        .transform(cleanLine)
        .pipe(z.string().min(1, required))
        .refine(
          (name) => fits(name, ACCOUNT_LIMITS.fullName, withMarks(ACCOUNT_LIMITS.fullName)),
          t('accounts.tooLong', { max: ACCOUNT_LIMITS.fullName }),
        ),
      email: emailField(t),
      password: newPassword(t, passwordMin, 'accounts.passwordShort'),
      confirmPassword: repeatedPassword(t),
      mark: mark(),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: t('accounts.passwordsDiffer'),
      ...whenRight('password', 'confirmPassword'),
    })
}

/** [AUTH-04] */
export function signInForm(t: Translate) {
  return z.object({ email: emailField(t), password: knownPassword(t) })
}

/** A mailbox that wants a link: [AUTH-05] and the confirmation once more. */
export function mailboxForm(t: Translate) {
  return z.object({ email: emailField(t), mark: mark() })
}

/** The secret of a link. What cannot be one is none, and is refused like one that no longer works. */
const linkToken = () => z.string().max(100).catch('').default('')

/** The button on the page behind a link. */
export function linkForm() {
  return z.object({ token: linkToken() })
}

/** [AUTH-06] */
export function resetForm(t: Translate, passwordMin: number) {
  return z
    .object({
      token: linkToken(),
      password: newPassword(t, passwordMin, 'accounts.passwordShortLong'),
      confirmPassword: repeatedPassword(t),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: t('accounts.passwordsDiffer'),
      ...whenRight('password', 'confirmPassword'),
    })
}

/** [DASH-07] */
export function changePasswordForm(t: Translate, passwordMin: number) {
  return z
    .object({
      currentPassword: knownPassword(t),
      newPassword: newPassword(t, passwordMin, 'accounts.newPasswordShort'),
      confirmPassword: repeatedPassword(t),
    })
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      message: t('accounts.newPasswordsDiffer'),
      ...whenRight('newPassword', 'confirmPassword'),
    })
}

/** [DASH-07] */
export function changeEmailForm(t: Translate) {
  return z.object({ email: emailField(t), password: knownPassword(t) })
}

/** What asks for the password once more and for nothing else. */
export function passwordForm(t: Translate) {
  return z.object({ password: knownPassword(t) })
}

export function endSessionForm() {
  return z.object({ sessionId: z.uuid() })
}

/** [DASH-07] A box that is not ticked is not sent. */
export function alertsForm() {
  const ticked = z.string().optional().transform(Boolean)
  return z.object({ expiryAlerts: ticked, signInAlerts: ticked })
}

/** A button that needs nothing else to be said. */
export function emptyForm() {
  return z.object({})
}
