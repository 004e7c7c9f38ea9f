import { fingerprintOf } from '../auth/secret-token.server.ts'
import type { Ctx } from '../ctx.server.ts'

type At = Pick<Ctx, 'db' | 'now'>

/** A submitted form: its mark, and the content that makes it a different message from the same form. */
type Sent = { readonly form: string; readonly mark: string; readonly content: unknown }

/** Marks a form as used, in the transaction of its effect. Throws when it was used before. */
export type Claim = (ctx: At) => Promise<void>

/** Rolls back the transaction of a form that another request finished first. Never leaves this file. */
class UsedError extends Error {
  override readonly name = 'UsedError'
}

/** Forms in progress in this process, by key: a request that sends the same waits for the same end. */
const underWay = new Map<string, Promise<void>>()

const KEPT_MS = 24 * 3600 * 1000

/** The mark is a secret of the form, so that the stored key reveals nothing of the content. */
const keyOf = ({ form, mark, content }: Sent) => fingerprintOf(JSON.stringify([form, mark, content]))

async function isUsed({ db }: At, fingerprint: string): Promise<boolean> {
  const found = await db
    .selectFrom('usedFormMarks')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return found !== undefined
}

/** Of two concurrent claims the second waits for the first, and succeeds only if that one failed. */
async function claimKey({ db, now }: At, fingerprint: string): Promise<void> {
  const made = await db
    .insertInto('usedFormMarks')
    .values({ fingerprint, usedAt: now })
    .onConflict((used) => used.column('fingerprint').doNothing())
    .returning('fingerprint')
    .executeTakeFirst()
  if (!made) throw new UsedError()
}

async function unlessUsed(ctx: At, key: string, work: (claim: Claim) => Promise<void>): Promise<void> {
  if (await isUsed(ctx, key)) return
  try {
    await work((inside) => claimKey(inside, key))
  } catch (error) {
    if (!(error instanceof UsedError)) throw error
  }
}

/**
 * Does once what a form asks for, however often it is sent with the same content: by a double click, by a browser
 * that repeats, or twenty times in parallel. Later requests get the same result. `work` calls `claim` in the
 * transaction of its effect. A form without a mark is not recognized and is processed each time.
 */
export function once(ctx: At, sent: Sent, work: (claim: Claim) => Promise<void>): Promise<void> {
  if (!sent.mark) return work(async () => {})
  const key = keyOf(sent)
  const present = underWay.get(key)
  if (present) return present
  const end = unlessUsed(ctx, key, work).finally(() => underWay.delete(key))
  underWay.set(key, end)
  return end
}

/** Deletes marks of forms that are no longer submitted. Idempotent. */
export async function deleteUsedMarks({ db, now }: At): Promise<void> {
  await db
    .deleteFrom('usedFormMarks')
    .where('usedAt', '<', new Date(now.getTime() - KEPT_MS))
    .execute()
}
