import type { Log } from '../../log.server.ts'
import { WEBHOOK_PATH } from '../webhook-path.ts'
import { answerRequest } from './answer-request.server.ts'
import { CLOCK_AHEAD } from './books.server.ts'
import { deliverDue, makeDue, type Send } from './deliver-events.server.ts'
import { eventLog } from './event-log.server.ts'
import { factOf, findFact, inLedger, openLedger, randomWord } from './ledger-file.server.ts'
import { pagesOf } from './pages.server.ts'
import { advanceDays, tick } from './time-travel.server.ts'

type Given = {
  /** `:memory:` for a test. */
  readonly file: string
  readonly publicUrl: string
  readonly now: () => Date
  readonly log: Log
}

/** How often events that wait are looked for, in milliseconds: those of other processes, and those tried again. */
const LOOK_MS = 1000

/** How often it is looked for what has become due, renewals for instance, in milliseconds. */
const TICK_MS = 60_000

export type StandIn = ReturnType<typeof openStandIn>

/**
 * The payment provider, simulated: same interface, same messages, test cards only. Everything is in one file, and each
 * request is one transaction, so any number of processes may open the same file.
 */
export function openStandIn({ file, publicUrl, now, log }: Given) {
  const db = openLedger(file)
  const keys = inLedger(db, () => ({
    secretKey: factOf(db, 'secret key', () => randomWord('sk_test_')),
    publishableKey: factOf(db, 'publishable key', () => randomWord('pk_test_')),
    webhookSecret: factOf(db, 'webhook secret', () => randomWord('whsec_')),
  }))
  const parts = { db, keys, now, pagesUrl: `${publicUrl}/sandbox` }
  const post = { db, now, own: { url: publicUrl + WEBHOOK_PATH, secret: keys.webhookSecret } }
  let send: Send | null = null
  let timers: NodeJS.Timeout[] = []
  let working: Promise<unknown> = Promise.resolve()

  /** One round after the other: two would only take turns at the same file. */
  const deliver = (by: Send) => {
    working = working
      .then(() => deliverDue(post, by))
      .catch((err: unknown) => log.error({ err }, 'events of the simulated payment provider are stuck'))
    return working
  }
  const tellSoon = () => {
    if (send) void deliver(send)
  }
  const answered = async (request: Request, isOutside: boolean) => {
    const response = await answerRequest(request, parts, isOutside)
    if (request.method !== 'GET') tellSoon()
    return response
  }

  return {
    ...keys,
    ...pagesOf(parts, tellSoon),
    /** For this process: both keys are good. */
    answer: (request: Request) => answered(request, false),
    /** For what comes over the network: the publishable key only. */
    answerBrowser: (request: Request) => answered(request, true),
    /** From now on this process brings events to the site. What an earlier process left behind goes out first. */
    startDelivering(by: Send) {
      send = by
      makeDue(post)
      tellSoon()
      timers = [setInterval(tellSoon, LOOK_MS), setInterval(() => tick(parts), TICK_MS)]
      for (const timer of timers) timer.unref()
    },
    /** Sends what is due now, and waits until it is answered. */
    deliverNow: (by: Send) => deliver(by),
    /** Does what has become due by now: renewals, further attempts, ends. */
    runDue: () => tick(parts),
    /** Puts the provider's clock forward: what is due on the way happens, and is told. */
    advance(days: number) {
      advanceDays(parts, days)
      tellSoon()
    },
    /** What happened, newest first, from behind `before`. */
    events: (limit: number, before?: number) => eventLog(db, limit, before),
    /** By how many days the provider's clock is ahead of ours. */
    daysAhead: () => Math.round(Number(findFact(db, CLOCK_AHEAD) ?? 0) / 86_400),
    /** Tells the site of an event once more. */
    resend(event: string) {
      makeDue(post, event)
      tellSoon()
    },
    async close() {
      for (const timer of timers) clearInterval(timer)
      send = null
      await working
      db.close()
    },
  }
}
