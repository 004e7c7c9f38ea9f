import type { Submission } from '@conform-to/react'

const SECRETS = ['password', 'confirmPassword', 'currentPassword', 'newPassword', 'passkey', 'token']

/** A form whose answer repeats what was typed, as every form does, but no password: that stays in the browser. */
export function withoutSecrets<Schema, Value>(
  form: Submission<Schema, string[], Value>,
): Submission<Schema, string[], Value> {
  return {
    ...form,
    reply: (how = {}) => form.reply('resetForm' in how ? how : { ...how, hideFields: SECRETS }),
  }
}
