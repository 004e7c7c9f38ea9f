// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { FormResult } from '#app/lib/form-result.ts'
import { showForm } from '#tests/helpers/show-form.tsx'
import { ChangeEmailForm } from './settings-email.tsx'
import { ChangePasswordForm } from './settings-password.tsx'
import { SessionList } from './settings-sessions.tsx'

const done = <T,>(value: T): FormResult<T> => ({ outcome: 'done', value, form: {} })

describe('[DASH-07] changing the password', () => {
  test('says what is wrong before anything is sent', async () => {
    const sent = showForm(<ChangePasswordForm passwordMin={8} action="?change=password" result={undefined} />)
    await userEvent.type(screen.getByLabelText('Current password'), 'secret1')
    await userEvent.type(screen.getByLabelText('New password'), '12345')
    await userEvent.type(screen.getByLabelText('Confirm new password'), '12345')

    await userEvent.click(screen.getByRole('button', { name: 'Update password' }))

    expect(screen.getByText('New password must be at least 8 characters long')).toBeDefined()
    expect(sent).toEqual([])
  })

  test('says that it worked', () => {
    showForm(<ChangePasswordForm passwordMin={8} action="?change=password" result={done(null)} />)

    expect(screen.getByRole('status').textContent).toContain('Password updated successfully!')
  })
})

test('[DASH-07] after asking for another address it says where to look', () => {
  showForm(<ChangeEmailForm action="?change=email" result={done({ email: 'new@example.com' })} />)

  expect(screen.getByRole('status').textContent).toContain('Email change request sent successfully!')
  expect(screen.getByRole('status').textContent).toContain('new@example.com')
})

test('each session but the present one has a button that ends it', async () => {
  const seenAt = new Date('2026-02-16T15:00:00Z')
  const common = { userAgent: 'Firefox', network: '203.0.113.0/24', seenAt }
  const sessions = [
    { ...common, id: 'here', isThis: true },
    { ...common, id: 'there', isThis: false },
  ]
  const sent = showForm(
    <SessionList sessions={sessions} endOne="?change=session" endOthers="?change=others" />,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))

  expect(sent).toEqual([{ to: '?change=session', sessionId: 'there' }])
})
