import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#app/platform/env.server.ts'
import type { Site, SiteEnv } from '#server/site-parts.ts'
import { waitUntil } from '#tests/helpers/wait.ts'
import { inPieces } from './in-pieces.ts'
import { listen, siteServer } from './listen.ts'

async function listeningSite(http: Site = new Hono<SiteEnv>(), serving = {}) {
  const server = siteServer(http, { ...readSettings({}), ...serving })
  const port = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  return { server, port }
}

/** A client that keeps its half of the connection open, whatever the site does. */
function stubborn(port: number, bytes: string) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(bytes))
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  return socket
}

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))()
const untilConnections = (server: Server, count: number) =>
  waitUntil(async () => (await connectionsOf(server)) === count)

test('[NET-06] a reader that takes nothing of a response is hung up on; one that waits for a slow response gets it', async () => {
  const release = Promise.withResolvers<void>()
  const http = new Hono<SiteEnv>()
    .get('/large', () => new Response(inPieces(new Uint8Array(64 * 1024 * 1024))))
    .get('/slow', async (c) => {
      await release.promise
      return c.text('at last')
    })
  const { server, port } = await listeningSite(http, { stalledMs: 20 })
  const timedOut = once(server, 'timeout')
  const waiting = stubborn(port, 'GET /slow HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  await timedOut
  const second = once(server, 'connection')
  stubborn(port, 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n').pause()
  await second
  await untilConnections(server, 1)

  release.resolve()
  expect(await text(waiting)).toContain('at last')
})

test('[NET-06] a client that never closes a connection on which it sent garbage does not keep it open', async () => {
  const { server, port } = await listeningSite()
  expect(await text(stubborn(port, 'hello\r\n\r\n'))).toMatch(/^HTTP\/1\.1 400 /u)
  await untilConnections(server, 0)
})
