import { DatabaseStartError } from '@haulpost/embedded-postgres/start-error'
import { SettingsError } from '#app/platform/env.server.ts'
import { errorText } from '#app/platform/log-error.server.ts'
import { StartError, whyFileFailed } from '#app/platform/start-error.server.ts'

const OTHER_DATABASE = 'A PostgreSQL server of your own can be used instead: set DATABASE_URL.'

/** The one line for an operator who can mend it; null where it is our mistake. */
export function whyNoStart(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof StartError) return error.message
  if (error instanceof DatabaseStartError) return `${error.message}. ${OTHER_DATABASE}`
  return whyFileFailed(error)
}

/** What a terminal shows of a start that failed: one line, or the stack of a mistake of ours. */
export const explainNoStart = (error: unknown): string =>
  whyNoStart(error) ?? `Haulpost cannot start: ${errorText(error)}`
