import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { JOBS_SCHEMA, QUEUE } from './queues.ts'

export type WaitingJob = {
  readonly name: string
  readonly data: object | null
  readonly startAfter: Date
}

/** Removes every job, in the transaction of the caller. */
export async function deleteJobs(client: pg.Client): Promise<void> {
  await client.query('delete from jobs.job')
}

/** Enqueues jobs as they waited in another database, in the transaction of the caller. */
export async function restoreJobs(client: pg.Client, jobs: readonly WaitingJob[]): Promise<void> {
  const transaction = {
    executeSql: (text: string, values: unknown[] = []) => client.query<pg.QueryResultRow>(text, values),
  }
  const boss = new PgBoss({ db: transaction, schema: JOBS_SCHEMA })
  for (const { name, data, startAfter } of jobs) {
    await client.query('select jobs.create_queue($1, $2::jsonb)', [name, JSON.stringify(QUEUE)])
    await boss.send(name, data, { db: transaction, startAfter })
  }
}
