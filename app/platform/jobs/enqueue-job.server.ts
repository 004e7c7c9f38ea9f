import { sql } from 'kysely'
import type { Ctx } from '../ctx.server.ts'
import { QUEUE } from './queues.ts'

/**
 * Writes a job in the caller's transaction: it runs once that is committed, and never existed when it is rolled back.
 * Plain SQL, which the queue allows: so the web needs no queue of its own, and no worker has to be there first.
 */
export async function enqueueJob(
  { db }: Pick<Ctx, 'db'>,
  name: string,
  payload: object | null = null,
): Promise<void> {
  await sql`select jobs.create_queue(${name}, ${JSON.stringify(QUEUE)}::jsonb)`.execute(db)
  await sql`
    insert into jobs.job (name, data, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
                          deletion_seconds, keep_until)
    select q.name, ${payload === null ? null : JSON.stringify(payload)}::jsonb, q.policy, q.retry_limit,
           q.retry_delay, q.retry_backoff, q.expire_seconds, q.deletion_seconds,
           now() + q.retention_seconds * interval '1 second'
      from jobs.queue q where q.name = ${name}`.execute(db)
}
