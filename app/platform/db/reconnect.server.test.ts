import { expect, test } from 'vitest'
import { reconnecting } from './reconnect.server.ts'

const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A server that gives these answers in turn, and then connections. */
function server(...answers: readonly (Error | 'connected')[]) {
  const left = [...answers]
  const told: Error[] = []
  const connect = () => {
    const answer = left.shift()
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve('connected')
  }
  const open = (timeoutMs: number) =>
    reconnecting(connect, { timeoutMs, onLost: (error) => told.push(error) })
  return { open, told, left }
}

const LONG_MS = 60_000

test('a server that was there is waited for, and the operator is told once', async () => {
  const { open, told } = server('connected', refused(), refused(), refused())
  const connect = open(LONG_MS)
  await connect()
  expect(await Promise.all([connect(), connect()])).toEqual(['connected', 'connected'])
  expect(told).toHaveLength(1)
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

test('what waiting does not mend is said at once', async () => {
  const { open, left } = server('connected', new Error('password authentication failed'), refused())
  const connect = open(LONG_MS)
  await connect()
  await expect(connect()).rejects.toThrow('password')
  expect(left).toHaveLength(1)
})
