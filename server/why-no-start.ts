import { DatabaseStartError } from '@haulpost/embedded-postgres/start-error'
import { SettingsError } from '#app/platform/env.server.ts'
import { errorText } from '#app/platform/log-error.server.ts'
import { StartError, whyFileFailed } from '#app/platform/start-error.server.ts'

const OTHER_DATABASE = 'A PostgreSQL server of your own can be used instead: set DATABASE_URL.'

/** Returns one line for an operator who can fix it; null where it is a bug. */
export function whyNoStart(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  if (error instanceof DatabaseStartError) return `${error.message}. ${OTHER_DATABASE}`
  return whyFileFailed(error)
}

/** Returns what a terminal shows of a failed start: one line, or the stack of a bug. */
export const explainNoStart = (error: unknown): string =>
  whyNoStart(error) ?? `Haulpost cannot start: ${errorText(error)}`
