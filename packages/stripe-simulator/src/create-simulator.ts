import { advanceDays, runDue } from './advance-clock.ts'
import { handleRequest } from './api/handle-request.ts'
import { createPaymentIntent } from './api/intents.ts'
import { createCourier } from './events/courier.ts'
import type { Send } from './events/deliver-events.ts'
import { listEvents } from './events/list-events.ts'
import { createApp } from './pages/app.ts'
import { TRIED_CENTS } from './pages/dashboard-page.ts'
import { CLOCK_AHEAD, openStore, type Store } from './store/store.ts'
import { ensureFact, findFact, inTransaction, openStoreFile, randomKey } from './store/store-file.ts'

type Options = {
  /** The SQLite file everything is stored in; `:memory:` for a test. Any number of processes may open the same file. */
  readonly file: string
  /** Where the site is, such as `http://localhost:3000`. */
  readonly publicUrl: string
  /** Path of the site's webhook. */
  readonly webhookPath: string
  /** Who sells, as invoices and pages call it. */
  readonly business: string
  readonly now: () => Date
  /** Called when delivering events fails for another reason than the site's response. */
  readonly onError: (error: unknown) => void
}

const BASE_PATH = '/sandbox'
const DASHBOARD_PATH = '/dev/payments'

/** How often what has become due is done, such as renewals, in milliseconds. */
const TICK_INTERVAL_MS = 60_000

export type Simulator = ReturnType<typeof createSimulator>

type Database = ReturnType<typeof openStoreFile>

function readKeys(db: Database) {
  return inTransaction(db, () => ({
    secretKey: ensureFact(db, 'secret key', () => randomKey('sk_test_')),
    publishableKey: ensureFact(db, 'publishable key', () => randomKey('pk_test_')),
    webhookSecret: ensureFact(db, 'webhook secret', () => randomKey('whsec_')),
  }))
}

/** A payment that only tries the card form. */
function tryPayment(store: Store, publishableKey: string) {
  const intent = createPaymentIntent(store, {
    amount: TRIED_CENTS,
    currency: 'usd',
    customer: null,
    description: null,
    metadata: {},
  })
  store.emit('payment_intent.created', intent)
  return { publishableKey, clientSecret: intent.client_secret }
}

/** The simulator's clock: `advance` moves it by days, `daysAhead` is by how many it was moved. */
function clockOf(parts: { readonly db: Database; readonly now: () => Date }, deliverSoon: () => void) {
  return {
    advance(days: number) {
      advanceDays(parts, days)
      deliverSoon()
    },
    daysAhead: () => Math.round(Number(findFact(parts.db, CLOCK_AHEAD) ?? 0) / 86_400),
  }
}

/**
 * Simulates Stripe: the same API, events and pages, with test cards only. Each request is one transaction of the file.
 * Nothing leaves the process.
 */
export function createSimulator({ file, publicUrl, webhookPath, business, now, onError }: Options) {
  const db = openStoreFile(file)
  const keys = readKeys(db)
  const parts = { db, keys, now, pagesUrl: publicUrl + BASE_PATH }
  const own = { url: publicUrl + webhookPath, secret: keys.webhookSecret }
  const { deliver, deliverSoon, start, resend, stop } = createCourier({ db, now, own }, onError)
  let timer: NodeJS.Timeout | undefined

  const handle = async (request: Request, isOutside: boolean) => {
    const response = await handleRequest(request, parts, isOutside)
    if (request.method !== 'GET') deliverSoon()
    return response
  }
  const change = <T>(work: (store: Store) => T): T => {
    const result = inTransaction(db, () => work(openStore(db, () => now().getTime())))
    deliverSoon()
    return result
  }
  const pages = {
    ...clockOf(parts, deliverSoon),
    resend,
    /** What happened, newest first, from behind `before`. */
    listEvents: (limit: number, before?: number) => listEvents(db, limit, before),
  }

  return {
    ...keys,
    ...pages,
    /** What browsers reach: mount it at `/sandbox/*`, and at `/dev/payments` for developers only. */
    app: createApp({
      ...pages,
      publicUrl,
      business,
      basePath: BASE_PATH,
      dashboardPath: DASHBOARD_PATH,
      change,
      handleBrowser: (request) => handle(request, true),
      tryPayment: () => change((store) => tryPayment(store, keys.publishableKey)),
    }),
    /** Handles a call of the API from this process, where both keys are valid. */
    handle: (request: Request) => handle(request, false),
    /** From now on this process delivers events and does what becomes due. */
    startDelivering(by: Send) {
      start(by)
      timer = setInterval(() => runDue(parts), TICK_INTERVAL_MS)
      timer.unref()
    },
    /** Sends what is due now, and resolves when all of it has a response. */
    deliverDue: (by: Send) => deliver(by),
    /** Does what has become due by now: renewals, retries, ends. */
    runDue: () => runDue(parts),
    async close() {
      clearInterval(timer)
      await stop()
      db.close()
    },
  }
}
