// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { MessageSent } from './message-sent.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

function Thanks() {
  const [writes, setWrites] = useState(false)
  return (
    <>
      <MessageSent staysByWriting={writes} />
      <input aria-label="form" onInput={() => setWrites(true)} />
    </>
  )
}

function show() {
  const Site = createRoutesStub([
    { path: '/', Component: () => <h1>home page</h1> },
    { path: '/contact', Component: Thanks },
  ])
  render(
    <TranslationProvider translate={TRANSLATE.en}>
      <Site initialEntries={['/contact']} />
    </TranslationProvider>,
  )
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('[CON-03] the thanks are announced and have the focus', () => {
  show()

  const thanks = screen.getByRole('status')

  expect(thanks.textContent).toContain('Message sent successfully!')
  expect(thanks.textContent).toContain("Thank you for your message. We'll get back to you soon.")
  expect(document.activeElement).toBe(thanks)
})

test('[CON-03] the home page opens after two seconds', async () => {
  show()

  await wait(1999)
  expect(screen.queryByText('home page')).toBeNull()
  await wait(1)
  expect(screen.getByText('home page')).toBeTruthy()
})

test('[CON-03] who does not want to wait finds a link', () => {
  show()

  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
})

test('[CON-03] who presses “Stay here” stays', async () => {
  show()

  fireEvent.click(screen.getByRole('button', { name: 'Stay here' }))
  await wait(10_000)

  expect(screen.queryByText('home page')).toBeNull()
  expect(screen.queryByText('The home page opens in a moment.')).toBeNull()
})

test('[CON-03] who goes on writing stays', async () => {
  show()

  fireEvent.input(screen.getByLabelText('form'), { target: { value: 'Another thing' } })
  await wait(10_000)

  expect(screen.queryByText('home page')).toBeNull()
})
