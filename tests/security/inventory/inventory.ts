import { globSync, readFileSync } from 'node:fs'
import { POLICY } from '#app/routes/policy.ts'
import { ADMIN_FORMS } from './admin-forms.ts'
import { ENDPOINTS } from './endpoints.ts'
import { fieldsOf } from './fields-of.ts'
import { ITEM_FORMS } from './item-forms.ts'
import { MEMBER_FORMS } from './member-forms.ts'
import { PUBLIC_FORMS } from './public-forms.ts'
import type { Writing } from './writing.ts'

/** Every form and endpoint. */
export const WRITINGS: readonly Writing[] = [
  ...PUBLIC_FORMS,
  ...MEMBER_FORMS,
  ...ITEM_FORMS,
  ...ADMIN_FORMS,
  ...ENDPOINTS,
]

export const isJson = ({ pattern }: Writing) => pattern.startsWith('/api/')

export const nameOf = ({ pattern, query }: Writing) => (query ? `${pattern}?${query}` : pattern)

/** Returns the paths of a form's fields, as its schema has them. */
export const pathsOf = ({ schema, fields = [] }: Writing): readonly (readonly string[])[] =>
  schema ? fieldsOf(schema) : fields.map((name) => [name])

/** Patterns of the policy that something can be sent to, and none of the forms is about; and the other way around. */
export function patternsWithoutForm(): readonly string[] {
  const written = new Set(WRITINGS.map(({ pattern }) => pattern))
  const open = Object.entries(POLICY).filter(([, { write }]) => write !== 'nobody')
  const missing = open.map(([pattern]) => pattern).filter((pattern) => !written.has(pattern))
  return [...missing, ...[...written].filter((pattern) => !Object.hasOwn(POLICY, pattern))]
}

const sourceOf = (glob: string) => globSync(glob).map((file) => [file, readFileSync(file, 'utf8')] as const)

/** The schemas that actions of the site read forms with, and that the inventory does not use. */
export function schemasWithoutForm(): readonly string[] {
  const actions = sourceOf('app/routes/**/!(*.test).{ts,tsx}')
  const known = sourceOf('tests/security/inventory/*-forms.ts')
    .map(([, text]) => text)
    .join('')
  return actions.flatMap(([file, text]) =>
    [...text.matchAll(/readForm\(\s*[\w.]*request,\s*(\w+)\(/gu)].flatMap(([, made = '']) =>
      new RegExp(`\\b${made}\\(`, 'u').test(known) ? [] : [`${made} in ${file}`],
    ),
  )
}

/** The changes that a form of a page can ask for in its address, and that the inventory does not have. */
export function changesWithoutForm(): readonly string[] {
  const queries = new Set(WRITINGS.map(({ query }) => query ?? ''))
  return sourceOf('app/routes/**/!(*.test).{ts,tsx}').flatMap(([file, text]) => {
    const [, body] = /(?:const CHANGES|const RUN) = \{\n(.*?)\n\} as const/su.exec(text) ?? []
    if (!body || !/requestedChange|EDIT_ACTIONS/u.test(text)) return []
    const names = [...body.matchAll(/^ {2}(?:async )?(\w+)[:(]/gmu)].map(([, name = '']) => name)
    const key = text.includes('EDIT_ACTIONS') ? 'do' : 'change'
    return names
      .filter((name) => name !== 'save' && !queries.has(`${key}=${name}`))
      .map((name) => `${name} in ${file}`)
  })
}

/** The places where a form is read without `readForm`. */
export const readWithoutSchema = (): readonly string[] =>
  sourceOf('app/routes/**/!(*.test).{ts,tsx}')
    .filter(([, text]) => /request\.formData\(\)/u.test(text))
    .map(([file]) => file)
