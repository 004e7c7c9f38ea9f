import type { AttributeKey } from '#app/features/attributes/catalog.ts'

/** Of an attribute: what people call each choice beside its own names; several are separated by a bar. A flag has the choice 'yes'. */
export type ChoiceWords = { readonly [K in AttributeKey]?: Readonly<Record<string, string>> }
