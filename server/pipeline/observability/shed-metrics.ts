import { eventCounter } from '#app/platform/metrics/event-counter.server.ts'

/** Why a request was shed (503), before any work was done for it. */
const REASONS = ['in_flight', 'passwords', 'lag', 'unknown_session', 'session_lookup'] as const

export type ShedReason = (typeof REASONS)[number]

/** Counts shed requests by reason. */
export const countShed = eventCounter({
  name: 'http_requests_shed_total',
  help: 'Requests answered 503 to protect the process: too many in flight, too many passwords to hash, event loop lag (visitors; sessions not seen before), session lookup failed.',
  label: 'reason',
  values: REASONS,
})
