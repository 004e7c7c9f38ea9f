import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { OWN_ENDPOINT, openBooks, shown } from './books.server.ts'
import { inLedger } from './ledger-file.server.ts'

/** Hands a message over, to the site itself as a rule, and says how it answered. */
export type Send = (request: Request) => Promise<{ readonly status: number }>

const SECOND = 1000

/** When an event that was not taken is sent again, in milliseconds. The provider gives up after three days. */
const AGAIN_MS = [1, 5, 30, 120, 600, 3600, 21_600, 86_400, 86_400].map((seconds) => seconds * SECOND)

/** A process that dies while it delivers is given so long before another takes over. */
const LEASE_MS = 10 * SECOND
const AT_ONCE = 10

const claimed = z.array(z.object({ event: z.string(), endpoint: z.string(), attempts: z.number() }))
type Delivery = z.infer<typeof claimed>[number]

type Parts = {
  readonly db: DatabaseSync
  readonly now: () => Date
  /** Where the site's own webhook is, and the secret its messages are signed with. */
  readonly own: { readonly url: string; readonly secret: string }
}

/** The provider's signature: the time, in seconds, and a mark that only who knows the secret can make. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / SECOND)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

function claim({ db, now }: Parts): Delivery[] {
  const at = now().getTime()
  const due = db.prepare(
    `update deliveries set leased_until = ? where rowid in (
       select rowid from deliveries where state = 'due' and due_at <= ? and leased_until <= ? order by rowid limit ?
     ) returning event, endpoint, attempts`,
  )
  return inLedger(db, () => claimed.parse(due.all(at + LEASE_MS, at, at, AT_ONCE)))
}

function note({ db, now }: Parts, { event, endpoint, attempts }: Delivery, isTaken: boolean): void {
  const delay = AGAIN_MS[attempts]
  const state = isTaken ? 'done' : delay === undefined ? 'failed' : 'due'
  const at = now().getTime()
  inLedger(db, () => {
    db.prepare(
      `update deliveries set state = ?, attempts = attempts + 1, due_at = ?, leased_until = 0
       where event = ? and endpoint = ?`,
    ).run(state, at + (delay ?? 0), event, endpoint)
    if (!isTaken) return
    const books = openBooks(db, () => at)
    const record = books.get('event', event)
    record.pending_webhooks = Math.max(0, record.pending_webhooks - 1)
    books.save(record)
  })
}

function messageOf(parts: Parts, { event, endpoint }: Delivery): Request | null {
  const { db, now, own } = parts
  const books = openBooks(db, () => now().getTime())
  const other = endpoint === OWN_ENDPOINT ? null : books.find('webhook_endpoint', endpoint)
  const to = endpoint === OWN_ENDPOINT ? own : other && { url: other.url, secret: other.onlyHere.secret }
  if (!to) return null
  const body = JSON.stringify(shown(books.get('event', event)))
  return new Request(to.url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, to.secret, now()),
    },
  })
}

async function deliver(parts: Parts, delivery: Delivery, send: Send): Promise<void> {
  const message = messageOf(parts, delivery)
  const status = message
    ? await send(message).then(
        (answer) => answer.status,
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

/** Makes everything due at once that still waits for its next attempt: after a start, or because somebody asks. */
export function makeDue({ db, now }: Parts, event?: string): void {
  const at = now().getTime()
  inLedger(db, () => {
    if (event === undefined) {
      db.prepare("update deliveries set due_at = ? where state = 'due' and leased_until <= ?").run(at, at)
      return
    }
    db.prepare(
      "update deliveries set state = 'due', due_at = ?, attempts = 0, leased_until = 0 where event = ?",
    ).run(at, event)
  })
}
