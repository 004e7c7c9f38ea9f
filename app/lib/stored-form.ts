import type { FormValues } from './draft.ts'

/** A field in which what is stored and what was typed differ. */
export type FieldDifference = {
  readonly name: string
  readonly theirs: string | readonly string[]
  readonly mine: string | readonly string[]
}

/** The response to a form that was typed over an older version: what differs, and the version that is stored now. */
export type StaleForm = { readonly version: string; readonly differences: readonly FieldDifference[] }

function asTyped(value: unknown): string | readonly string[] {
  if (typeof value === 'boolean') return value ? 'on' : ''
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? value : ''
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields in which a form differs from what is stored; what the form does not have is empty. */
export function differencesOf(
  stored: FormValues,
  form: Readonly<Record<string, unknown>>,
): readonly FieldDifference[] {
  return Object.entries(stored)
    .map(([name, theirs]) => ({ name, theirs, mine: asTyped(form[name]) }))
    .filter(({ theirs, mine }) => !isEqual(theirs, mine))
}
