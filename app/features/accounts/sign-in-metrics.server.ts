import { eventCounter } from '#app/platform/metrics/event-counter.server.ts'

/** Counts sign-ins that were refused, at the step that failed. What a rate limit refused is counted there instead. */
export const countSignInFailure = eventCounter({
  name: 'sign_in_failures_total',
  help: 'Sign-ins that were refused, by the step that failed.',
  label: 'step',
  values: ['password', 'code', 'passkey'],
})
