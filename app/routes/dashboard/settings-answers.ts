import type { FormResult } from '#app/lib/form-result.ts'

/** The responses to the settings' forms, by what they change. */
export type SettingsAnswers = {
  readonly email?: FormResult<{ readonly email: string }>
  readonly password?: FormResult
  readonly alerts?: FormResult
  readonly sessions?: FormResult
  readonly deactivate?: FormResult
  readonly delete?: FormResult
}
