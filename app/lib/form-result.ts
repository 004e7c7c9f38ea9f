import type { SubmissionResult } from '@conform-to/react'
import type { Refusal } from './refusal.ts'

/** What a form is answered. `form` carries what was typed back to a page without JavaScript; null when nothing came back. */
export type FormResult<T = unknown> =
  | { readonly outcome: 'done'; readonly value: T; readonly form: SubmissionResult }
  /** Some fields are wrong; each says how. */
  | { readonly outcome: 'invalid'; readonly form: SubmissionResult }
  | { readonly outcome: 'refused'; readonly refusal: Refusal; readonly form: SubmissionResult }
  /** Nobody foresaw this, or the answer never came. */
  | { readonly outcome: 'failed'; readonly form: SubmissionResult | null }

/** The answer of a form whose request was lost on its way: a page stays as it is, with everything typed. */
export const LOST_RESPONSE = { outcome: 'failed', form: null } as const satisfies FormResult
