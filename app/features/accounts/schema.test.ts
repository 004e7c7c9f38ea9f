import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { numRuns } from '#tests/helpers/property-runs.ts'
import { changePasswordForm, mailboxForm, resetForm, signInForm, signUpForm } from './schema.ts'

const t = TRANSLATE.en

const good = {
  fullName: 'Dana Driver',
  email: 'dana@example.com',
  password: 'correct horse 7',
  confirmPassword: 'correct horse 7',
}

/** Returns the first error of each invalid field of a form. */
function errorsOf(schema: z.ZodType, form: object) {
  const { error } = schema.safeParse(form)
  const values = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message] as const)
  return Object.fromEntries(values.toReversed())
}

const signUpSchema = signUpForm(t, 8)

describe('[AUTH-01] the form for signing up', () => {
  test('takes a user as they are called, and one spelling of the address', () => {
    const values = { ...good, fullName: '  Ольга  Ñandú ', email: ' Dana@Example.COM ' }

    expect(signUpSchema.parse(values)).toMatchObject({ fullName: 'Ольга Ñandú', email: 'dana@example.com' })
  })

  test('says in the words of the specification what is wrong', () => {
    expect(errorsOf(signUpSchema, { ...good, confirmPassword: 'other' })).toEqual({
      confirmPassword: 'Passwords do not match',
    })
    expect(errorsOf(signUpSchema, { ...good, password: '1234567', confirmPassword: '1234567' })).toEqual({
      password: 'Password must be at least 8 characters',
    })
  })

  test('says of every field that it is missing, whether empty or not sent', () => {
    const missing = {
      fullName: 'Full name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please enter the password again',
    }

    expect(errorsOf(signUpSchema, {})).toEqual(missing)
    expect(errorsOf(signUpSchema, { fullName: ' ', email: ' ', password: '', confirmPassword: '' })).toEqual(
      missing,
    )
  })

  test('refuses a name with more marks on its letters than are kept, as one that is too long', () => {
    const piled = `D${'\u0301'.repeat(100)}ana`

    expect(errorsOf(signUpSchema, { ...good, fullName: piled })).toEqual({
      fullName: t('accounts.tooLong', { max: 25 }),
    })
  })

  test('drops what no one is asked for: rights, marks, ids', () => {
    const greedy = {
      ...good,
      role: 'admin',
      is_verified: 'on',
      isVerified: true,
      id: '1',
      emailVerified: true,
    }

    expect(Object.keys(signUpSchema.parse(greedy)).sort()).toEqual([...Object.keys(good), 'mark'].sort())
  })

  test.each([
    'dana',
    '@example.com',
    'dana@',
    'dana@example',
    'a b@example.com',
    'dana@example.com, eve@example.com',
    'dana@example.com\r\nBcc: eve@example.com',
    '<dana@example.com>',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses “%.40s” as an address', (email) => {
    expect(errorsOf(signUpSchema, { ...good, email })).toHaveProperty('email')
  })

  test('names have 25 letters at most, as users count them', () => {
    expect(errorsOf(signUpSchema, { ...good, fullName: '🇺🇸'.repeat(25) })).toEqual({})
    expect(errorsOf(signUpSchema, { ...good, fullName: 'a'.repeat(26) })).toEqual({
      fullName: 'No more than 25 characters, please',
    })
  })

  test('whatever is sent, what is let through fits the database', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (fullName, local) => {
        const { data } = signUpSchema.safeParse({ ...good, fullName, email: `${local}@example.com` })
        if (!data) return
        expect(data.fullName).not.toMatch(/[\u0000-\u001F\u007F]/u)
        expect(Array.from(data.fullName).length).toBeGreaterThan(0)
        expect(data.email).toBe(data.email.toLowerCase())
        expect(data.email.length).toBeLessThanOrEqual(254)
      }),
      { numRuns: numRuns() },
    )
  })
})

test('[AUTH-06] resetting says it in its own words', () => {
  const form = { token: 'x', password: '1234567', confirmPassword: '1234567' }

  expect(errorsOf(resetForm(t, 8), form)).toEqual({ password: 'Password must be at least 8 characters long' })
  expect(errorsOf(resetForm(t, 8), { ...form, password: '123456789' })).toEqual({
    confirmPassword: 'Passwords do not match',
  })
})

test('[DASH-07] so does changing a password', () => {
  const form = { currentPassword: 'x', newPassword: '1234567', confirmPassword: '1234567' }

  expect(errorsOf(changePasswordForm(t, 8), form)).toEqual({
    newPassword: 'New password must be at least 8 characters long',
  })
  expect(errorsOf(changePasswordForm(t, 8), { ...form, newPassword: '123456789' })).toEqual({
    confirmPassword: 'New passwords do not match',
  })
})

test('[AUTH-04] signing in asks nothing of the length of a password', () => {
  expect(signInForm(t).safeParse({ email: 'dana@example.com', password: 'x' }).success).toBe(true)
  expect(errorsOf(signInForm(t), {})).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  })
})

test('[AUTH-05] a mailbox is asked for in the language of the page', () => {
  expect(errorsOf(mailboxForm(TRANSLATE.ru), { email: 'x' })).toEqual({
    email: 'Проверьте адрес эл. почты',
  })
})
