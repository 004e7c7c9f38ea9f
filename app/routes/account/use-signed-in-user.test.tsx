// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSignedInUser } from './use-signed-in-user.ts'

const DANA = { name: 'Dana', isAdmin: false }

function Greeting({ loaded }: { loaded: typeof DANA | null }) {
  return <p>{useSignedInUser(loaded)?.name ?? 'nobody'}</p>
}

const greeting = () => screen.getByRole('paragraph').textContent

/** The server's response to who is signed in. */
let respond: () => Promise<Response>
let requests = 0

beforeEach(() => {
  requests = 0
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('fetch', () => {
    requests += 1
    return respond()
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Returns to the tab after this many seconds. */
async function comeBackAfter(seconds: number) {
  vi.advanceTimersByTime(seconds * 1000)
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  })
}

test('[AUTH-07] a session that ended meanwhile is reported as none', async () => {
  respond = async () => Response.json({ user: null })
  render(<Greeting loaded={DANA} />)

  await comeBackAfter(60)

  expect(greeting()).toBe('nobody')
})

test('[AUTH-07] a session that began in another tab is noticed', async () => {
  respond = async () => Response.json({ user: DANA })
  render(<Greeting loaded={null} />)

  await comeBackAfter(60)

  expect(greeting()).toBe('Dana')
})

test.each([
  ['is lost', () => Promise.reject(new TypeError('offline'))],
  ['is answered by a busy server', async () => new Response('busy', { status: 503 })],
  ['is answered by something in between', async () => new Response('<html>', { status: 200 })],
  ['is answered nonsense', async () => Response.json({ user: { name: 7 } })],
])('[AUTH-07] a request that %s does not sign out', async (_, lost) => {
  respond = lost
  render(<Greeting loaded={DANA} />)

  await comeBackAfter(60)

  expect(requests).toBe(1)
  expect(greeting()).toBe('Dana')
})

test('going back and forth asks once in half a minute', async () => {
  respond = async () => Response.json({ user: DANA })
  render(<Greeting loaded={DANA} />)

  await comeBackAfter(10)
  expect(requests).toBe(0)
  await comeBackAfter(21)
  await comeBackAfter(10)
  expect(requests).toBe(1)
})
