import type { DatabaseSync } from 'node:sqlite'
import { CLOCK_AHEAD, openBooks } from './books.server.ts'
import { inLedger } from './ledger-file.server.ts'
import { runSubscriptions } from './renewals.server.ts'

const DAY_S = 86_400

/** Idempotency keys are forgotten after a day, in milliseconds. */
const KEY_LIFE_MS = DAY_S * 1000

type Parts = { readonly db: DatabaseSync; readonly now: () => Date }

/** Does what has become due by the provider's clock, and forgets old keys. */
export function tick({ db, now }: Parts): number {
  const at = now().getTime()
  return inLedger(db, () => {
    db.prepare('delete from answers where at < ?').run(at - KEY_LIFE_MS)
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
