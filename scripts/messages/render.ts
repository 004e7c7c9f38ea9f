import type { Message } from './icu.ts'

type Module = {
  readonly feature: string
  readonly locale: string
  readonly context: string | null
  readonly messages: ReadonlyMap<string, Message>
}

/** The name of a feature in code: `card-errors` is `cardErrors`. */
export const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())

const keyOf = (key: string) => (/^\w+$/u.test(key) ? key : quoted(key))

const quoted = (text: string) =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

function valueOf(message: Message): string {
  if (typeof message === 'string') return quoted(message)
  const forms = Object.entries(message).map(([form, text]) => `${form}: ${quoted(text)}`)
  return `{ ${forms.join(', ')} }`
}

/** Returns the module of a feature's messages. Only the English one keeps its literal types: the others are checked against them. */
export function renderModule({ feature, locale, context, messages }: Module): string {
  const name = camelCase(feature)
  const lines = [...messages].map(([key, message]) => `  ${keyOf(key)}: ${valueOf(message)},\n`)
  const note = `// Generated from app/i18n/messages/${locale}/${feature}.arb by \`npm run messages\`.\n`
  const about = context === null ? '' : `\n/** ${context} */`
  if (locale === 'en') return `${note}${about}\nexport const ${name} = {\n${lines.join('')}} as const\n`
  const type = `WordsOf<'${name}', '${locale}'>`
  return `${note}\nimport type { WordsOf } from '../translate.ts'\n${about}\nexport const ${name}: ${type} = {\n${lines.join('')}}\n`
}
