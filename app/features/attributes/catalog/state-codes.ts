import { STATE_OPTIONS } from '#app/lib/state-names.ts'

/** The codes of the states, in the order of their names. */
export const STATE_CODES: readonly string[] = STATE_OPTIONS.map(({ value }) => value)
