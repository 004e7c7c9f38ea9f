// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

function Asked({ onConfirm }: { onConfirm: (form: FormData) => void }) {
  const ref = useRef<HTMLDialogElement>(null)
  const labels = { confirmLabel: 'Ban', cancelLabel: 'Cancel', closeLabel: 'Close' }
  return (
    <>
      <button type="button" onClick={() => ref.current?.showModal()}>
        Open
      </button>
      <ConfirmDialog ref={ref} title="Ban?" {...labels} onConfirm={onConfirm}>
        <input aria-label="Reason" name="reason" />
      </ConfirmDialog>
    </>
  )
}

test('confirming submits what was filled in; cancelling does nothing (D-22)', async () => {
  const form: unknown[] = []
  render(<Asked onConfirm={(data) => form.push(data.get('reason'))} />)
  const open = screen.getByText('Open')

  await userEvent.click(open)
  await userEvent.type(screen.getByLabelText('Reason'), 'spam')
  await userEvent.click(screen.getByText('Cancel'))
  expect(form).toEqual([])

  await userEvent.click(open)
  await userEvent.click(screen.getByText('Ban'))
  expect(form).toEqual(['spam'])
})

test('[PAY-08] a question inside a form is a form of its own beside it, and confirming it sends nothing else', async () => {
  const form: unknown[] = []
  let sent = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent += 1
      }}
    >
      <Asked onConfirm={(data) => form.push(data.get('reason'))} />
    </form>,
  )
  expect(document.querySelector('form form')).toBeNull()

  await userEvent.click(screen.getByText('Open'))
  await userEvent.click(screen.getByText('Ban'))

  expect(form).toEqual([''])
  expect(sent).toBe(0)
})
