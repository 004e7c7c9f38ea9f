import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 100
// A site whose launcher was killed needs a moment to notice and to close the port.
const TIMEOUT_MS = 3_000

/** Returns why the address cannot be listened on, as the system's code, or `null` when the port is free or soon will be. */
export async function whyNotListen(
  port: number,
  host: string,
  timeoutMs = TIMEOUT_MS,
): Promise<string | null> {
  const end = Date.now() + timeoutMs
  for (;;) {
    const reason = await tryToListen(port, host)
    if (reason !== 'EADDRINUSE' || Date.now() > end) return reason
    await delay(POLL_MS)
  }
}

async function tryToListen(port: number, host: string): Promise<string | null> {
  const server = createServer().listen({ port, host, exclusive: true })
  try {
    await once(server, 'listening')
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  } finally {
    server.close()
  }
}
