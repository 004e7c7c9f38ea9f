import { afterEach } from 'vitest'
import { stripeFaults } from '../fakes/stripe-faults.ts'

// A request that Stripe's API would not accept fails the test that sent it.

afterEach(() => {
  const found = stripeFaults.splice(0)
  if (found.length > 0) throw new Error(`Stripe does not take:\n${found.join('\n')}`)
})
