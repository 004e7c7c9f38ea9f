import { DatabaseStartError, OtherVersionError } from '@haulpost/embedded-postgres/start-error'
import { errorText } from '#app/platform/log-error.server.ts'
import { ConfigurationError, StartError, whyFileFailed } from '#app/platform/start-error.server.ts'

const OTHER_DATABASE = 'A PostgreSQL server of your own can be used instead: set DATABASE_URL.'

/** Returns one line for an operator who can fix it; null where it is a bug. */
export function whyNoStart(error: unknown): string | null {
  if (error instanceof StartError) return error.message
  if (error instanceof DatabaseStartError) return `${error.message}. ${OTHER_DATABASE}`
  return whyFileFailed(error)
}

/** Returns what a terminal shows of a failed start: one line, or the stack of a bug. */
export const explainNoStart = (error: unknown): string =>
  whyNoStart(error) ?? `Haulpost cannot start: ${errorText(error)}`

/** EX_CONFIG of sysexits.h: the unit of systemd does not start the site again after it. */
const CONFIGURATION = 78

/** Returns the exit code of a failed start: one of its own where only the operator can help. */
export const exitCodeOf = (error: unknown): 1 | typeof CONFIGURATION =>
  error instanceof ConfigurationError || error instanceof OtherVersionError ? CONFIGURATION : 1
