import autocannon from 'autocannon'

/** A request of a visitor. */
export type Sent = {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

type Load = {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** Request number `n` of all connections. */
  readonly next: (n: number) => Sent
  /** How many requests begin in a second. Without it, each connection sends the next one when it has its response. */
  readonly perSecond?: number
}

export type Outcome = {
  readonly seconds: number
  /** How long responses below 400 took, in milliseconds. */
  readonly served: readonly number[]
  /** How long 429 and 503 took, which ask to come back later. */
  readonly refused: readonly number[]
  /** How many of those did not say when. */
  readonly withoutRetryAfter: number
  /** All other responses from 500 on. */
  readonly failed: number
  /** Responses from 400 on that are no fault of the site, such as pages that do not exist: a fault of the scenario. */
  readonly rejected: number
  /** Requests without a response: the connection broke, or nothing came for ten seconds. */
  readonly lost: number
  readonly statuses: Readonly<Record<number, number>>
}

/** Headers as a visitor's browser sends them. */
const HEADERS = {
  accept: 'text/html,*/*',
  'accept-encoding': 'br, gzip',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (load)',
}

const asksForPatience = (status: number) => status === 429 || status === 503

/** Sends requests for some seconds, and returns what became of them. */
export async function drive({ url, connections, seconds, next, perSecond }: Load): Promise<Outcome> {
  const [served, refused]: [number[], number[]] = [[], []]
  const statuses: Record<number, number> = {}
  let [n, withoutRetryAfter, failed, rejected] = [0, 0, 0, 0]
  const setupRequest = (request: autocannon.Request) => {
    const { path, method = 'GET', headers, body } = next(n)
    n += 1
    return { ...request, path, method, headers: { ...HEADERS, ...headers }, body }
  }
  const onResponse: autocannon.Request['onResponse'] = (status, _body, _context, headers) => {
    const given = Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'retry-after')
    if (asksForPatience(status) && !given) withoutRetryAfter += 1
  }
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>()
  const running = autocannon(
    {
      url,
      connections,
      duration: seconds,
      ...(perSecond && { overallRate: perSecond }),
      requests: [{ setupRequest, onResponse }],
    },
    (error: unknown, result) => (error ? reject(error) : resolve(result)),
  )
  running.on('response', (_client, status, _bytes, ms) => {
    statuses[status] = (statuses[status] ?? 0) + 1
    if (asksForPatience(status)) refused.push(ms)
    else if (status < 400) served.push(ms)
    else if (status >= 500) failed += 1
    else rejected += 1
  })
  const { errors, duration } = await promise
  return { seconds: duration, served, refused, withoutRetryAfter, failed, rejected, lost: errors, statuses }
}
