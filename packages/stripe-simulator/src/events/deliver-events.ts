import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { OWN_ENDPOINT, openStore, serialize } from '../store/store.ts'
import { inTransaction } from '../store/store-file.ts'
import { sign } from './signature.ts'

/** Delivers a message, usually to the site itself, and returns the status of the response. */
export type Send = (request: Request) => Promise<{ readonly status: number }>

const SECOND_MS = 1000

/** When an event that was not taken is sent again, in milliseconds. The provider gives up after three days. */
const RETRY_DELAYS_MS = [1, 5, 30, 120, 600, 3600, 21_600, 86_400, 86_400].map(
  (seconds) => seconds * SECOND_MS,
)

/** A process that dies while it delivers is given so long before another takes over. */
const LEASE_MS = 10 * SECOND_MS
const BATCH_SIZE = 10

const claimed = z.array(z.object({ event: z.string(), endpoint: z.string(), attempts: z.number() }))
type Delivery = z.infer<typeof claimed>[number]

type Parts = {
  readonly db: DatabaseSync
  readonly now: () => Date
  /** Where the site's own webhook is, and the secret its messages are signed with. */
  readonly own: { readonly url: string; readonly secret: string }
}

function claim({ db, now }: Parts): Delivery[] {
  const at = now().getTime()
  const due = db.prepare(
    `update deliveries set leased_until = ? where rowid in (
       select rowid from deliveries where state = 'due' and due_at <= ? and leased_until <= ? order by rowid limit ?
     ) returning event, endpoint, attempts`,
  )
  return inTransaction(db, () => claimed.parse(due.all(at + LEASE_MS, at, at, BATCH_SIZE)))
}

function note({ db, now }: Parts, { event, endpoint, attempts }: Delivery, isTaken: boolean): void {
  const delay = RETRY_DELAYS_MS[attempts]
  const state = isTaken ? 'done' : delay === undefined ? 'failed' : 'due'
  const at = now().getTime()
  inTransaction(db, () => {
    db.prepare(
      `update deliveries set state = ?, attempts = attempts + 1, due_at = ?, leased_until = 0
       where event = ? and endpoint = ?`,
    ).run(state, at + (delay ?? 0), event, endpoint)
    if (!isTaken) return
    const store = openStore(db, () => at)
    const record = store.get('event', event)
    record.pending_webhooks = Math.max(0, record.pending_webhooks - 1)
    store.save(record)
  })
}

function messageOf(parts: Parts, { event, endpoint }: Delivery): Request | null {
  const { db, now, own } = parts
  const store = openStore(db, () => now().getTime())
  const other = endpoint === OWN_ENDPOINT ? null : store.find('webhook_endpoint', endpoint)
  const to = endpoint === OWN_ENDPOINT ? own : other && { url: other.url, secret: other.onlyHere.secret }
  if (!to) return null
  const body = JSON.stringify(serialize(store.get('event', event)))
  return new Request(to.url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(body, to.secret, now()),
    },
  })
}

async function deliver(parts: Parts, delivery: Delivery, send: Send): Promise<void> {
  const message = messageOf(parts, delivery)
  const status = message
    ? await send(message).then(
        (response) => response.status,
        () => 0,
      )
    : 410
  note(parts, delivery, status >= 200 && status < 300)
}

/** Sends everything that is due, several at a time, until nothing more is. */
export async function deliverDue(parts: Parts, send: Send): Promise<number> {
  let count = 0
  for (let due = claim(parts); due.length > 0; due = claim(parts)) {
    await Promise.all(due.map((delivery) => deliver(parts, delivery, send)))
    count += due.length
  }
  return count
}

/** Makes everything due at once that still waits for its next attempt: after a start, or on request. */
export function makeDue({ db, now }: Parts, event?: string): void {
  const at = now().getTime()
  inTransaction(db, () => {
    if (event === undefined) {
      db.prepare("update deliveries set due_at = ? where state = 'due' and leased_until <= ?").run(at, at)
      return
    }
    db.prepare(
      "update deliveries set state = 'due', due_at = ?, attempts = 0, leased_until = 0 where event = ?",
    ).run(at, event)
  })
}
