import { RefusedError, type Refusal } from '#app/lib/refusal.ts'
import type { Log } from '../../log.server.ts'
import { answerRequest } from './answer-request.server.ts'
import { type Books, CLOCK_AHEAD, openBooks } from './books.server.ts'
import { deliverDue, makeDue, type Send } from './deliver-events.server.ts'
import { eventLog } from './event-log.server.ts'
import { answerBank, type Question, questionOf } from './bank-question.server.ts'
import { factOf, findFact, inLedger, openLedger, randomWord } from './ledger-file.server.ts'
import { changeInPortal, type Portal, type PortalChange, portalOf } from './portal.server.ts'
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

/** Where the site takes messages of the provider. */
const WEBHOOK_PATH = '/api/stripe/webhook'

/** What somebody who opened a page of the provider finds there, or why not. */
export type Visit<T> =
  | { readonly refusal: null; readonly value: T }
  | { readonly refusal: Refusal; readonly value?: undefined }

function visited<T>(work: () => T): Visit<T> {
  try {
    return { refusal: null, value: work() }
  } catch (error) {
    if (error instanceof RefusedError) return { refusal: error.refusal }
    throw error
  }
}

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

  const inBooks = <T>(work: (books: Books) => T): Visit<T> =>
    visited(() => inLedger(db, () => work(openBooks(db, () => now().getTime()))))
  /** Somebody did something on a page of the provider: all of it or nothing, and what came of it is told. */
  const sent = <T>(work: (books: Books) => T): Visit<T> => {
    const visit = inBooks(work)
    tellSoon()
    return visit
  }

  return {
    ...keys,
    /** For this process: both keys are good. */
    answer: (request: Request) => answered(request, false),
    /** For what comes over the network: the publishable key only. */
    answerBrowser: (request: Request) => answered(request, true),
    /** What the billing portal of a session shows. Refuses common.notFound, and sandbox.expired after an hour. */
    portal: (session: string): Visit<Portal> => inBooks((books) => portalOf(books, session)),
    /** Changes something there. Refuses as `portal`, and what its rules forbid. */
    changeInPortal: (session: string, change: PortalChange) =>
      sent((books) => changeInPortal(books, session, change)),
    /** What a bank asks the owner of a card who was sent there. Refuses common.notFound. */
    question: (secret: string): Visit<Question> => inBooks((books) => questionOf(books, secret)),
    /** What the owner answered; where the bank leads them back to. */
    answerBank: (secret: string, isProven: boolean): Visit<Question> =>
      sent((books) => answerBank(books, secret, isProven)),
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
