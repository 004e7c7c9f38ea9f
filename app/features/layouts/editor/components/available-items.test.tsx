// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { AVAILABLE_PATH, type AvailablePage, type EditorItem } from '../editor-state.ts'
import { AvailableItems } from './available-items.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const TIRES: EditorItem = {
  id: 'a',
  kind: 'banner',
  publicId: 123_456,
  title: 'Tires now',
  language: null,
  summary: '',
  category: 'repair-shops-parts',
  price: '',
  city: '',
  state: '',
  area: 'all_states',
  picture: null,
  pictures: 0,
  age: { at: '2026-02-15T12:00:00.000Z', unit: 'day', count: 1 },
  views: 0,
  featured: false,
  websiteUrl: '',
  canCall: false,
  canWrite: false,
  facts: [],
  pay: null,
  job: null,
  isPublic: true,
}
const FOUND: AvailablePage = { items: [TIRES], owed: [], marks: {}, page: 1, hasMore: false }

/** Shows the list, and returns a function that responds to its requests. */
function show() {
  const responses: ((page: AvailablePage | null) => void)[] = []
  const Site = createRoutesStub([
    { path: '/', Component: () => <AvailableItems /> },
    { path: AVAILABLE_PATH, loader: () => new Promise((resolve) => responses.push(resolve)) },
  ])
  render(
    <TranslationProvider translate={TRANSLATE.en}>
      <Site />
    </TranslationProvider>,
  )
  return (page: AvailablePage | null) => act(async () => responses.shift()?.(page))
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('[LAY-05] the list of billboards is given up after 5 s, and what comes later is shown (D-36)', async () => {
  const respondWith = show()

  await wait(4999)
  expect(screen.getByText('Loading…')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await wait(1)
  expect(screen.getByRole('alert').textContent).toContain('Ads query timeout')
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()

  await respondWith(FOUND)
  expect(screen.getByText('Tires now')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('[LAY-05] who tries again is waited for again', async () => {
  const respondWith = show()
  await wait(5000)

  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await respondWith(null)
  await respondWith(FOUND)

  expect(screen.getByText('Tires now')).toBeTruthy()
})

test('[LAY-05] a list that does not come at all says so, and offers to try again', async () => {
  const respondWith = show()
  await wait(10)

  await respondWith(null)

  expect(screen.getByRole('alert').textContent).toContain('The list could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  await wait(10)
  await respondWith(FOUND)
  expect(screen.getByText('Tires now')).toBeTruthy()
})
