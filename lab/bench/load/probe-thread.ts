import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

// Asks for one address, a few times a second, until a message ends it; then it sends what it noticed.

const { url, everyMs, isForwarded } = z
  .object({ url: z.string(), everyMs: z.number(), isForwarded: z.boolean().default(false) })
  .parse(workerData)

const TIMEOUT_MS = 10_000
const ms: number[] = []
const failures: string[] = []
const over = new AbortController()
let asked = 0

function headersOf(n: number): Record<string, string> {
  const given = { 'accept-encoding': 'br, gzip', 'accept-language': 'en' }
  return isForwarded ? { ...given, 'x-forwarded-for': `172.16.${(n >> 8) & 255}.${n & 255}` } : given
}

/** A request on a connection of its own, as load balancers and new visitors make it. */
function ask(): Promise<string> {
  asked += 1
  const { promise, resolve } = Promise.withResolvers<string>()
  const options = { agent: false, timeout: TIMEOUT_MS, headers: headersOf(asked) }
  const outgoing = get(url, options, (response) => {
    response.on('end', () => resolve(String(response.statusCode)))
    response.on('error', ({ message }) => resolve(message))
    response.resume()
  })
  outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')))
  outgoing.on('error', ({ message }) => resolve(message))
  return promise
}

parentPort?.once('message', () => {
  over.abort()
})
parentPort?.postMessage('ready')
while (!over.signal.aborted) {
  const from = performance.now()
  const status = await ask()
  ms.push(performance.now() - from)
  if (status !== '200') failures.push(status)
  await sleep(Math.max(0, everyMs - (performance.now() - from)))
}
parentPort?.postMessage({ ms, failures })
