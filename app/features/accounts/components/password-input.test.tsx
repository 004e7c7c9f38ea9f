// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { PasswordInput } from './password-input.tsx'

function show(field = {}) {
  render(
    <TranslationProvider translate={TRANSLATE.en}>
      <PasswordInput
        field={{ id: 'p', name: 'password', ...field }}
        label="Password"
        autoComplete="new-password"
      />
    </TranslationProvider>,
  )
  return screen.getByLabelText('Password')
}

test('[AUTH-01] a password is hidden until someone wants to see it', async () => {
  const input = show()
  await userEvent.type(input, 'secret1')
  expect(input).toHaveProperty('type', 'password')

  await userEvent.click(screen.getByRole('button', { name: 'Show the password' }))
  expect(input).toHaveProperty('type', 'text')
  expect(input).toHaveProperty('value', 'secret1')

  await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }))
  expect(input).toHaveProperty('type', 'password')
})

test('what was sent is never written into the page again', () => {
  expect(show({ initialValue: 'secret1' })).toHaveProperty('value', '')
})

test('what is wrong is beside it', () => {
  const input = show({ error: 'Password is required' })

  expect(input.getAttribute('aria-describedby')).toBe('p-error')
  expect(screen.getByRole('alert').textContent).toBe('Password is required')
})

test('[AUTH-14] a password with a blank at its beginning or end is pointed out, and kept as it is', async () => {
  const input = show()
  await userEvent.type(input, 'two words')
  expect(screen.getByRole('status').textContent).toBe('')

  await userEvent.type(input, ' ')
  expect(screen.getByRole('status').textContent).toContain('starts or ends with a space')
  expect(input).toHaveProperty('value', 'two words ')
})
