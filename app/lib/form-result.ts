import type { SubmissionResult } from '@conform-to/react'
import type { Refusal } from './refusal.ts'
import type { StaleForm } from './stored-form.ts'

/**
 * The response to a form. `form` carries what was typed back to a page without JavaScript; null when nothing came
 * back.
 */
export type FormResult<T = unknown> =
  | { readonly outcome: 'done'; readonly value: T; readonly form: SubmissionResult }
  /** Some fields are invalid; each has its error. */
  | { readonly outcome: 'invalid'; readonly form: SubmissionResult }
  | {
      readonly outcome: 'refused'
      readonly refusal: Refusal
      /** Null: the page still shows what was typed. */
      readonly form: SubmissionResult | null
      /** Set when what it edits was changed since the form was opened. */
      readonly stale?: StaleForm
    }
  /** An unforeseen error, or the response never arrived. */
  | { readonly outcome: 'failed'; readonly form: SubmissionResult | null }

/** Returns both versions, if the form was refused because what it edits was changed since it was opened. */
export function staleOf(result: FormResult | undefined): StaleForm | null {
  return result?.outcome === 'refused' ? (result.stale ?? null) : null
}

/** The response to a form whose request was lost: the page stays as it is, with everything typed. */
export const LOST_RESPONSE = { outcome: 'failed', form: null } as const satisfies FormResult
