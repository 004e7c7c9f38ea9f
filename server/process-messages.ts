import { z } from 'zod'
import { inTime } from '#app/lib/in-time.ts'

// What the launcher and the processes it starts send each other.

/** Sent to a process: the site is about to stop. */
export const STOPPING = 'stopping'

const READY = z.object({ type: z.literal('ready') })
const METRICS_REQUEST = z.object({ type: z.literal('metrics request'), id: z.number() })
const METRICS = z.object({
  type: z.literal('metrics'),
  id: z.number(),
  metrics: z.array(z.looseObject({ name: z.string() })),
})

/** The end of the channel to a process that this one started. */
type Channel = {
  readonly connected: boolean
  readonly send: (message: object, onSent: () => void) => boolean
  readonly on: (event: 'message', listener: (message: unknown) => void) => unknown
  readonly off: (event: 'message', listener: (message: unknown) => void) => unknown
}

/** The metrics of a process, as the client library adds them up. */
export type MetricsOfProcess = z.output<typeof METRICS>['metrics']

export const isReadyMessage = (message: unknown): boolean => READY.safeParse(message).success

/** Tells the launcher, if there is one. What cannot be sent is lost: without a listener the error would end this process. */
function tellLauncher(message: object): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined)
}

/** Tells the launcher, if there is one, that this process serves. */
export const sendReady = () => tellLauncher({ type: 'ready' })

/** How often a web process shows the launcher that its event loop turns, in milliseconds. */
const SIGN_OF_LIFE_MS = 1000

/** Shows the launcher, if there is one, again and again that this process works: any message does. */
export function showSignsOfLife(): void {
  setInterval(() => tellLauncher({ type: 'alive' }), SIGN_OF_LIFE_MS).unref()
}

/** Sends the launcher the metrics of this process whenever it asks for them. */
export function answerMetricsRequests(read: () => Promise<readonly object[]>): void {
  const send = async (id: number) => {
    // A scrape without this process is better than an error that ends it.
    tellLauncher({ type: 'metrics', id, metrics: await read().catch(() => []) })
  }
  process.on('message', (message) => {
    const { data: request } = METRICS_REQUEST.safeParse(message)
    if (request) void send(request.id)
  })
}

/** A process that is too busy to respond within this time is left out of a scrape, in milliseconds. */
const METRICS_MS = 1000

let requests = 0

/** Returns the metrics of a process; none where it starts, ends or does not respond in time. */
export async function metricsOf(child: Channel): Promise<MetricsOfProcess> {
  if (!child.connected) return []
  requests += 1
  const id = requests
  const { promise, resolve } = Promise.withResolvers<MetricsOfProcess>()
  const listen = (message: unknown) => {
    const { data } = METRICS.safeParse(message)
    if (data?.id === id) resolve(data.metrics)
  }
  child.on('message', listen)
  child.send({ type: 'metrics request', id }, () => undefined)
  return inTime(promise, METRICS_MS)
    .catch(() => [])
    .finally(() => child.off('message', listen))
}
