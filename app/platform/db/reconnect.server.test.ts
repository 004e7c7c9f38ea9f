import { expect, test } from 'vitest'
import { reconnecting } from './reconnect.server.ts'

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A server with these results in turn, and then connections. */
function server(...results: readonly (Error | 'connected')[]) {
  const left = [...results]
  const reported: Error[] = []
  const connect = () => {
    const result = left.shift()
    return result instanceof Error ? Promise.reject(result) : Promise.resolve('connected')
  }
  const open = (timeoutMs: number) =>
    reconnecting(connect, { timeoutMs, onLost: (error) => reported.push(error) }).connect
  return { connect, open, reported, left }
}

const LONG_MS = 60_000

test('a server that was reached before is waited for, with one log line', async () => {
  const { open, reported } = server('connected', refused(), refused(), refused())
  const connect = open(LONG_MS)
  await connect()
  expect(await Promise.all([connect(), connect()])).toEqual(['connected', 'connected'])
  expect(reported).toHaveLength(1)
})

test('a server that was never reached is not waited for', async () => {
  const { open, left } = server(refused(), refused())
  await expect(open(LONG_MS)()).rejects.toThrow('ECONNREFUSED')
  expect(left).toHaveLength(1)
})

test('a server that stays away is refused at once after the time all wait together', async () => {
  const { open, left } = server('connected', refused(), refused(), refused())
  const connect = open(0)
  await connect()
  await expect(connect()).rejects.toThrow('ECONNREFUSED')
  await expect(connect()).rejects.toThrow('ECONNREFUSED')
  expect(left).toHaveLength(1)
})

test('an error that waiting does not fix is thrown at once', async () => {
  const { open, left } = server('connected', new Error('password authentication failed'), refused())
  const connect = open(LONG_MS)
  await connect()
  await expect(connect()).rejects.toThrow('password')
  expect(left).toHaveLength(1)
})

test('[UP-15] a server that was silent as long as callers wait is not waited for', async () => {
  const { connect, left } = server('connected', refused(), refused())
  const { connect: open, noteSilence } = reconnecting(connect, {
    timeoutMs: LONG_MS,
    onLost: () => undefined,
  })
  await open()
  noteSilence(LONG_MS)
  await expect(open()).rejects.toThrow('ECONNREFUSED')
  expect(left).toHaveLength(1)
})
