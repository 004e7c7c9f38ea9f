import type { FormAnswer } from '#app/lib/form-answer.ts'

/** The responses to the settings' forms, by what they change. */
export type SettingsAnswers = {
  readonly email?: FormAnswer<{ readonly email: string }>
  readonly password?: FormAnswer
  readonly alerts?: FormAnswer
  readonly sessions?: FormAnswer
  readonly deactivate?: FormAnswer
  readonly delete?: FormAnswer
}
