import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

// The site uses a part of ICU MessageFormat: arguments, and one plural of `count` around the whole message. What a
// browser runs is smaller by that (`app/i18n/translate.ts`).

/** The plural forms of a language, by CLDR. */
const PLURAL_FORMS: Readonly<Record<string, readonly string[]>> = {
  en: ['one', 'other'],
  ru: ['one', 'few', 'many', 'other'],
  es: ['one', 'many', 'other'],
}

/** A message as the site reads it: a text, or one for each plural form, with `{name}` for arguments. */
export type Message = string | Readonly<Record<string, string>>

function plain(element: MessageFormatElement): string {
  if (element.type === TYPE.pound) return '{count}'
  if (element.type === TYPE.argument) return `{${element.value}}`
  if (element.type !== TYPE.literal) throw new Error('a plural stands around the whole message')
  if (/[{}]/u.test(element.value)) throw new Error('braces are for arguments only')
  return element.value
}

const join = (elements: readonly MessageFormatElement[]) => elements.map(plain).join('')

/** Returns the message that an ICU text stands for. Throws for what the site cannot show. */
export function compileMessage(text: string, locale: string): Message {
  const elements = parse(text, { ignoreTag: true, requiresOtherClause: true })
  const [first] = elements
  if (first?.type !== TYPE.plural) return join(elements)
  if (elements.length > 1) throw new Error('a plural stands around the whole message')
  const { value, offset, pluralType, options } = first
  if (value !== 'count' || offset !== 0 || pluralType !== 'cardinal')
    throw new Error('a plural is a cardinal one of `count`, without offset')
  const forms = PLURAL_FORMS[locale] ?? []
  if (Object.keys(options).toSorted().join() !== forms.toSorted().join())
    throw new Error(`a plural has the forms ${forms.join(', ')}`)
  return Object.fromEntries(forms.map((form) => [form, join(options[form]?.value ?? [])]))
}

/** Returns the texts of a message, one for each plural form. */
export const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message)

/** Returns the names of the arguments of a message, in alphabetical order. */
export function argumentsOf(message: Message): readonly string[] {
  const names = textsOf(message).flatMap((text) => text.match(/\{\w+\}/gu) ?? [])
  return [...new Set(names)].toSorted()
}
