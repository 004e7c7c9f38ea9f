import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** Limits of a message, in characters; the database holds the same ones. */
export const CONTACT_LIMITS = {
  name: 100,
  email: 254,
  subject: 150,
  messageMin: 10,
  message: 5000,
} as const

/** How long the thanks stay on screen before the home page opens, in milliseconds ([CON-03]). */
export const THANKS_MS = 2000

/** A form that is sent faster than this was filled in by a program, in milliseconds. */
const FILL_MS = 2000

/**
 * Why a message is refused that comes too soon after its form was opened, or without that time: a human sends it
 * again.
 */
export function whyTooQuick(openedAt: Date | null, now: Date): Refusal | null {
  const isSlow = openedAt !== null && now.getTime() - openedAt.getTime() >= FILL_MS
  return isSlow ? null : refuse('tooMany', 'contact.tooQuick', { seconds: FILL_MS / 1000 })
}

/** Messages are kept this long, as the privacy policy says. */
export const MAIL_RETENTION_DAYS = 365
