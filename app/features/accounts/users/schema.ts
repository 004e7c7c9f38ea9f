import { z } from 'zod'
import type { Translate } from '#app/i18n/translate.ts'
import { ROLES, type Role } from '#app/lib/actor.ts'
import { parseChoice, parseDay, parseText } from '#app/lib/list-query.ts'
import { cleanLine, cleanText, fits } from '#app/lib/text.ts'
import {
  BAN_REASON_LENGTH,
  BULK_ACTIONS,
  GIVEN_ROLES,
  NOTES_LENGTH,
  USERS_PER_PAGE,
  VERIFIED_CHOICES,
  type VerifiedChoice,
} from './rules.ts'

/** The filters of a URL ([USR-01]). Days are UTC, 'YYYY-MM-DD', both included. */
export type UsersQuery = {
  readonly q: string
  readonly role: Role | null
  readonly verified: VerifiedChoice | null
  readonly from: string | null
  readonly to: string | null
}

export function parseUsersQuery(params: URLSearchParams): UsersQuery {
  return {
    q: parseText(params, 'q'),
    role: parseChoice(params, 'role', ROLES, null),
    verified: parseChoice(params, 'verified', VERIFIED_CHOICES, null),
    from: parseDay(params, 'from'),
    to: parseDay(params, 'to'),
  }
}

const userId = z.uuid()

function reasonField(t: Translate) {
  const required = t('users.reasonRequired')
  return z
    .string({ error: required })
    .transform(cleanLine)
    .pipe(z.string().min(1, required))
    .refine((text) => fits(text, BAN_REASON_LENGTH), t('users.reasonTooLong', { max: BAN_REASON_LENGTH }))
}

/** The id of a user and nothing else. */
export function userForm() {
  return z.object({ userId })
}

export function roleForm(t: Translate) {
  return z.object({ userId, role: z.enum(GIVEN_ROLES, { error: t('users.roleRequired') }) })
}

export function verifiedForm() {
  return z.object({ userId, verified: z.enum(VERIFIED_CHOICES).transform((choice) => choice === 'yes') })
}

export function banForm(t: Translate) {
  return z.object({ userId, reason: reasonField(t) })
}

export function notesForm(t: Translate) {
  const tooLong = t('users.notesTooLong', { max: NOTES_LENGTH })
  return z.object({
    userId,
    notes: z
      .string()
      .overwrite(cleanText)
      .refine((text) => fits(text, NOTES_LENGTH), tooLong),
  })
}

/** The selected users of one page of the list. */
const selected = (t: Translate) =>
  z.preprocess(
    (ids) => (typeof ids === 'string' ? [ids] : ids),
    z
      .array(userId, { error: t('users.nobodySelected') })
      .min(1)
      .max(USERS_PER_PAGE),
  )

export function bulkForm(t: Translate) {
  const [verify, ban] = BULK_ACTIONS
  return z.discriminatedUnion('action', [
    z.object({ action: z.literal(verify), userIds: selected(t) }),
    z.object({ action: z.literal(ban), userIds: selected(t), reason: reasonField(t) }),
  ])
}
