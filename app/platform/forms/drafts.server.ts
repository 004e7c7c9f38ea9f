import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  type DraftMark,
  draftTitle,
  type FormDraft,
  type FormValues,
  formatDraftMark,
  MAX_DRAFTS,
  NO_DRAFT,
  parseDraftMark,
} from '#app/lib/draft.ts'
import { assertAllowed } from '#app/lib/refusal.ts'
import { fingerprintOf } from '../auth/secret-token.server.ts'
import type { Ctx, PersonalCtx } from '../ctx.server.ts'
import { inTransaction } from '../db/transaction.server.ts'
import { takeToken } from '../limits/take-token.server.ts'
import { storedDraft } from './schema.ts'

/** The column `form` holds the form and the id of the draft: every tab has a draft of its own (docs/decisions/0027). */
const keyOf = (form: string, id: string) => (id ? `${form}#${id}` : form)
const idOf = (key: string) => key.split('#')[1] ?? ''

/** A draft of this user. Its mark is a secret of the form, so that no one else can name it. */
type Draft = { readonly userId: string; readonly form: string; readonly mark: DraftMark }

const fingerprint = ({ userId, form, mark }: Draft) =>
  fingerprintOf(JSON.stringify(['draft', userId, form, mark.id]))

function draftsOf({ db, actor }: PersonalCtx, form: string) {
  return db
    .selectFrom('unsentForms')
    .select(['form', 'fields', 'updatedAt'])
    .where('userId', '=', actor.id)
    .where((eb) => eb.or([eb('form', '=', form), eb('form', 'like', `${form}#%`)]))
    .orderBy('updatedAt', 'desc')
    .execute()
}

export type OpenedDraft = { readonly draft: FormDraft; readonly fields: FormValues | null }

/**
 * Opens a form: with the draft that `wanted` names, else with the newest one, and as a draft of its own, so that
 * two tabs do not overwrite each other. `wanted` comes from the address.
 */
export async function openDraft(
  ctx: PersonalCtx,
  form: string,
  wanted: string | null = null,
): Promise<OpenedDraft> {
  const all = await draftsOf(ctx, form)
  const named = all.find((each) => idOf(each.form) === wanted)
  const found = wanted === NO_DRAFT ? undefined : (named ?? all[0])
  const from = found && { id: idOf(found.form), savedAtMs: found.updatedAt.getTime() }
  const others = all.filter((each) => each !== found)
  return {
    fields: found ? storedDraft.parse(found.fields) : null,
    draft: {
      form,
      user: ctx.actor.id,
      mark: formatDraftMark({ id: randomUUID().slice(0, 8), from: from ?? null }),
      restoredAt: found?.updatedAt ?? null,
      others: others.map((each) => ({
        id: idOf(each.form),
        savedAt: each.updatedAt,
        title: draftTitle(storedDraft.parse(each.fields)),
      })),
    },
  }
}

/** Waits for a concurrent request with the same draft, until the transaction ends. */
async function lockDraft({ db }: Pick<Ctx, 'db'>, draft: Draft): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`draft ${fingerprint(draft)}`}))`.execute(db)
}

/** Deletes the draft that this one was started from, unless another tab has gone on with it. */
async function deleteAncestor({ db }: Pick<Ctx, 'db'>, { userId, form, mark }: Draft): Promise<void> {
  if (!mark.from) return
  await db
    .deleteFrom('unsentForms')
    .where('userId', '=', userId)
    .where('form', '=', keyOf(form, mark.from.id))
    .where('updatedAt', '=', new Date(mark.from.savedAtMs))
    .execute()
}

async function wasSent({ db }: Pick<Ctx, 'db'>, draft: Draft): Promise<boolean> {
  const found = await db
    .selectFrom('usedFormMarks')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint(draft))
    .executeTakeFirst()
  return found !== undefined
}

type FilledDraft = Draft & { readonly fields: FormValues }

/** Stores a draft in the caller's transaction, unless its form was sent meanwhile. */
export async function storeDraft(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { fields, ...draft }: FilledDraft,
): Promise<void> {
  const { userId, form, mark } = draft
  await lockDraft(ctx, draft)
  if (await wasSent(ctx, draft)) return
  const kept = { fields, updatedAt: ctx.now }
  await ctx.db
    .insertInto('unsentForms')
    .values({ userId, form: keyOf(form, mark.id), ...kept })
    .onConflict((same) => same.columns(['userId', 'form']).doUpdateSet(kept))
    .execute()
  await deleteAncestor(ctx, draft)
  await deleteOldest(ctx, userId)
}

type Typed = { readonly form: string; readonly mark: string; readonly fields: FormValues }

/**
 * Stores a draft, so that it outlives a closed tab. On the server and not in the browser: it contains names and phone
 * numbers, and the browser may be shared (docs/decisions/0027). A save that arrives after its form was sent is dropped.
 */
export async function saveDraft(ctx: PersonalCtx, { form, mark: text, fields }: Typed): Promise<void> {
  const mark = parseDraftMark(text)
  assertAllowed(await takeToken(ctx, 'unsentForms'))
  if (!mark) return
  await inTransaction(ctx, (ctx) => storeDraft(ctx, { userId: ctx.actor.id, form, mark, fields }))
}

/** The client names the draft, so that it could name any number of them. */
async function deleteOldest({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  const newest = db
    .selectFrom('unsentForms')
    .select('form')
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .limit(MAX_DRAFTS)
  await db.deleteFrom('unsentForms').where('userId', '=', userId).where('form', 'not in', newest).execute()
}

type Sent = { readonly form: string; readonly mark: string | undefined }

/**
 * Ends the draft of a form that was sent or started over, in the caller's transaction. Drafts of other tabs stay.
 * Without a mark there is no draft.
 */
export async function endDraft(
  ctx: Pick<Ctx, 'db' | 'now' | 'actor'>,
  { form, mark: text = '' }: Sent,
): Promise<void> {
  const mark = parseDraftMark(text)
  if (!ctx.actor || !mark) return
  const draft = { userId: ctx.actor.id, form, mark }
  await inTransaction(ctx, async ({ db, now }) => {
    await lockDraft({ db }, draft)
    await db
      .insertInto('usedFormMarks')
      .values({ fingerprint: fingerprint(draft), usedAt: now })
      .onConflict((used) => used.column('fingerprint').doNothing())
      .execute()
    await db
      .deleteFrom('unsentForms')
      .where('userId', '=', draft.userId)
      .where('form', '=', keyOf(form, mark.id))
      .execute()
    await deleteAncestor({ db }, draft)
  })
}

/** Deletes all drafts of a user who closes their account. */
export async function deleteAllDrafts({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('unsentForms').where('userId', '=', userId).execute()
}
