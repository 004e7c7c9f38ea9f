import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'

/** Shows a form in English and records what is submitted: the query of its address as `to`, and the fields. */
export function showForm(form: ReactNode) {
  const sent: Record<string, unknown>[] = []
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => <TranslationProvider translate={TRANSLATE.en}>{form}</TranslationProvider>,
      action: async ({ request }) => {
        sent.push({ to: new URL(request.url).search, ...Object.fromEntries(await request.formData()) })
        return null
      },
    },
  ])
  render(<Page />)
  return sent
}
