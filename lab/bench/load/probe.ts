import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** What visitors noticed who asked for one address again and again. */
export type Probed = {
  /** How long each response took, in milliseconds. */
  readonly ms: readonly number[]
  /** Responses other than 200, and requests without one, as text. */
  readonly failures: readonly string[]
}

export type ProbeOptions = {
  readonly url: string
  readonly everyMs: number
  /** Whether each request comes from another network, as far as a site behind a proxy knows. */
  readonly isForwarded?: boolean
}

/**
 * Asks for an address in a thread of its own, so that the load, which is made in this one, delays nothing but the site.
 * Returns a function that ends it.
 */
export async function startProbe(options: ProbeOptions): Promise<() => Promise<Probed>> {
  const thread = new Worker(new URL('./probe-thread.ts', import.meta.url), { workerData: options })
  await once(thread, 'message')
  return async () => {
    const { promise, resolve } = Promise.withResolvers<Probed>()
    thread.once('message', (probed: Probed) => resolve(probed))
    thread.postMessage('end')
    const probed = await promise
    await thread.terminate()
    return probed
  }
}
