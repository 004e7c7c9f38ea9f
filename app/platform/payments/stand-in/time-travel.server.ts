import type { DatabaseSync } from 'node:sqlite'
import { CLOCK_AHEAD, openBooks } from './books.server.ts'
import { inLedger } from './ledger-file.server.ts'
import { runSubscriptions } from './renewals.server.ts'

const DAY_S = 86_400

/** Idempotency keys are forgotten after a day, in milliseconds. */
const KEY_LIFE_MS = DAY_S * 1000

/** What has happened is forgotten so many days of ours after the site was told, as the provider does. */
const EVENTS_KEPT_DAYS = 30

type Parts = { readonly db: DatabaseSync; readonly now: () => Date }

/** Forgets old keys, events that have been told long ago or in vain, and sessions nobody can use any more. */
function forget(db: DatabaseSync, at: number): void {
  db.prepare('delete from answers where at < ?').run(at - KEY_LIFE_MS)
  const before = at - EVENTS_KEPT_DAYS * DAY_S * 1000
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
  ).run(openBooks(db, () => at).now() - DAY_S)
}

/** Does what has become due by the provider's clock, and forgets what is old. */
export function tick({ db, now }: Parts): number {
  const at = now().getTime()
  return inLedger(db, () => {
    forget(db, at)
    return runSubscriptions(
      openBooks(db, () => at),
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
    inLedger(parts.db, () => ahead.run(CLOCK_AHEAD, String(DAY_S)))
    tick(parts)
  }
}
