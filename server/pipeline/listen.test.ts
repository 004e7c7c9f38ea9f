import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#app/platform/env.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { createMetrics } from '#server/pipeline/observability/metrics.ts'
import { serveMetrics } from '#server/pipeline/observability/metrics-server.ts'
import type { Site, SiteEnv } from '#server/site-parts.ts'
import { partsWith } from '#tests/helpers/pipeline.ts'
import { waitUntil } from '#tests/helpers/wait.ts'
import { drain } from './drain.ts'
import { listen, siteServer, whyNotListening } from './listen.ts'
import { createPipeline } from './pipeline.ts'

async function listeningSite(http: Site = new Hono<SiteEnv>(), serving = {}) {
  const server = siteServer(http, { ...readSettings({}), ...serving })
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  return { server, url: `http://127.0.0.1:${port}`, port }
}

test('a port that is taken is named in one line', async () => {
  const { port } = await listeningSite()
  const error: unknown = await listen(siteServer(new Hono(), readSettings({})), port, '127.0.0.1').catch(
    (reason: unknown) => reason,
  )
  expect(whyNotListening(error, port)).toBe(
    `Port ${port} is in use by another program. Set PORT to another one.`,
  )
})

test('a site that goes down finishes what is under way and takes nothing new', async () => {
  const arrived = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const http = new Hono<SiteEnv>().get('/', async (c) => {
    arrived.resolve()
    await release.promise
    return c.text('finished')
  })
  const { server, url } = await listeningSite(http)
  const underWay = fetch(url)
  await arrived.promise

  const drained = drain(server, { acceptMs: 0, graceMs: 0, isPortHeld: false, timeoutMs: 10_000 })
  // Connections being made are accepted; then the port closes.
  await waitUntil(() => !server.listening)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  release.resolve()
  expect(await (await underWay).text()).toBe('finished')
  await drained
})

test('a site that goes down says so on connections that are kept open', async () => {
  let isDraining = false
  const http = new Hono<SiteEnv>().get('/', (c) => c.text('x'))
  const server = siteServer(http, { trustedProxies: 0, isDraining: () => isDraining })
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => void server.close())
  const connection = async () => (await fetch(`http://127.0.0.1:${port}/`)).headers.get('connection')
  expect(await connection()).toBe('keep-alive')
  isDraining = true
  expect(await connection()).toBe('close')
})

test('a site that goes down does not wait for ever', async () => {
  const arrived = Promise.withResolvers<void>()
  const http = new Hono<SiteEnv>().get('/', () => {
    arrived.resolve()
    return new Promise<Response>(() => undefined)
  })
  const { server, url } = await listeningSite(http)
  const underWay = fetch(url).catch((error: unknown) => error)
  await arrived.promise
  await drain(server, { acceptMs: 0, graceMs: 0, isPortHeld: false, timeoutMs: 1 })
  expect(await underWay).toBeInstanceOf(Error)
})

/** Sends bytes as they are and returns what comes back. */
function raw(port: number, bytes: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let response = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket.on('data', (chunk) => {
    response += String(chunk)
  })
  socket.on('end', () => resolve(response))
  socket.on('error', reject)
  return promise
}

test.each([
  'GET http://[ HTTP/1.1\r\nHost: a\r\n',
  'GET / HTTP/1.1\r\nHost: a b\r\n',
  'GET /a\\b HTTP/1.1\r\nHost: a\r\n',
])('what is no request at all (%j) gets 400, with the headers of every response', async (request) => {
  const { port } = await listeningSite()
  const response = await raw(port, `${request}Connection: close\r\n\r\n`)
  expect(response).toMatch(/^HTTP\/1\.1 400/u)
  expect(response).toContain('x-content-type-options: nosniff')
  expect(response).toContain("content-security-policy: default-src 'none'")
})

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: a\r\nb c: d\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['too many headers', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
])(
  'what the parser rejects (%s) gets the same headers, and a closed connection',
  async (_, bytes, status) => {
    const { port } = await listeningSite()
    const response = await raw(port, bytes)
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'))
    expect(response).toContain('x-content-type-options: nosniff')
    expect(response).toContain("content-security-policy: default-src 'none'")
    expect(response).toContain('connection: close')
  },
)

const CHUNKED = 'Transfer-Encoding: chunked\r\n'
const FORM = 'POST / HTTP/1.1\r\nHost: localhost:3000\r\nContent-Type: application/json\r\n'

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost:3000\r\nHost: localhost:3000\r\n\r\n'],
  ['two hosts, the second another', 'GET / HTTP/1.1\r\nHost: localhost:3000\r\nhost: evil.example\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
  ['a list of hosts', 'GET / HTTP/1.1\r\nHost: localhost:3000, evil.example\r\n\r\n'],
  ['a whole address of another host', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost:3000\r\n\r\n'],
  ['a whole address under another host', 'GET http://localhost:3000/ HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  ['equal lengths twice', `${FORM}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`],
  ['different lengths', `${FORM}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['a list of lengths', `${FORM}Content-Length: 2, 2\r\n\r\n{}`],
  ['a length with a sign', `${FORM}Content-Length: +2\r\n\r\n{}`],
  ['a length and pieces', `${FORM}Content-Length: 2\r\n${CHUNKED}\r\n2\r\n{}\r\n0\r\n\r\n`],
  ['pieces and a length', `${FORM}${CHUNKED}Content-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
  ['pieces twice', `${FORM}${CHUNKED}${CHUNKED}\r\n2\r\n{}\r\n0\r\n\r\n`],
  ['pieces of another kind', `${FORM}Transfer-Encoding: xchunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`],
  ['pieces inside something', `${FORM}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a blank before the colon', `${FORM}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a folded header', `${FORM}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n`],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: localhost:3000\n\n'],
  ['a bare carriage return', 'GET / HTTP/1.1\r\nHost: localhost:3000\r\nX: a\rHost: b\r\n\r\n'],
])('[NET-04] what two servers could read in two ways (%s) is refused', async (_, bytes) => {
  const served: string[] = []
  const http = createPipeline(partsWith(), (c) => {
    served.push(c.req.url)
    return c.text('served')
  })
  const { port } = await listeningSite(http)
  const response = await raw(
    port,
    `${bytes}GET /after HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n`,
  )
  // Nothing at all: the parser failed in the middle of the request, and the connection was cut.
  expect(response).toMatch(/^(?:$|HTTP\/1\.1 4(?:00|21) )/u)
  expect(served.filter((url) => !url.endsWith('/after'))).toEqual([])
})

/** Opens a connection, sends these bytes, and resolves when the site hangs up. */
function hungUpOn(port: number, bytes: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket.on('error', () => undefined)
  socket.on('close', () => resolve())
  socket.resume()
  return promise
}

const TRICKLE = 'Host: a\r\nContent-Length: 9\r\n\r\nx'

test('[NET-03] a body that does not come is hung up on, whatever the method; a file has its own pace', async () => {
  const http = new Hono<SiteEnv>()
    .post('/uploads', async (c) => c.text(`${(await c.req.arrayBuffer()).byteLength} bytes`))
    .all('*', async (c) => c.text(await c.req.raw.text().catch(() => 'broken off')))
  const { port } = await listeningSite(http, { bodyMs: 10 })
  const file = connect(port, '127.0.0.1')
  file.write('POST /uploads HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nConnection: close\r\n\r\nab')

  await hungUpOn(port, `POST / HTTP/1.1\r\n${TRICKLE}`)
  await hungUpOn(port, `PUT /x HTTP/1.1\r\n${TRICKLE}`)
  await hungUpOn(port, `GET /uploads HTTP/1.1\r\n${TRICKLE}`)
  await hungUpOn(port, 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n')

  file.write('cd')
  expect(await text(file)).toContain('4 bytes')
})

test('[NET-03] the rest of a file that was refused is not waited for', async () => {
  const http = new Hono<SiteEnv>().post('/uploads', (c) => c.text('sign in first', 401))
  const { port } = await listeningSite(http, { bodyMs: 10 })
  await expect(hungUpOn(port, `POST /uploads HTTP/1.1\r\n${TRICKLE}`)).resolves.toBeUndefined()
})

test('garbage behind a request with a response in progress does not change that response', async () => {
  const arrived = Promise.withResolvers<void>()
  const http = new Hono<SiteEnv>().get('/', () => {
    arrived.resolve()
    return new Promise<Response>(() => undefined)
  })
  const { port } = await listeningSite(http)
  const { promise, resolve } = Promise.withResolvers<string>()
  let response = ''
  const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
  socket.on('data', (chunk) => {
    response += String(chunk)
  })
  socket.on('error', () => undefined)
  socket.on('close', () => resolve(response))
  await arrived.promise
  socket.write('garbage\r\n\r\n')
  expect(await promise).toBe('')
})

test('numbers are served to this machine; a taken port is no reason to be down', async () => {
  const log = openLog('silent')
  const other = createServer()
  await listen(other, 0, '127.0.0.1')
  onTestFinished(() => void other.close())
  const address = other.address() satisfies AddressInfo | string | null
  const taken = typeof address === 'object' ? (address?.port ?? 0) : 0
  const host = '127.0.0.1'
  expect(await serveMetrics(createMetrics(), { host, port: taken, log })).toBeNull()
  expect(await serveMetrics(createMetrics(), { host, port: 0, log })).toBeNull()
})
