import type { Role } from '#app/lib/actor.ts'
import { assertAllowed, refuse } from '#app/lib/refusal.ts'
import { isGuessable } from '#app/platform/auth/guessable.server.ts'
import type { SiteFacts } from '#app/platform/ctx.server.ts'
import { passwordMinOf, whyNotPassword, wordsAround } from './rules.ts'

type Owner = { readonly email: string; readonly fullName: string; readonly role: Role }

/**
 * Throws unless this may become the password of that account. Computes for some milliseconds: take a rate limit token
 * first.
 */
export function assertGoodPassword(password: string, of: Owner, site: SiteFacts): void {
  assertAllowed(whyNotPassword(password, passwordMinOf(of.role, site)))
  const isCommon = site.refusesCommonPasswords && isGuessable(password, wordsAround(of))
  assertAllowed(isCommon ? refuse('invalid', 'accounts.passwordCommon') : null)
}
