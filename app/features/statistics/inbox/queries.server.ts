import { sql } from 'kysely'
import { countFailing } from '#app/features/billing/admin/list-subscriptions.server.ts'
import { openTasks } from '#app/features/fulfilment/queries.server.ts'
import { pageCount } from '#app/lib/pager.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { FAILED_MAIL_PER_PAGE, type Inbox } from './inbox-entries.ts'

type Counted = Pick<Inbox, 'waiting' | 'reported' | 'declined' | 'failedMail'>

/** Returns the counts from the tables; each has a small index of its own. */
async function counted(db: Db): Promise<Counted> {
  const { rows } = await sql<Counted>`select
    ((select count(*) from listings where moderation = 'waiting' and deleted_at is null)
      + (select count(*) from ads where moderation = 'waiting' and deleted_at is null))::int as waiting,
    (select count(distinct item_id)::int from reports where resolved_at is null) as reported,
    (select count(*)::int from payments where state = 'open' and last_error <> '') as declined,
    (select count(*)::int from mail_outbox where state = 'failed') as "failedMail"`.execute(db)
  return rows[0] ?? { waiting: 0, reported: 0, declined: 0, failedMail: 0 }
}

/** Counts what waits for an admin, by kind. */
export async function countInbox(db: Db, now: Date): Promise<Inbox> {
  const [found, tasks, failing] = await Promise.all([counted(db), openTasks(db, now), countFailing(db)])
  return { ...found, todo: tasks.todo, ending: tasks.ending, failing }
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
