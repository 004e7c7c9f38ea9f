import { withGoal } from '#app/features/accounts/sign-in/goal.ts'
import { jsonHeaders } from '#app/lib/page-language.ts'

/** Returns where a visitor signs in to save a listing: it is saved as part of the sign-in ([AUTH-13]). */
export const signInPath = (here: string, save: string | null) => withGoal('/signin', { to: here, save })

/**
 * Asks the server to save or remove a listing. Returns the status, 0 without a response, and the refusal's message.
 */
export async function askToKeep(
  listingId: string,
  keep: boolean,
): Promise<{ status: number; why: string | null }> {
  const headers = jsonHeaders()
  const body = JSON.stringify({ listingId, keep })
  const response = await fetch('/api/favorites', { method: 'POST', headers, body }).catch(() => null)
  const result: unknown = await response?.json().catch(() => null)
  const why = typeof result === 'object' && result !== null && 'error' in result ? result.error : null
  return { status: response?.status ?? 0, why: typeof why === 'string' ? why : null }
}
