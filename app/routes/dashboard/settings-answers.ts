import type { FormResult } from '#app/lib/form-result.ts'

/** What the settings were answered, by the name of what was to change. */
export type SettingsAnswers = {
  readonly email?: FormResult<{ readonly email: string }>
  readonly password?: FormResult
  readonly alerts?: FormResult
  readonly sessions?: FormResult
  readonly deactivate?: FormResult
  readonly delete?: FormResult
}
