import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { runningSite } from '#tests/helpers/running-site.ts'

/** Bytes of memory that a process occupies. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1] ?? Number.NaN) * 1024
}

/**
 * Limits in the database never run out: each hostile text is to be judged, not only the first ten an hour. Those in
 * memory stay; the requests come from many accounts.
 */
async function liftLimits(db: Db): Promise<void> {
  await sql`create function full_again() returns trigger language plpgsql as
    $$ begin new.tokens := 1000000; return new; end $$`.execute(db)
  await sql`create trigger full_again before insert or update on rate_buckets
    for each row execute function full_again()`.execute(db)
}

/** Starts the built site with its worker on a database of the test. */
export async function attackedSite(db: Db, connectionString: string) {
  await liftLimits(db)
  const site = await runningSite(connectionString)
  const pid = () => site.web.pid() ?? 0
  return { ...site, pid, memory: () => residentBytes(pid()) }
}
