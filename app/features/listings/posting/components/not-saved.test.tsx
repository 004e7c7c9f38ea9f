// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { type FormResult, LOST_RESPONSE } from '#app/lib/form-result.ts'
import { refuse } from '#app/lib/refusal.ts'
import type { FormMode } from '../form-draft.ts'
import { NotSaved } from './not-saved.tsx'

function textOf(mode: FormMode, result: FormResult): string {
  const { unmount } = render(
    <TranslationProvider translate={TRANSLATE.en}>
      <NotSaved mode={mode} result={result} />
    </TranslationProvider>,
  )
  const text = screen.getByRole('alert').textContent
  unmount()
  return text
}

const refused = (refusal: ReturnType<typeof refuse>): FormResult => ({
  outcome: 'refused',
  refusal,
  form: {},
})
const FAILED: FormResult = { outcome: 'failed', form: {} }

test.each([
  ['no answer came', LOST_RESPONSE, 'Network timeout. Please check your internet connection and try again.'],
  [
    'they are no admin any more',
    refused(refuse('forbidden', 'common.adminsOnly')),
    'Permission denied. Please log in again and try again.',
  ],
  [
    'they are signed out',
    refused(refuse('unauthenticated', 'common.signInFirst')),
    'Permission denied. Please log in again and try again.',
  ],
  ['the server failed', FAILED, 'Database error. Please try again or contact support.'],
  [
    'a rule says no',
    refused(refuse('invalid', 'uploads.unknownPicture')),
    `Failed to create listing: ${TRANSLATE.en('uploads.unknownPicture').replace(/\.$/u, '')}. Please try again.`,
  ],
] as const)('[MOD-08] a listing of an admin was not made, because %s', (_, result, sentence) => {
  expect(textOf('admin', result)).toContain(sentence)
})

test('[MOD-03] an edit that no one answered says so in the exact words', () => {
  expect(textOf('edit', LOST_RESPONSE)).toContain('Failed to update listing. Please try again.')
  expect(textOf('edit', FAILED)).toContain('Failed to update listing. Please try again.')
})
