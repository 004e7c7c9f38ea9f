import { isRouteErrorResponse } from 'react-router'

/** What went wrong with a load whose last good data is still shown. */
export type Failure = 'failed' | 'tooLong'

/**
 * How long a list ([CAT-07]), a search ([SRCH-03]), a list of the dashboard and what an editor opens ([LAY-05]) may take, in
 * milliseconds.
 */
export const TIMEOUT_MS = { list: 15_000, search: 10_000, dashboard: 5000, editor: 10_000 } as const

/** Fired on the window when data arrived after the timeout: it is kept, and pages that wait may load again (D-36). */
export const LATE_RESPONSE = 'late-answer'

/**
 * An error page only gives way when it has seen a load begin and end. One that ends at once is never seen, so that an
 * available data waits this long, in milliseconds.
 */
const MIN_PENDING_MS = 50

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const TOO_LONG = Symbol('took too long')

function within<T>(work: Promise<T>, ms: number): Promise<T | typeof TOO_LONG> {
  const { promise, resolve } = Promise.withResolvers<typeof TOO_LONG>()
  const timer = setTimeout(() => resolve(TOO_LONG), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}

/**
 * Loads a page in the browser and keeps its last good data: when a load fails or takes too long, that one is shown
 * again with the failure beside it. Without one the failure is thrown, for the route's error page.
 */
export function staleOnError<D extends object>(timeoutMs: number) {
  let last: D | null = null
  let late: { address: string; loaded: D } | null = null

  async function arrivesLate(address: string, work: Promise<D>) {
    late = { address, loaded: await work }
    window.dispatchEvent(new Event(LATE_RESPONSE))
  }

  function instead(failure: Failure): D & { failure: Failure } {
    if (!last) throw new Error(failure)
    return { ...last, failure }
  }

  async function load(address: string, serverLoader: () => Promise<D>): Promise<D | Failure> {
    const work = serverLoader()
    const loaded = await within(work, timeoutMs)
    if (loaded !== TOO_LONG) return loaded
    arrivesLate(address, work).catch(() => {})
    return 'tooLong'
  }

  return async (request: Request, serverLoader: () => Promise<D>): Promise<D & { failure?: Failure }> => {
    if (late?.address === request.url) {
      last = late.loaded
      late = null
      await pause(MIN_PENDING_MS)
      return last
    }
    try {
      const loaded = await load(request.url, serverLoader)
      if (typeof loaded === 'string') return instead(loaded)
      last = loaded
      return loaded
    } catch (error) {
      // A refusal is a response, and so is a redirect; a page that was left has not failed.
      if (error instanceof Response || isRouteErrorResponse(error) || request.signal.aborted) throw error
      return instead('failed')
    }
  }
}

type Loading<D> = { readonly request: Request; readonly serverLoader: () => Promise<D> }
type DataOf<A extends Loading<object>> = Awaited<ReturnType<A['serverLoader']>>

/** `staleOnError` as the client loader of a page: `export const clientLoader = staleOnErrorLoader<Route.ClientLoaderArgs>(…)`. */
export function staleOnErrorLoader<A extends Loading<object>>(timeoutMs: number) {
  const loadLastGood = staleOnError<DataOf<A>>(timeoutMs)
  const load = ({ request, serverLoader }: Loading<DataOf<A>>) => loadLastGood(request, serverLoader)
  // What came with the document is kept, too.
  return Object.assign(load, { hydrate: true as const })
}

/** The failure beside kept data, if there is one. What comes straight from the server has none. */
export function failureOf(loaded: object): Failure | undefined {
  if (!('failure' in loaded)) return undefined
  return loaded.failure === 'failed' || loaded.failure === 'tooLong' ? loaded.failure : undefined
}
