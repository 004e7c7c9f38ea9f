import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ListenOptions } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server'
import type { Settings } from '#app/platform/env.server.ts'
import { isAmbiguous } from '#server/pipeline/security/ambiguous.ts'
import { NO_DOCUMENT_POLICY } from '#server/pipeline/security/content-security.ts'
import { BASE_HEADERS } from '#server/pipeline/security/security-headers.ts'
import type { Site } from '#server/site-parts.ts'

const SECOND = 1000

/** How long a request may take to arrive, and how much of it is read. Node's own defaults allow minutes. */
const PATIENCE = {
  headersTimeout: 10 * SECOND,
  // An upload that waits for its turn and then comes at the slowest pace allowed. For everything else BODY_MS holds.
  requestTimeout: 600 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16 * 1024,
} as const

const UNREADABLE = {
  ...BASE_HEADERS,
  'content-security-policy': NO_DOCUMENT_POLICY,
  'cache-control': 'private, no-store',
}

/** Not even a request can be made of it: an invalid address or host. */
const unreadable = (error: unknown) =>
  new Response(null, { status: error instanceof RequestError ? 400 : 500, headers: UNREADABLE })

const GARBAGE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** How long a client that got such an error has to read it and close, in milliseconds. */
const GOODBYE_MS = SECOND

/** What is not HTTP, or comes too slowly, gets a short error with the headers of every other response. */
function refuseGarbage(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = GARBAGE[error.code ?? ''] ?? '400 Bad Request'
  const headers = Object.entries({ ...UNREADABLE, connection: 'close', 'content-length': '0' })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`)
  // Until the client closes its half, the connection stays open, and some clients never do.
  const timer = setTimeout(() => socket.destroy(), GOODBYE_MS)
  socket.once('close', () => clearTimeout(timer))
}

function refuseAmbiguous(outgoing: ServerResponse): void {
  outgoing.writeHead(400, { ...UNREADABLE, connection: 'close', 'content-length': '0' }).end()
}

const BODY_MS = 15 * SECOND
const STALLED_MS = 7 * SECOND

const announcesBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || (headers['content-length'] ?? '0') !== '0'

/**
 * Hangs up on a sender that takes longer than `ms` over a body. An upload may take longer, at a pace that its reader
 * enforces; but once it has its response, the rest of it is not waited for.
 */
function hurry(incoming: IncomingMessage, outgoing: ServerResponse, ms: number): void {
  if (!announcesBody(incoming)) return
  const isFile = incoming.method === 'POST' && incoming.url === '/uploads'
  const alarm = setInterval(() => {
    if (!incoming.complete && (!isFile || outgoing.writableEnded)) incoming.destroy()
  }, ms)
  incoming.once('close', () => clearInterval(alarm))
}

type Serving = Pick<Settings, 'trustedProxies'> & {
  readonly isDraining?: () => boolean
  /** How long a body other than an upload may take, in milliseconds. */
  readonly bodyMs?: number
  /** After how long a reader that takes nothing counts as stalled, in milliseconds. */
  readonly stalledMs?: number
}

const isHttp1 = (env: HttpBindings | Http2Bindings): env is HttpBindings =>
  env.incoming instanceof IncomingMessage

/**
 * Hangs up on clients that read nothing of a response, and on connections that are kept open without a request for too
 * long. A response that is still being made is waited for. Returns a function that tells when one begins and ends.
 */
function watchReaders(server: Server, stalledMs: number) {
  const idle = new WeakSet<Duplex>()
  // Node calls this after a time in which the kernel took no byte, or twice that if it took some of the last bytes.
  server.setTimeout(stalledMs, (socket) => {
    if (socket.writableLength > 0 || idle.has(socket)) socket.destroy()
  })
  return ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    idle.delete(socket)
    outgoing.once('close', () => idle.add(socket))
  }
}

/** Creates a server that serves the site, and gives up on slow senders and readers. */
export function siteServer(
  http: Site,
  { trustedProxies, isDraining = () => false, bodyMs = BODY_MS, stalledMs = STALLED_MS }: Serving,
): Server {
  // A proxy reuses connections; it must be the one that closes them first.
  const keepAliveTimeout = (trustedProxies > 0 ? 65 : 5) * SECOND
  const listener = getRequestListener((request, env) => http.fetch(request, isHttp1(env) ? env : undefined), {
    errorHandler: unreadable,
  })
  // Connections with a response in progress: an error response in the middle would be taken for a part of it.
  const responding = new WeakSet<Duplex>()
  const server = createServer({ ...PATIENCE, keepAliveTimeout }, (incoming, outgoing) => {
    responding.add(incoming.socket)
    outgoing.once('close', () => responding.delete(incoming.socket))
    watchReader(incoming, outgoing)
    // Notified in time, clients open their next connection elsewhere instead of losing a request on this one.
    if (isDraining()) outgoing.shouldKeepAlive = false
    if (isAmbiguous(incoming)) return refuseAmbiguous(outgoing)
    hurry(incoming, outgoing, bodyMs)
    void listener(incoming, outgoing)
  })
  const watchReader = watchReaders(server, stalledMs)
  server.maxHeadersCount = 100
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (responding.has(socket)) socket.destroy()
    else refuseGarbage(error, socket)
  })
  return server
}

/** Begins to listen; rejects when the port is taken. Returns the port, which the system chooses for 0. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await listening(server, { port, host })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Begins to listen where `options` say: an address, or an open socket. */
export async function listening(server: Server, options: ListenOptions & { fd?: number }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(options, resolve)
  await promise
  server.off('error', reject)
}

/** One line for the operator. */
export function whyNotListening(error: unknown, port: number): string {
  if (!(error instanceof Error)) return `Port ${port} cannot be opened.`
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken
    ? `Port ${port} is in use by another program. Set PORT to another one.`
    : `Port ${port} cannot be opened: ${error.message}`
}
