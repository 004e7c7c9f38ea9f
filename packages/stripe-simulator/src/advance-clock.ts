import type { DatabaseSync } from 'node:sqlite'
import { runSubscriptions } from './api/renewals.ts'
import { CLOCK_AHEAD, openStore } from './store/store.ts'
import { inTransaction } from './store/store-file.ts'

const DAY_S = 86_400

/** Idempotency keys are forgotten after a day, in milliseconds. */
const IDEMPOTENCY_TTL_MS = DAY_S * 1000

/** Events are deleted this many real days after their delivery, as at the provider. */
const EVENT_RETENTION_DAYS = 30

type Parts = { readonly db: DatabaseSync; readonly now: () => Date }

/** Deletes old keys, events that were delivered or given up long ago, and expired sessions. */
function forget(db: DatabaseSync, at: number): void {
  db.prepare('delete from answers where at < ?').run(at - IDEMPOTENCY_TTL_MS)
  const before = at - EVENT_RETENTION_DAYS * DAY_S * 1000
  db.prepare(
    `delete from objects where kind = 'event' and id in (
       select event from deliveries where state in ('done', 'failed') and due_at < ?
     ) and id not in (select event from deliveries where state = 'due' or due_at >= ?)`,
  ).run(before, before)
  db.prepare(
    `delete from deliveries where state in ('done', 'failed') and due_at < ?
     and not exists (select 1 from objects where objects.id = deliveries.event)`,
  ).run(before)
  db.prepare(
    `delete from objects where kind = 'billing_portal.session' and json_extract(body, '$.created') < ?`,
  ).run(openStore(db, () => at).now() - DAY_S)
}

/** Does what has become due by the provider's clock, and forgets what is old. */
export function runDue({ db, now }: Parts): number {
  const at = now().getTime()
  return inTransaction(db, () => {
    forget(db, at)
    return runSubscriptions(
      openStore(db, () => at),
      null,
    )
  })
}

/** Puts the provider's clock forward, a day at a time, so that what is due on the way happens on its day. */
export function advanceDays(parts: Parts, days: number): void {
  const ahead = parts.db.prepare(
    `insert into facts (name, value) values (?, ?)
     on conflict (name) do update set value = cast(cast(value as integer) + excluded.value as text)`,
  )
  for (let day = 0; day < days; day += 1) {
    inTransaction(parts.db, () => ahead.run(CLOCK_AHEAD, String(DAY_S)))
    runDue(parts)
  }
}
