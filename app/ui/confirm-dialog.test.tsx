// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Props = { onConfirm: (form: FormData) => void; required?: boolean }

function Asked({ onConfirm, required = false }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const labels = { confirmLabel: 'Ban', cancelLabel: 'Cancel', closeLabel: 'Close' }
  return (
    <>
      <button type="button" onClick={() => ref.current?.showModal()}>
        Open
      </button>
      <ConfirmDialog ref={ref} title="Ban?" {...labels} onConfirm={onConfirm}>
        <label>
          Reason
          <input name="reason" required={required} />
        </label>
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

test('[LANG-03] a field that is missing is named in the language of the page, and nothing is sent', async () => {
  const form: unknown[] = []
  render(
    <TranslationProvider translate={TRANSLATE.ru}>
      <Asked required onConfirm={(data) => form.push(data.get('reason'))} />
    </TranslationProvider>,
  )
  await userEvent.click(screen.getByText('Open'))
  await userEvent.click(screen.getByText('Ban'))
  expect(screen.getByRole('alert').textContent).toBe('Заполните: Reason')
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'))

  await userEvent.type(screen.getByLabelText('Reason'), 'spam')
  await userEvent.click(screen.getByText('Ban'))
  expect(screen.queryByRole('alert')).toBeNull()
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
