import type { MessageKey } from '#app/i18n/translate.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { consumeToken, findToken, type Presented, type Token } from './queries.server.ts'

type At = Pick<Ctx, 'db' | 'now'>

/** Throws a refusal with `code` for a link that is used, expired, or never existed. */
function assertWorks(token: Token | undefined, code: MessageKey): asserts token is Token {
  if (!token) throw new RefusedError(refuse('gone', code))
}

/** Finds what a link is for, without using it. */
export async function readLink({ db, now }: At, presented: Presented, code: MessageKey): Promise<Token> {
  const found = await findToken(db, presented, now)
  assertWorks(found, code)
  return found
}

/** Uses a link, in the caller's transaction. Of two concurrent attempts one succeeds. */
export async function consumeLink({ db, now }: At, presented: Presented, code: MessageKey): Promise<Token> {
  const spent = await consumeToken(db, presented, now)
  assertWorks(spent, code)
  return spent
}
