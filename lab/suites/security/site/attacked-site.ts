import { sql } from 'kysely'
import type { Db } from '../../../../app/platform/db/database.server.ts'
import { memoryProbe } from '../../../../tests/helpers/live-memory.ts'
import { runningSite } from '../../../../tests/helpers/running-site.ts'

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
  const probe = await memoryProbe()
  const site = await runningSite(connectionString, probe.env)
  const pid = () => site.web.pid() ?? 0
  const memory = await probe.open(pid())
  const stop = async () => {
    probe.close()
    await site.stop()
  }
  return { ...site, pid, memory, stop }
}
