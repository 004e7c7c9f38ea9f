import { enterForm, reauthenticationFields } from '#app/features/accounts/passkeys/schema.ts'
import * as accounts from '#app/features/accounts/schema.ts'
import { codeForm } from '#app/features/accounts/two-factor/schema.ts'
import { contactForm } from '#app/features/contact/schema.ts'
import { favoriteForm } from '#app/features/favorites/schema.ts'
import { reportForm } from '#app/features/moderation/reports/schema.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { PASSWORD } from '#tests/factories/accounts.ts'
import type { Writing } from './writing.ts'

const t = TRANSLATE.en
const MIN = 6

const again = { password: 'Lantern-42-crate', confirmPassword: 'Lantern-42-crate' }

/** The forms of visitors, and those that lead into an account. */
export const PUBLIC_FORMS: readonly Writing[] = [
  {
    pattern: '/contact',
    as: 'visitor',
    schema: contactForm(t),
    values: {
      name: 'Ann',
      email: 'ann@example.com',
      phone: '5550100199',
      subject: 'A question',
      message: 'Where can I find the prices of a listing?',
    },
  },
  {
    pattern: '/report/:kind/:publicId',
    as: 'visitor',
    schema: reportForm(t),
    values: { reason: 'other', note: 'Looks wrong' },
  },
  { pattern: '/language', as: 'visitor', fields: ['lang', 'to'], values: { lang: 'en', to: '/about' } },
  { pattern: '/theme', as: 'visitor', fields: ['theme', 'to'], values: { theme: 'dark', to: '/about' } },
  { pattern: '/*', as: 'visitor', fields: ['any'], values: { any: 'x' }, status: 404 },
  {
    pattern: '/dev/payments',
    as: 'visitor',
    fields: ['action', 'customer', 'subscription'],
    values: {},
    status: 422,
  },
  {
    pattern: '/sandbox/portal/:id',
    as: 'visitor',
    fields: ['action', 'payment_method'],
    values: {},
    status: 404,
  },
  {
    pattern: '/sandbox/3ds/:intent',
    as: 'visitor',
    fields: ['outcome', 'return_url'],
    values: {},
    status: 404,
  },
  {
    pattern: '/signup',
    as: 'visitor',
    schema: accounts.signUpForm(t, MIN),
    values: { fullName: 'Ann Driver', email: '{newEmail}', ...again },
  },
  {
    pattern: '/signin',
    as: 'visitor',
    schema: accounts.signInForm(t),
    values: { email: '{email}', password: PASSWORD },
  },
  {
    pattern: '/signin/passkey',
    as: 'visitor',
    schema: enterForm(),
    values: {
      passkey: JSON.stringify({
        id: 'a'.repeat(22),
        rawId: 'a'.repeat(22),
        type: 'public-key',
        response: { clientDataJSON: 'e30', authenticatorData: 'YQ', signature: 'YQ' },
      }),
    },
    status: 401,
  },
  { pattern: '/signin/code', as: 'visitor', schema: codeForm(t), values: { code: '123456' }, status: 302 },
  { pattern: '/signout', as: 'visitor', fields: [], values: {} },
  {
    pattern: '/confirm-email',
    as: 'visitor',
    schema: accounts.linkForm(),
    values: { token: 'x' },
    status: 410,
  },
  {
    pattern: '/resend-confirmation',
    as: 'visitor',
    schema: accounts.mailboxForm(t),
    values: { email: '{email}' },
  },
  {
    pattern: '/forgot-password',
    as: 'visitor',
    schema: accounts.mailboxForm(t),
    values: { email: '{email}' },
  },
  {
    pattern: '/reset-password',
    as: 'visitor',
    schema: accounts.resetForm(t, MIN),
    values: { token: 'x', ...again },
    status: 410,
  },
  {
    pattern: '/change-email',
    as: 'visitor',
    schema: accounts.linkForm(),
    values: { token: 'x' },
    status: 410,
  },
  {
    pattern: '/undo-email-change',
    as: 'visitor',
    schema: accounts.linkForm(),
    values: { token: 'x' },
    status: 410,
  },
  {
    pattern: '/account/confirm',
    as: 'user',
    schema: reauthenticationFields(),
    values: { password: PASSWORD },
  },
  {
    pattern: '/favorites',
    as: 'user',
    schema: favoriteForm(),
    values: { id: '{foreignListing}', keep: 'yes', to: '/' },
  },
]
