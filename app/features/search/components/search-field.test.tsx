// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { parseSearchParams } from '../schema.ts'
import { SearchField } from './search-field.tsx'

afterEach(() => vi.useRealTimers())

test('[SRCH-03] what is typed and sent by hand is searched once: a second time would replace what Back leads to', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const searched: string[] = []
  const Page = createRoutesStub([
    {
      path: '/search',
      HydrateFallback: () => null,
      loader({ request }) {
        searched.push(new URL(request.url).search)
        return null
      },
      Component: () => (
        <TranslationProvider translate={TRANSLATE.en}>
          <SearchField asked={parseSearchParams(new URLSearchParams('q=truck'))} />
        </TranslationProvider>
      ),
    },
  ])
  render(<Page initialEntries={['/search?q=truck']} />)
  const box = await screen.findByRole('searchbox')

  fireEvent.change(box, { target: { value: 'volvo' } })
  fireEvent.submit(screen.getByRole('search'))
  await vi.advanceTimersByTimeAsync(1000)

  expect(searched).toEqual(['?q=truck', '?q=volvo'])
})
