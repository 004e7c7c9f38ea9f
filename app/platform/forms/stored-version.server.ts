import { createHash } from 'node:crypto'
import type { FormValues } from '#app/lib/draft.ts'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import { differencesOf, type StaleForm } from '#app/lib/stored-form.ts'

/** Carries both versions of a form that was typed over one that has changed since. */
export class StaleFormError extends RefusedError {
  readonly stale: StaleForm

  constructor(stale: StaleForm) {
    super(refuse('conflict', 'forms.stale'))
    this.stale = stale
  }
}

/**
 * Returns the version of what a form edits: a fingerprint of the values, so that changes of anything else, such as
 * the status or the number of views, make no form stale.
 */
export function versionOf(stored: FormValues): string {
  const sorted = Object.entries(stored).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16)
}

/**
 * Refuses to overwrite what the user has not seen: call it in the transaction of the change, with the locked row.
 * `form.version` is the version that the form was opened with. Throws StaleFormError, unless both say the same.
 */
export function assertCurrent(
  stored: FormValues,
  form: Readonly<Record<string, unknown>> & { readonly version?: string | undefined },
): void {
  const version = versionOf(stored)
  if (form.version === version) return
  const differences = differencesOf(stored, form)
  if (differences.length > 0) throw new StaleFormError({ version, differences })
}
