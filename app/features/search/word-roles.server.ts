import { isFiller } from './read-vocabulary.server.ts'

/** A token that no place took, and where it is in the query. */
export type Word = { readonly text: string; readonly at: readonly number[] }

/** What a word is to the words before it. */
const ROLES = {
  purpose: ['for', 'to', 'для', 'под', 'para'],
  addition: ['with', 'w', 'с', 'со', 'на', 'con'],
  other: 'in near at from by no без в во от около рядом из en cerca desde sin'.split(' '),
} as const
export type Role = keyof typeof ROLES | 'main'

const ROLE_OF = new Map<string, Role>([
  ...ROLES.purpose.map((word) => [word, 'purpose'] as const),
  ...ROLES.addition.map((word) => [word, 'addition'] as const),
  ...ROLES.other.map((word) => [word, 'other'] as const),
])

/** 'For sale' is no purpose. */
const DEALS = new Set(['rent', 'sale', 'lease', 'hire'])

/** Returns what the word at a place is to those before it: of 'English for drivers' the drivers are a purpose, and it is no job. */
export function roleAt(words: readonly Word[], at: number): Role {
  const before = words.slice(0, at).map(({ text }) => text)
  const start = before.findLastIndex((text, i) => ROLE_OF.has(text) && !DEALS.has(words[i + 1]?.text ?? ''))
  const isLater = before.slice(0, Math.max(start, 0)).some((text) => !isFiller(text))
  return isLater ? (ROLE_OF.get(before[start] ?? '') ?? 'main') : 'main'
}
