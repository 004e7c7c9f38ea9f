import { type Refusal, refuse } from '#app/lib/refusal.ts'

export const PASSKEY_LIMITS = { name: 60, each: 10 } as const

/** How long a device may take, in milliseconds. */
export const CHALLENGE_LIVES_MS = 5 * 60_000

/** Why no further passkey can be added. */
export function whyNotAddPasskey(known: number): Refusal | null {
  return known >= PASSKEY_LIMITS.each
    ? refuse('conflict', 'passkeys.tooMany', { max: PASSKEY_LIMITS.each })
    : null
}
