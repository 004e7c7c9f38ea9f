import {
  ATTRIBUTE_KEYS,
  ATTRIBUTES,
  type AttributeKey,
  attributeOf,
} from '#app/features/attributes/catalog.ts'

type Table = typeof ATTRIBUTES

/** What a user can fill in; the others follow from these. */
export type FilledIn = {
  [Key in AttributeKey]: Table[Key] extends { readonly derived: true } ? never : Key
}[AttributeKey]
type ListKey = { [Key in FilledIn]: Table[Key]['type'] extends 'choices' ? Key : never }[FilledIn]

/** The name of an attribute in the form of a listing. Drafts and the form library want one flat word. */
export type AttributeField = `attribute_${FilledIn}`
export type ListField = `attribute_${ListKey}`
export type LineField = Exclude<AttributeField, ListField>

export function attributeField<Key extends AttributeKey>(key: Key): `attribute_${Key}` {
  return `attribute_${key}`
}

export const isFilledIn = (key: AttributeKey): key is FilledIn => !attributeOf(key).derived
export const FILLED_IN = ATTRIBUTE_KEYS.filter(isFilledIn)

const isList = (key: FilledIn): key is ListKey => ATTRIBUTES[key].type === 'choices'
const isLine = (key: FilledIn): key is Exclude<FilledIn, ListKey> => !isList(key)

/** Fields of several values, which are checkboxes; all others have one. */
export const LIST_FIELDS: readonly ListField[] = FILLED_IN.filter(isList).map(attributeField)
export const LINE_FIELDS: readonly LineField[] = FILLED_IN.filter(isLine).map(attributeField)

/** Fields that are one checkbox. A browser sends those that are checked only. */
export const FLAG_FIELDS: readonly LineField[] = FILLED_IN.filter(isLine)
  .filter((key) => ATTRIBUTES[key].type === 'flag')
  .map(attributeField)

/** The attributes of a form, as they were typed. */
export type TypedAttributes = Readonly<Record<LineField, string>> & Readonly<Record<ListField, string[]>>

const PREFIX = attributeField('kind').slice(0, -'kind'.length)

/** Returns the attribute that a field of the form is about; null for every other field. */
export function attributeOfField(name: string): FilledIn | null {
  const key = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : ''
  return FILLED_IN.find((each) => each === key) ?? null
}

/** Returns the attribute of a field. */
export function keyOfField(name: AttributeField): FilledIn {
  const key = attributeOfField(name)
  if (key === null) throw new TypeError(`${name} is no field of an attribute`)
  return key
}
