import type { FormValues } from '#app/lib/draft.ts'
import type { Picture } from '#app/lib/picture.ts'
import { type Refusal, refuse } from '#app/lib/refusal.ts'

/** How many edits of an item are kept, and for how long. */
export const MAX_EDITS = 50
export const EDIT_RETENTION_DAYS = 365

/** For how many days pictures that an edit removed can come back. */
export const REMOVED_PICTURE_DAYS = 30

/** Where an edit came from: a form, facts confirmed by the owner, an import, or an admin who took back another edit. */
export type EditSource = 'form' | 'facts' | 'import' | 'revert'

type Value = FormValues[string]

/** What a field said before and after, as its form shows it. */
export type FieldChange = readonly [before: Value, after: Value]
export type FieldChanges = Readonly<Record<string, FieldChange>>

/** An item as its form shows it, with its pictures. */
export type ItemVersion = { readonly values: FormValues; readonly images: readonly Picture[] }

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the fields that differ, with both values; a field that one of them lacks is empty there. */
export function changesBetween(before: FormValues, after: FormValues): FieldChanges {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  const pairs = [...names].map((name) => [name, [before[name] ?? '', after[name] ?? '']] as const)
  return Object.fromEntries(pairs.filter(([, [one, other]]) => !isEqual(one, other)))
}

/** Why an edit cannot be taken back: a field that it changed says something else by now. */
export function whyNotRevert(changes: FieldChanges, current: FormValues): Refusal | null {
  const isCurrent = Object.entries(changes).every(([name, [, after]]) => isEqual(current[name] ?? '', after))
  return isCurrent ? null : refuse('conflict', 'moderation.changedSince')
}

/** Returns what an item says with an edit taken back. */
export function valuesBefore(changes: FieldChanges, current: FormValues): FormValues {
  const before = Object.entries(changes).map(([name, [value]]) => [name, value] as const)
  return { ...current, ...Object.fromEntries(before) }
}
