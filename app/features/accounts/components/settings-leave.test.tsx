// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refuse } from '#app/lib/refusal.ts'
import { showForm } from '#tests/helpers/show-form.tsx'
import { AlertsForm } from './settings-alerts.tsx'
import { DeactivateForm, DeleteForm } from './settings-leave.tsx'

test('[DASH-07] the consequences stand above the button that deactivates', () => {
  showForm(<DeactivateForm action="?change=deactivate" result={undefined} />)

  expect(screen.getByText(/everything you posted will be hidden/u)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Deactivate my account' })).toBeDefined()
})

test('[DASH-07] why an account was not deactivated is a literal text', () => {
  const refusal = refuse('conflict', 'accounts.lastAdmin')
  showForm(<DeactivateForm action="?change=deactivate" result={{ outcome: 'refused', refusal, form: {} }} />)

  expect(screen.getByRole('alert').textContent).toContain('Failed to deactivate account')
  expect(screen.getByRole('alert').textContent).toContain('You are the only admin.')
})

test('deleting asks for the password before anything is sent', async () => {
  const sent = showForm(<DeleteForm action="?change=delete" result={undefined} />)
  const button = screen.getByRole('button', { name: 'Delete my account forever' })

  await userEvent.click(button)
  expect(screen.getByText('Password is required')).toBeDefined()
  await userEvent.type(screen.getByLabelText('Current password'), 'secret1')
  await userEvent.click(button)

  expect(sent).toEqual([{ to: '?change=delete', password: 'secret1' }])
})

test('[DASH-07] the boxes show which mails are wanted, and send what is ticked', async () => {
  const alerts = { expiryAlerts: true, signInAlerts: false }
  const sent = showForm(<AlertsForm action="?change=alerts" result={undefined} alerts={alerts} />)
  const expiry = screen.getByLabelText('Email me before a listing expires')
  expect(expiry).toHaveProperty('checked', true)

  await userEvent.click(expiry)
  await userEvent.click(screen.getByLabelText('Email me when someone signs in on a new device'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(sent).toEqual([{ to: '?change=alerts', signInAlerts: 'on' }])
})
