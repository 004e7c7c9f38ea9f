import { sql } from 'kysely'
import { waitingChanges } from '#app/features/billboards/changes/queries.server.ts'
import { countFailing } from '#app/features/billing/admin/list-subscriptions.server.ts'
import { openTasks } from '#app/features/fulfilment/queries.server.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import {
  FAILED_MAIL_PER_PAGE,
  type Inbox,
  type InboxKind,
  NOTHING_WAITS,
  type Waiting,
} from './inbox-entries.ts'

type Counted = { readonly what: Exclude<InboxKind, 'todo' | 'ending' | 'failing'> } & Waiting

/** Returns the counts from the tables; each has a small index of its own. */
async function counted(db: Db): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select 'waiting' as what, sum(n)::int as count, min(first) as at
      from (select count(*) as n, min(created_at) as first from listings where moderation = 'waiting' and deleted_at is null
            union all
            select count(*), min(created_at) from ads where moderation = 'waiting' and deleted_at is null
            union all
            select count(*), min(since) from (${waitingChanges}) changes) items
    union all
    select 'reported', count(distinct item_id)::int, min(created_at) from reports where resolved_at is null
    union all
    select 'declined', count(*)::int, min(booked_at) from payments where state = 'open' and last_error <> ''
    union all
    select 'failedMail', count(*)::int, min(created_at) from mail_outbox where state = 'failed'`.execute(db)
  return rows
}

/** Counts what waits for an admin, by kind, with the age of the oldest. */
export async function countInbox(db: Db, now: Date): Promise<Inbox> {
  const [rows, tasks, failing] = await Promise.all([counted(db), openTasks(db, now), countFailing(db)])
  return {
    ...NOTHING_WAITS,
    ...Object.fromEntries(rows.map(({ what, count, at }) => [what, { count, at }])),
    todo: { count: tasks.todo, at: tasks.todoSince },
    ending: { count: tasks.ending, at: tasks.firstEnd },
    failing: { count: failing.count, at: failing.since },
  }
}

/** Returns one page of the failed emails, newest first. */
export async function failedMail(db: Db, wanted: number) {
  const { total } = await db
    .selectFrom('mailOutbox')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('state', '=', sql.lit('failed'))
    .executeTakeFirstOrThrow()
  const pages = pageCount(total, FAILED_MAIL_PER_PAGE)
  const page = Math.min(wanted, pages)
  const mails = await db
    .selectFrom('mailOutbox')
    .select(['id', 'recipient', 'subject', 'attempts', 'lastError', 'createdAt'])
    .where('state', '=', sql.lit('failed'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(FAILED_MAIL_PER_PAGE)
    .offset((page - 1) * FAILED_MAIL_PER_PAGE)
    .execute()
  return { mails, total, page, pages }
}
