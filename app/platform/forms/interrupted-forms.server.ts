import { sql } from 'kysely'
import { z } from 'zod'
import { type DraftMark, type FormValues, formatDraftMark, parseDraftMark } from '#app/lib/draft.ts'
import { seal, unseal } from '../auth/sealed.server.ts'
import { fingerprintOf } from '../auth/secret-token.server.ts'
import type { Ctx } from '../ctx.server.ts'
import { inTransaction } from '../db/transaction.server.ts'
import { takeToken } from '../limits/take-token.server.ts'
import { storeDraft } from './drafts.server.ts'
import { storedDraft } from './schema.ts'

/** How long a form waits for the sign-in, and how many of a user in one browser; the newest are kept. */
const TTL_MS = 3600 * 1000
const MAX_FORMS = 5

const oldestOf = ({ now }: Pick<Ctx, 'now'>) => new Date(now.getTime() - TTL_MS)

/** A browser by its cookie, and the user whose form it sent. */
type Sender = { readonly device: string; readonly userId: string }

type InterruptedForm = Sender & {
  readonly form: string
  readonly mark: DraftMark
  readonly fields: FormValues
}

const content = z.object({ form: z.string(), mark: z.string(), fields: storedDraft })

async function deleteOldest({ db }: Pick<Ctx, 'db'>, tokenHash: string, userId: string): Promise<void> {
  const newest = db
    .selectFrom('interruptedForms')
    .select('form')
    .where('tokenHash', '=', tokenHash)
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(MAX_FORMS)
  await db
    .deleteFrom('interruptedForms')
    .where('tokenHash', '=', tokenHash)
    .where('userId', '=', userId)
    .where('form', 'not in', newest)
    .execute()
}

/**
 * Keeps a form that arrived without a session, for the next sign-in of its user in this browser. Only a browser in
 * which that user signed in before can leave one. Returns whether it was kept.
 */
export async function saveInterruptedForm(
  ctx: Ctx,
  { device, userId, ...typed }: InterruptedForm,
): Promise<boolean> {
  const tokenHash = fingerprintOf(device)
  if (await takeToken(ctx, 'interruptedForms', tokenHash)) return false
  const { form, mark, fields } = typed
  const sealed = seal('form', JSON.stringify({ form, mark: formatDraftMark(mark), fields }))
  return inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    const known = db
      .selectFrom('knownDevices')
      .select(['tokenHash', 'userId'])
      .select([
        sql<string>`${`${form}#${mark.id}`}::text`.as('form'),
        sql<string>`${sealed}::text`.as('content'),
        sql<Date>`${now}::timestamptz`.as('createdAt'),
      ])
      .where('tokenHash', '=', tokenHash)
      .where('userId', '=', userId)
    const kept = await db
      .insertInto('interruptedForms')
      .columns(['tokenHash', 'userId', 'form', 'content', 'createdAt'])
      .expression(known)
      .onConflict((same) =>
        same.columns(['tokenHash', 'userId', 'form']).doUpdateSet({ content: sealed, createdAt: now }),
      )
      .returning('form')
      .executeTakeFirst()
    if (kept) await deleteOldest(ctx, tokenHash, userId)
    return kept !== undefined
  })
}

/** Makes drafts of what the browser sent without a session, in the transaction of the sign-in ([FORM-09]). */
export async function restoreInterruptedForms(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { device, userId }: Sender,
): Promise<void> {
  const rows = await ctx.db
    .deleteFrom('interruptedForms')
    .where('tokenHash', '=', fingerprintOf(device))
    .where('userId', '=', userId)
    .returning(['content', 'createdAt'])
    .execute()
  for (const row of rows.filter(({ createdAt }) => createdAt > oldestOf(ctx))) {
    const { form, mark, fields } = content.parse(JSON.parse(unseal('form', row.content) ?? '{}'))
    const parsed = parseDraftMark(mark)
    if (parsed) await storeDraft(ctx, { userId, form, mark: parsed, fields })
  }
}

/** Deletes forms whose user did not sign in. Idempotent. */
export async function deleteInterruptedForms(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await ctx.db.deleteFrom('interruptedForms').where('createdAt', '<=', oldestOf(ctx)).execute()
}
