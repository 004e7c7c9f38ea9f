import type { Submission } from '@conform-to/react'

const SECRETS = ['password', 'confirmPassword', 'currentPassword', 'newPassword', 'passkey', 'token']

/** Returns a form result that repeats what was typed, except passwords: those stay in the browser. */
export function withoutSecrets<Schema, Value>(
  form: Submission<Schema, string[], Value>,
): Submission<Schema, string[], Value> {
  return {
    ...form,
    reply: (how = {}) => form.reply('resetForm' in how ? how : { ...how, hideFields: SECRETS }),
  }
}
