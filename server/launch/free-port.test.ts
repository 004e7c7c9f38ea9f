import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whyNotListen } from './free-port.ts'

let holder: Server
let port: number

beforeEach(async () => {
  holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const address = holder.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterEach(() => holder.close())

test('a port that another process uses is refused', async () => {
  expect(await whyNotListen(port, '127.0.0.1', 0)).toBe('EADDRINUSE')
})

test('a port that an ending site lets go of is waited for', async () => {
  const result = whyNotListen(port, '127.0.0.1')
  holder.close()

  expect(await result).toBeNull()
})

test('an address that this machine does not have is refused', async () => {
  expect(await whyNotListen(port, '192.0.2.1')).toBe('EADDRNOTAVAIL')
})
