import { eventCounter } from '#app/platform/metrics/event-counter.server.ts'

/** Counts failed sign-ins by the step that failed. Those that a rate limit refused are counted by the limit. */
export const countSignInFailure = eventCounter({
  name: 'sign_in_failures_total',
  help: 'Sign-ins that were refused, by the step that failed.',
  label: 'step',
  values: ['password', 'code', 'passkey'],
})
