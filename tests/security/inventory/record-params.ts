import { vi } from 'vitest'
import { POLICY } from '#app/routes/policy.ts'
import { senderOf } from '../hostile/targets.ts'
import type { People } from '../site/people.ts'
import { addressOf, filled } from './addresses.ts'

const READERS = ['get', 'getAll', 'has'] as const

/** Parameters of the router and of the build, which no page reads. */
const FOREIGN = new Set(['_routes', 'index'])

type Get = (address: string, headers: HeadersInit) => Promise<Response>

/**
 * Returns the parameters that the page of each pattern reads, as the site itself asks for them: it runs in this process,
 * and what it asks any address for is noted. A new parameter is found by being read.
 */
export async function recordParams(
  get: Get,
  people: People,
): Promise<Readonly<Record<string, readonly string[]>>> {
  // A spy calls what it watches.
  const spies = READERS.map((name) => vi.spyOn(URLSearchParams.prototype, name))
  const found: Record<string, readonly string[]> = {}
  try {
    for (const [pattern, policy] of Object.entries(POLICY)) {
      if (policy.read === 'nobody') continue
      const sender = senderOf(policy.read)
      const person = sender === 'admin' ? people.admins[0] : people.users[0]
      for (const spy of spies) spy.mockClear()
      const address = filled(addressOf(pattern), person?.ids ?? {})
      await (await get(address, sender === 'visitor' ? {} : { cookie: person?.cookie ?? '' })).text()
      const read = spies.flatMap((spy) => spy.mock.calls.map(([name]) => name))
      found[pattern] = [...new Set(read)].filter((name) => !FOREIGN.has(name)).toSorted()
    }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return found
}
