import { expect, test } from 'vitest'
import { RefusedError } from '#app/lib/refusal.ts'
import { fairQueue } from './fair-queue.ts'

const BOUNDS = { concurrency: 3, perAccount: 2, maxWaiting: 3, maxWaitingPerAccount: 2 }

/** Work that runs until it is ended, and a list of what has started. */
function workshop(bounds = BOUNDS) {
  const inTurn = fairQueue(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const send = (who: string, name: string, signal?: AbortSignal) =>
    inTurn(
      who,
      async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      },
      signal,
    )
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  return {
    begun,
    send,
    settled,
    async end(name: string) {
      ends.get(name)?.()
      await settled()
    },
  }
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof RefusedError ? error.refusal.kind : error),
  )

test('no user holds more than their share, and waiting requests run when there is room', async () => {
  const { begun, send, settled, end } = workshop()
  const all = [send('a', 'a1'), send('a', 'a2'), send('a', 'a3'), send('b', 'b1'), send('c', 'c1')]
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1'])

  await end('b1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3'])
  for (const name of ['a2', 'a3', 'c1']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

test('[NET-05] sixty pieces of work of one user cost another no more than the end of one of them', async () => {
  const { begun, send, settled, end } = workshop({
    concurrency: 2,
    perAccount: 2,
    maxWaiting: 100,
    maxWaitingPerAccount: 100,
  })
  for (let i = 1; i <= 60; i += 1) void send('a', `a${i}`)
  await settled()
  void send('b', 'b1')
  void send('b', 'b2')
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('b1')
  expect(begun.at(-1)).toBe('b2')
})

test('[NET-05] two who queue without end take turns with a third', async () => {
  const { begun, send, settled, end } = workshop({
    concurrency: 1,
    perAccount: 1,
    maxWaiting: 100,
    maxWaitingPerAccount: 100,
  })
  for (let i = 1; i <= 9; i += 1) for (const who of ['a', 'b']) void send(who, `${who}${i}`)
  await settled()
  await end('a1')
  await end('b1')
  void send('c', 'c1')
  await end('a2')
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1'])
  await end('c1')
  await end('b2')
  expect(begun.slice(4)).toEqual(['b2', 'a3'])
})

test('a line that is full refuses at once: the one user 429, all users 503', async () => {
  const { send } = workshop()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void send(name.slice(0, 1), name)

  expect(await refusal(send('a', 'a5'))).toBe('tooMany')
  void send('b', 'b2')
  expect(await refusal(send('c', 'c1'))).toBe('unavailable')
})

test('a client that leaves while waiting loses its turn, and delays no other', async () => {
  const { begun, send, settled, end } = workshop({ ...BOUNDS, concurrency: 1 })
  const gone = new AbortController()
  void send('a', 'a1')
  const left = refusal(send('b', 'b1', gone.signal))
  void send('c', 'c1')
  gone.abort()
  expect(await left).toBeInstanceOf(Error)

  await end('a1')
  await settled()
  expect(begun).toEqual(['a1', 'c1'])
  expect(await refusal(send('d', 'd1', gone.signal))).toBeInstanceOf(Error)
})

test('work that fails gives its place back', async () => {
  const inTurn = fairQueue({ ...BOUNDS, concurrency: 1 })
  await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn('b', async () => 'done')).toBe('done')
})
