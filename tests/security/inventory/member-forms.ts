import { addPasskeyForm, removePasskeyForm } from '#app/features/accounts/passkeys/schema.ts'
import { profileForm } from '#app/features/accounts/profile/schema.ts'
import * as accounts from '#app/features/accounts/schema.ts'
import { codeForm } from '#app/features/accounts/two-factor/schema.ts'
import { billingDetailsForm } from '#app/features/billing/receipts/schema.ts'
import { BULK, ownItemForm, ownItemsForm } from '#app/features/items/own/schema.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import type { Writing } from './writing.ts'

const t = TRANSLATE.en
const MIN = 6
const passkeyId = 'a'.repeat(22)

/** The forms of settings, each named by its change. */
const settings = (change: string, form: Omit<Writing, 'pattern' | 'query' | 'as'>): Writing => ({
  pattern: '/dashboard/settings',
  query: `change=${change}`,
  as: 'user',
  ...form,
})

const passkeys = (change: string, form: Omit<Writing, 'pattern' | 'query' | 'as'>): Writing => ({
  ...settings(change, form),
  pattern: '/dashboard/passkeys',
})

const twoFactor = (change: string, form: Omit<Writing, 'pattern' | 'query' | 'as'>): Writing => ({
  ...settings(change, form),
  pattern: '/dashboard/second-factor',
})

const withPassword = { schema: accounts.passwordForm(t), values: { password: PASSWORD } }

/** The forms of signed-in users about themselves. */
export const MEMBER_FORMS: readonly Writing[] = [
  settings('email', {
    schema: accounts.changeEmailForm(t),
    values: { email: '{newEmail}', password: PASSWORD },
  }),
  settings('password', {
    schema: accounts.changePasswordForm(t, MIN),
    values: {
      currentPassword: 'not mine',
      newPassword: 'Lantern-42-crate',
      confirmPassword: 'Lantern-42-crate',
    },
    status: 403,
  }),
  settings('alerts', { schema: accounts.alertsForm(), values: { expiryAlerts: 'on', signInAlerts: 'on' } }),
  settings('session', { schema: accounts.endSessionForm(), values: { sessionId: '{otherSession}' } }),
  settings('others', { schema: accounts.emptyForm(), values: {} }),
  settings('deactivate', { schema: accounts.emptyForm(), values: {}, ends: true }),
  settings('delete', { ...withPassword, ends: true }),
  passkeys('begin', withPassword),
  passkeys('add', { schema: addPasskeyForm(t), values: { name: 'Phone', passkey: '{}' }, status: 422 }),
  passkeys('remove', { schema: removePasskeyForm(), values: { id: passkeyId }, status: 404 }),
  twoFactor('begin', withPassword),
  twoFactor('confirm', { schema: codeForm(t), values: { code: '123456' }, status: 404 }),
  twoFactor('codes', { ...withPassword, status: 409 }),
  twoFactor('off', withPassword),
  { pattern: '/account/export', as: 'user', fields: [], values: {} },
  {
    pattern: '/profile',
    as: 'user',
    schema: profileForm(t),
    values: {
      fullName: 'Pat Poster',
      phone: '5550100199',
      bio: 'Twenty years on the road.',
      location: 'Joliet, IL',
      language: 'en',
      emailNotifications: 'on',
      favoriteCategories: ['mechanics'],
    },
  },
  {
    pattern: '/dashboard/payments',
    as: 'user',
    schema: billingDetailsForm(t),
    values: {
      company: 'Pat Hauling',
      address: '1 Main St',
      taxId: '12-3456789',
      bookkeeperEmail: 'books@example.com',
    },
  },
  {
    pattern: '/dashboard',
    as: 'user',
    schema: ownItemForm(),
    values: { kind: 'listing', id: '{listing}', to: 'inactive' },
  },
  {
    pattern: '/dashboard',
    query: `do=${BULK}`,
    as: 'user',
    schema: ownItemsForm(),
    values: { ids: ['{listing}'], to: 'inactive' },
  },
]
