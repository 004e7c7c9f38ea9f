import { sql } from 'kysely'
import type { Db } from '../../../app/platform/db/database.server.ts'

/** A scanner sends every form it finds, that for signing out too: its sessions stay, and its account stays open. */
export async function keepSignedIn(db: Db): Promise<void> {
  await sql`create function stay() returns trigger language plpgsql as $$ begin return null; end $$`.execute(
    db,
  )
  await sql`create trigger stay before delete on sessions for each row execute function stay()`.execute(db)
  await sql`create function stay_open() returns trigger language plpgsql as
    $$ begin new.deactivated_at := null; new.deleted_at := null; return new; end $$`.execute(db)
  await sql`create trigger stay_open before update on profiles for each row execute function stay_open()`.execute(
    db,
  )
}
