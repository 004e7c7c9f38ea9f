import { z } from 'zod'
import { type AttributeKey, attributeOf } from '#app/features/attributes/catalog.ts'
import { parseValue } from '#app/features/attributes/parse-value.ts'
import { problemText } from '#app/features/attributes/schema.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import { recordOf } from '#app/lib/record-of.ts'
import { keyOfField, LINE_FIELDS, LIST_FIELDS } from './attribute-fields.ts'
import { shownBack } from './shown-back.ts'
import { statedAttributes, type Unread } from './stated-attributes.ts'

/** Longer than any value. */
const MAX_TYPED_LENGTH = 500

/** What these are in depends on how pay is counted: the form as a whole judges them. */
const JUDGED_TOGETHER: readonly AttributeKey[] = ['payFrom', 'payTo', 'payTypical']

type Words = Pick<AccountTranslate, 'dynamic'>

/** Says what is wrong with one field by itself. */
function fieldCheck(t: Words, key: AttributeKey) {
  return ({ value, issues }: { value: unknown; issues: z.core.$ZodRawIssue[] }): void => {
    if (JUDGED_TOGETHER.includes(key)) return
    const sent = typeof value === 'string' ? shownBack({ key, typed: value, payModel: '' }) : value
    const { problem } = parseValue({ asked: { key, ...attributeOf(key) }, sent, payModel: '' })
    if (problem)
      issues.push({ code: 'custom', message: problemText(problem, t), input: value, continue: true })
  }
}

const lineField = (t: Words, key: AttributeKey) =>
  z.string().max(MAX_TYPED_LENGTH).check(fieldCheck(t, key)).default('')

const listField = (t: Words, key: AttributeKey) =>
  z
    .array(z.string().max(MAX_TYPED_LENGTH))
    .max(attributeOf(key).choices?.length ?? 0)
    .check(fieldCheck(t, key))
    .default([])

/** The fields of attributes in the form of a listing: those of every category, because it can be changed. */
export function attributeShape(t: Words) {
  return {
    ...recordOf(LINE_FIELDS, (name) => lineField(t, keyOfField(name))),
    ...recordOf(LIST_FIELDS, (name) => listField(t, keyOfField(name))),
  }
}

type Issues = readonly { readonly path?: readonly PropertyKey[] | undefined; readonly code?: string }[]
type Form = Unread & { readonly category: CategorySlug }

/** Attributes are judged together once their category is known and every one of them is text. */
export const whenAttributesAreRead = {
  when: ({ issues }: { readonly issues: Issues }) =>
    issues.every(({ path, code }) => {
      const field = String(path?.[0])
      return field !== 'category' && !(field.startsWith('attribute_') && code === 'invalid_type')
    }),
} as const

/** Returns what is wrong with the attributes of a form together, each at its field. */
export function attributeIssues(t: Words, form: Form, issues: Issues) {
  const known = issues.map(({ path }) => path?.[0])
  return statedAttributes(form).problems.flatMap((why) => {
    const name = `attribute_${why.key}`
    if (known.includes(name)) return []
    return [{ code: 'custom' as const, path: [name], message: problemText(why, t), input: form[name] }]
  })
}
