import { findToken } from '#app/features/accounts/tokens/queries.server.ts'
import type { TokenPurpose } from '#app/features/accounts/tokens/token-purposes.ts'
import { STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'

/** What the page behind a link in an email shows. */
type OpenedLink = {
  readonly token: string
  readonly works: boolean
  /** The address the link is about; '' when it does not work. */
  readonly email: string
  readonly status: number
}

/** Checks the link of a page. Changes nothing, so that looking does not use the link. */
export async function openedLink({ db, now }: Ctx, url: URL, purpose: TokenPurpose): Promise<OpenedLink> {
  const token = url.searchParams.get('token') ?? ''
  const found = token ? await findToken(db, { token, purpose }, now) : undefined
  if (found) return { token, works: true, email: found.email, status: 200 }
  return { token, works: false, email: '', status: token ? STATUS_OF.gone : STATUS_OF.unauthenticated }
}
