import type { FormAnswer } from '#app/lib/form-answer.ts'

/** What the settings were answered, by the name of what was to change. */
export type SettingsAnswers = {
  readonly email?: FormAnswer<{ readonly email: string }>
  readonly password?: FormAnswer
  readonly alerts?: FormAnswer
  readonly sessions?: FormAnswer
  readonly deactivate?: FormAnswer
  readonly delete?: FormAnswer
}
