import { eventCounter } from '../metrics/event-counter.server.ts'
import { RATE_LIMITS, type RateLimitName } from './limits.ts'

const names = Object.keys(RATE_LIMITS).filter((name): name is RateLimitName => name in RATE_LIMITS)

/** Counts refusals of a rate limit. */
export const countRefusal = eventCounter({
  name: 'rate_limit_refusals_total',
  help: 'What was refused because it was asked for too often, by limit.',
  label: 'limit',
  values: names,
})
