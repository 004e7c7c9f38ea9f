import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../app/platform/db/database.server.ts'
import { JOBS_SCHEMA } from '../../app/platform/jobs/queues.ts'

/** How long no job may be due before the worker counts as at rest, in milliseconds. */
const REST_MS = 10_000

async function countDueJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from ${sql.id(JOBS_SCHEMA, 'job')}
     where state in ('created', 'retry', 'active') and start_after <= now()`.execute(db)
  return rows[0]?.due ?? 0
}

/** Runs the built worker until it has nothing to do: pages of a site whose worker never ran are smaller than real ones. */
export async function runWorkerToRest(db: Db, environment: Readonly<Record<string, string>>): Promise<void> {
  const worker = fork('build/server/worker.js', {
    env: { ...process.env, LOG_LEVEL: 'error', WORKER_METRICS_PORT: '0', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(worker, 'message')
  let restingSince = performance.now()
  while (performance.now() - restingSince < REST_MS) {
    await delay(500)
    if ((await countDueJobs(db)) > 0) restingSince = performance.now()
  }
  worker.kill('SIGTERM')
  await once(worker, 'exit')
}
