import { createHash, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { API_VERSION, openStore, serialize } from '../store/store.ts'
import { inTransaction } from '../store/store-file.ts'
import { expand } from './expand.ts'
import { parseForm } from './form.ts'
import type { Call, Route } from './route.ts'
import { ROUTES } from './routes.ts'
import { invalid, StripeError } from './stripe-error.ts'

type Keys = { readonly secretKey: string; readonly publishableKey: string }

type Parts = {
  readonly db: DatabaseSync
  readonly keys: Keys
  readonly now: () => Date
  readonly pagesUrl: string
}

type Reply = { readonly status: number; readonly body: string; readonly isReplay?: true }

const PATTERNS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(':id', '(?<id>[\\w-]{1,128})')}$`, 'u'),
}))

function routeFor(method: string, path: string): { route: Route; id: string } {
  for (const { route, pattern } of PATTERNS) {
    const match = route.method === method ? pattern.exec(path) : null
    if (match) return { route, id: match.groups?.['id'] ?? '' }
  }
  throw invalid(`Unrecognized request URL (${method}: ${path}).`, {}, 404)
}

const hash = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string) => timingSafeEqual(hash(one), hash(other))

/** True for the publishable key, false for the secret one. */
function isBrowsersKey(request: Request, keys: Keys, isOutside: boolean): boolean {
  const key = (request.headers.get('authorization') ?? '').replace(/^Bearer /u, '')
  if (isSame(key, keys.publishableKey)) return true
  // The secret key belongs to this installation's own processes, which need no network to use it.
  if (!isOutside && isSame(key, keys.secretKey)) return false
  throw invalid('Invalid API Key provided.', {}, 401)
}

function refuseBrowsers(route: Route, byBrowser: boolean): void {
  if (!byBrowser || route.publishable) return
  const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
  throw invalid(message, { code: 'secret_key_required' }, 403)
}

const errorOf = ({ status, body }: StripeError): Reply => ({ status, body: JSON.stringify({ error: body }) })

/** What a browser may not read of an intent, although it knows the secret. */
function forReader(response: unknown, byBrowser: boolean): unknown {
  if (!byBrowser || typeof response !== 'object' || response === null) return response
  return { ...response, customer: null, metadata: {}, latest_charge: null }
}

type Matched = { readonly route: Route; readonly path: string }

/** A list says where it was found. */
const located = (response: object, path: string) =>
  'object' in response && response.object === 'list' ? { ...response, url: path } : response

/** Runs one call. What it changed is undone when it fails, but for the traces of a card that was turned down. */
function run(db: DatabaseSync, { route, path }: Matched, call: Call): Reply {
  db.exec('savepoint call')
  try {
    const response = expand(
      call.store,
      serialize(located(route.handle(call), path)),
      call.params.words('expand'),
    )
    db.exec('release call')
    return { status: 200, body: JSON.stringify(forReader(response, call.byBrowser)) }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    if (!error.keeps) db.exec('rollback to call')
    db.exec('release call')
    return errorOf(error)
  }
}

type Idempotent = { readonly key: string; readonly fingerprint: string; readonly at: number }

function replayOf(db: DatabaseSync, { key, fingerprint }: Idempotent): Reply | null {
  const row = db.prepare('select fingerprint, status, body from answers where key = ?').get(key)
  if (!row) return null
  if (row['fingerprint'] === fingerprint)
    return { status: Number(row['status']), body: String(row['body']), isReplay: true }
  const message =
    'Keys for idempotent requests can only be used with the same parameters they were first used with.'
  return errorOf(new StripeError(400, { type: 'idempotency_error', message }))
}

/** Returns the response stored under the key, or that of `work`, which is then stored. */
function once(db: DatabaseSync, about: Idempotent | null, work: () => Reply): Reply {
  if (!about) return work()
  const replay = replayOf(db, about)
  if (replay) return replay
  const reply = work()
  db.prepare('insert into answers (key, fingerprint, status, body, at) values (?, ?, ?, ?, ?)').run(
    about.key,
    about.fingerprint,
    reply.status,
    reply.body,
    about.at,
  )
  return reply
}

function respond({ status, body, isReplay }: Reply, requestId: string): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': API_VERSION,
      ...(isReplay && { 'idempotent-replayed': 'true' }),
    },
  })
}

/**
 * Handles one request to the provider's API. Each is one transaction of the store, so requests of any number of
 * processes come one after the other. `isOutside`: it came over the network, where only browsers are.
 */
export async function handleRequest(request: Request, parts: Parts, isOutside: boolean): Promise<Response> {
  const { db, keys, now, pagesUrl } = parts
  const url = new URL(request.url)
  const path = url.pathname
  const text = request.method === 'GET' ? url.search.slice(1) : await request.text()
  const at = now().getTime()
  const requestId = `req_${hash(`${at} ${Math.random()}`).toString('hex').slice(0, 14)}`
  try {
    const byBrowser = isBrowsersKey(request, keys, isOutside)
    const { route, id } = routeFor(request.method, path)
    refuseBrowsers(route, byBrowser)
    const key = request.method === 'POST' && !byBrowser ? request.headers.get('idempotency-key') : null
    const about = key
      ? {
          key,
          fingerprint: hash(`${path} ${text}`).toString('hex'),
          at,
        }
      : null
    const work = () => {
      const store = openStore(db, () => at)
      return run(db, { route, path }, { store, params: parseForm(text), id, byBrowser, pagesUrl })
    }
    return respond(
      inTransaction(db, () => once(db, about, work)),
      requestId,
    )
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return respond(errorOf(error), requestId)
  }
}
