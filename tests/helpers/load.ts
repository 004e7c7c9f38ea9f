import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from './wait.ts'

// Visitors who send one request after another until they are stopped, and remember failures.

type Sent = { readonly path: string; readonly form?: URLSearchParams }

type Result = { readonly status: number; readonly retryAfter: string | undefined }

/** A lane of requests: what it sends next, and what it does with a response. */
export type Lane = {
  readonly next: (n: number) => Sent
  /** Whether connections are kept open, as browsers do, or opened for each request, as simple programs do. */
  readonly keepsOpen: boolean
  /** How long it waits between two requests, in milliseconds; without it, not at all. */
  readonly pauseMs?: number
  readonly onDone?: (n: number) => void
}

function send(port: number, { path, form }: Sent, agent: Agent | false, cookie: string): Promise<Result> {
  const host = `localhost:${port}`
  const body = form?.toString()
  const headers = form && {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body ?? ''),
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
  }
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const outgoing = request({
    port,
    path,
    agent,
    host: '127.0.0.1',
    method: form ? 'POST' : 'GET',
    headers: { host, cookie, ...headers },
  })
  outgoing.on('error', reject)
  outgoing.on('response', (response) => {
    const { statusCode: status = 0, headers: given } = response
    response.on('error', reject)
    response.on('end', () => resolve({ status, retryAfter: given['retry-after'] }))
    response.resume()
  })
  outgoing.end(body)
  return promise
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'lost')

const namedBy = (result: Result | string) =>
  typeof result === 'string' ? result : `${result.status} ${result.retryAfter}`

/** Runs all lanes until `stop`, as visitors or, with a `cookie`, as a signed-in user. */
export function loadOn(port: number, lanes: readonly Lane[], cookie = '') {
  const done = lanes.map(() => 0)
  const failures: string[] = []
  const over = new AbortController()

  async function drive({ next, keepsOpen, pauseMs = 0, onDone }: Lane, lane: number): Promise<void> {
    const agent = keepsOpen ? new Agent({ keepAlive: true, maxSockets: 1 }) : false
    for (let n = 0; !over.signal.aborted; n += 1) {
      const sent = next(n)
      const result = await send(port, sent, agent, cookie).catch(codeOf)
      if (typeof result === 'object' && result.status < 400) {
        done[lane] = (done[lane] ?? 0) + 1
        onDone?.(n)
        if (pauseMs > 0) await sleep(pauseMs)
        continue
      }
      failures.push(`${sent.path} ${namedBy(result)}`)
      // Retries after the time that the response names.
      if (typeof result === 'object') await sleep(Number(result.retryAfter ?? 1) * 1000)
    }
    if (agent) agent.destroy()
  }

  const driven = lanes.map(drive)
  const sum = () => done.reduce((total, count) => total + count, 0)
  return {
    failures,
    /** Failures of the connection itself: a busy process may respond that visitors should retry. */
    broken: () => failures.filter((failure) => !failure.endsWith(' 503 1')),
    done: sum,
    /** Waits until every lane has done `more` than now. */
    async advance(more: number): Promise<void> {
      const goals = done.map((count) => count + more)
      const isThere = () => goals.every((goal, lane) => (done[lane] ?? 0) >= goal)
      await waitUntil(isThere, { timeout: 120_000, interval: 10 })
    },
    async stop(): Promise<void> {
      over.abort()
      await Promise.all(driven)
    },
  }
}

/** Public pages and a file. */
export const readers: readonly Lane[] = [
  { next: (n) => ({ path: `/?n=${n}` }), keepsOpen: true },
  { next: (n) => ({ path: `/search?q=truck${n}` }), keepsOpen: false },
  { next: (n) => ({ path: `/categories/jobs?page=1&n=${n}` }), keepsOpen: true },
  { next: () => ({ path: '/sitemap.xml' }), keepsOpen: false },
]
