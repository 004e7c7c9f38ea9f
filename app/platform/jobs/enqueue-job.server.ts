import { sql } from 'kysely'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Ctx } from '../ctx.server.ts'
import { JOBS_SCHEMA, QUEUE } from './queues.ts'

/**
 * Enqueues a job in the caller's transaction: it exists exactly when that is committed. The queue client is never
 * started: it opens no connection and sets no timer. `create_queue` is called as SQL, because `createQueue()` begins
 * and commits a transaction of its own. No worker has to exist first.
 */
export async function enqueueJob(
  { db }: Pick<Ctx, 'db'>,
  name: string,
  payload: object | null = null,
): Promise<void> {
  const transaction = fromKysely(db.withoutPlugins())
  const boss = new PgBoss({ db: transaction, schema: JOBS_SCHEMA })
  await sql`select jobs.create_queue(${name}, ${JSON.stringify(QUEUE)}::jsonb)`.execute(db)
  await boss.send(name, payload, { db: transaction })
}
