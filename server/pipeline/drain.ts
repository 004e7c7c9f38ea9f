import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'

export type Draining = {
  /** How long new connections are still served, in milliseconds. */
  readonly acceptMs: number
  /** How long idle connections may still get a response that closes them. */
  readonly graceMs: number
  /** How long requests in progress may take after that, in milliseconds. */
  readonly timeoutMs: number
  /** Whether another process holds the port: new connections then wait there for the next one that serves it. */
  readonly isPortHeld: boolean
}

const MAX_QUIET_MS = 1000
const SWEEP_MS = 250

type Request = [IncomingMessage, ServerResponse]

/** Collects incoming requests, and passes them to the server's listeners when the returned function is called. */
function holdRequests(server: Server): () => void {
  const listeners = server.rawListeners('request')
  const held: Request[] = []
  const hold = (...request: Request) => void held.push(request)
  server.removeAllListeners('request')
  server.on('request', hold)
  return () => {
    server.off('request', hold)
    for (const listener of listeners)
      server.on('request', (...request) => void listener.apply(server, request))
    for (const request of held) server.emit('request', ...request)
  }
}

/** Waits for a turn of the event loop without a new connection. */
async function waitForQuietTurn(server: Server): Promise<void> {
  const end = performance.now() + MAX_QUIET_MS
  let connected = 0
  const count = () => {
    connected += 1
  }
  server.on('connection', count)
  for (let before = -1; before !== connected && performance.now() < end; ) {
    before = connected
    // Between the two lies a whole turn, with a poll of the port in it.
    await turn()
    await turn()
  }
  server.off('connection', count)
}

/**
 * Closes the port. That resets connections which the kernel has accepted and we have not, so all of them are accepted
 * first. Requests are held meanwhile: while pages are rendered a turn is long, and clients connect in each.
 */
async function closePort(server: Server, onEnd: () => void): Promise<void> {
  const resume = holdRequests(server)
  await waitForQuietTurn(server)
  leavePort(server, onEnd)
  resume()
}

/** `close` of an HTTP server also drops connections that have not sent anything yet; this one does not. */
function leavePort(server: Server, onEnd: () => void): void {
  NetServer.prototype.close.call(server, onEnd)
}

/** Lets requests in progress finish for at most `timeoutMs`, closes idle connections meanwhile, and then the rest. */
async function finish(server: Server, closed: Promise<void>, timeoutMs: number): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const end = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await closed
  clearInterval(sweep)
  clearTimeout(end)
}

/** Stops a server without losing a request: see `Draining` for the order of the steps. */
export async function drain(server: Server, draining: Draining): Promise<void> {
  const { acceptMs, graceMs, timeoutMs, isPortHeld } = draining
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  await sleep(acceptMs)
  if (isPortHeld) leavePort(server, resolve)
  else await closePort(server, resolve)
  await sleep(graceMs)
  await finish(server, closed, timeoutMs)
}
