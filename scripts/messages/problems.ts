import type { Bundle, Entry } from './arb.ts'
import { argumentsOf, compileMessage, textsOf } from './icu.ts'
import { fingerprint, type TranslatedFrom } from './translated-from.ts'

export type Feature = {
  readonly name: string
  readonly source: Bundle
  readonly translations: readonly Bundle[]
  /** Which English each key was translated from. */
  readonly translatedFrom: TranslatedFrom
}

type Pair = { readonly english: Entry; readonly entry: Entry; readonly locale: string }

/** Returns why a message cannot be shown, or null. */
function whyNotCompiled({ text }: Entry, locale: string): string | null {
  try {
    compileMessage(text, locale)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function whyWrong({ english, entry, locale }: Pair): string | null {
  const broken = whyNotCompiled(entry, locale)
  if (broken) return broken
  const [message, source] = [compileMessage(entry.text, locale), compileMessage(english.text, 'en')]
  const isCounted = typeof message !== 'string'
  if (isCounted !== (typeof source !== 'string')) return 'is a plural in one language only'
  if (argumentsOf(message).join() !== argumentsOf(source).join())
    return `takes ${argumentsOf(source).join(', ') || 'no arguments'} in English`
  const longest = Math.max(...textsOf(message).map((text) => text.replaceAll(/\{\w+\}/gu, '').length))
  if (longest > (english.maxLength ?? Number.POSITIVE_INFINITY))
    return `has ${longest} characters, of at most ${english.maxLength}`
  return null
}

/** Returns the messages whose English has changed since they were translated, or that no one has confirmed. */
function staleMessages({ name, source, translatedFrom }: Feature): string[] {
  return [...source.entries]
    .filter(([key, { text }]) => translatedFrom.get(key) !== fingerprint(text))
    .map(([key]) => `${name}.arb ${key} is stale: its English has changed since it was translated`)
}

/** Whether a translator needs to be told what a message is: its arguments, or where a word or two stand. */
function needsDescription({ text }: Entry): boolean {
  return text.includes('{') || text.split(/\s+/u).length <= 2
}

/** Returns the messages of the source that lack a description. Emails are read on their own: each says which one it is. */
function undescribed({ name, source }: Feature): string[] {
  const isEmail = name === 'mail' || name.endsWith('-mails')
  return [...source.entries]
    .filter(([, entry]) => !entry.description && (isEmail || needsDescription(entry)))
    .map(([key]) => `en/${name}.arb ${key} needs a description: what it is, where it stands, its arguments`)
}

function problemsOfBundle({ name, source }: Feature, bundle: Bundle): string[] {
  const { locale, entries } = bundle
  const at = (key: string) => `${locale}/${name}.arb ${key}`
  const missing = [...source.entries.keys()].filter((key) => !entries.has(key))
  const unknown = [...entries.keys()].filter((key) => !source.entries.has(key))
  const wrong = [...entries].flatMap(([key, entry]) => {
    const english = source.entries.get(key)
    if (!english) return []
    const why = whyWrong({ english, entry, locale })
    return why ? [`${at(key)} ${why}`] : []
  })
  return [
    ...missing.map((key) => `${at(key)} is missing`),
    ...unknown.map((key) => `${at(key)} is not in English`),
    ...wrong,
  ]
}

/** Returns what is wrong with the messages of a feature: missing, unknown, malformed, too long, stale or undescribed ones. */
export function problemsOfFeature(feature: Feature): readonly string[] {
  const broken = [...feature.source.entries].flatMap(([key, entry]) => {
    const why = whyNotCompiled(entry, 'en')
    return why ? [`en/${feature.name}.arb ${key} ${why}`] : []
  })
  if (broken.length > 0) return broken
  const bundles = [feature.source, ...feature.translations]
  return [
    ...undescribed(feature),
    ...bundles.flatMap((bundle) => problemsOfBundle(feature, bundle)),
    ...staleMessages(feature),
  ]
}
