import { askedAttributes } from '#app/features/attributes/asked-attributes.ts'
import { parseAttributes } from '#app/features/attributes/parse-attributes.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { recordOf } from '#app/lib/record-of.ts'
import {
  type AttributeField,
  attributeField,
  keyOfField,
  LINE_FIELDS,
  LIST_FIELDS,
  type TypedAttributes,
} from './attribute-fields.ts'
import { shownBack } from './shown-back.ts'

export type Unread = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the attributes of a category in a form, by key, each as it is shown back. */
export function attributeInput(category: CategorySlug, form: Unread): Unread {
  const model = form[attributeField('payModel')]
  const payModel = isText(model) ? model : ''
  const input: Record<string, unknown> = {}
  for (const { key } of askedAttributes(category)) {
    const typed = form[attributeField(key)]
    input[key] = isText(typed) ? shownBack({ key, typed, payModel }) : typed
  }
  return input
}

/** Returns what a form states, as it is stored, and what is wrong with it. Only what its category asks for counts. */
export function statedAttributes(form: Unread & { readonly category: CategorySlug }) {
  return parseAttributes(askedAttributes(form.category), attributeInput(form.category, form))
}

/** Returns the attributes of a form as they are shown back; what its category does not ask for is not there. */
export function attributesShownBack(
  form: TypedAttributes & { readonly category: CategorySlug },
): TypedAttributes {
  const input = attributeInput(form.category, form)
  const isAsked = (name: AttributeField) => Object.hasOwn(input, keyOfField(name))
  return {
    ...recordOf(LINE_FIELDS, (name) => {
      const shown = input[keyOfField(name)]
      return isText(shown) ? shown : ''
    }),
    ...recordOf(LIST_FIELDS, (name) => (isAsked(name) ? form[name] : [])),
  }
}
