import { request } from 'node:http'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { SiteEnv } from '#server/site-parts.ts'
import { drain } from './drain.ts'
import { listen, siteServer } from './listen.ts'

/** Connects and sends a request; the operating system has the connection before this returns. */
function send(port: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const outgoing = request({ host: '127.0.0.1', port, agent: false })
  outgoing.on('error', ({ message }) => resolve(message))
  outgoing.on('response', ({ statusCode, headers }) => resolve(`${statusCode} ${headers.connection}`))
  outgoing.end()
  return promise
}

test('[UP-02] clients that connected before the port is closed get a response that closes the connection', async () => {
  let isDraining = false
  const http = new Hono<SiteEnv>().get('/', (c) => c.text('here you are'))
  const server = siteServer(http, { trustedProxies: 0, isDraining: () => isDraining })
  const port = await listen(server, 0, '127.0.0.1')

  const responses = Array.from({ length: 100 }, () => send(port))
  isDraining = true
  await drain(server, { acceptMs: 0, graceMs: 0, timeoutMs: 10_000, isPortHeld: false })

  expect(new Set(await Promise.all(responses))).toEqual(new Set(['200 close']))
  expect(await send(port)).toContain('ECONNREFUSED')
})
