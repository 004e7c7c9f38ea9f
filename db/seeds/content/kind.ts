import { LOCALES, type Locale } from '#app/lib/locale.ts'
import type { LocalizedText } from '#app/lib/localized-text.ts'
import type { Dice } from '../dice.ts'
import type { SceneName } from '../drawing/scenes.ts'
import { BACKGROUNDS } from './backgrounds.ts'
import { CLOSINGS } from './closings.ts'
import type { Trade } from './names.ts'
import type { Town } from './towns.ts'

/** What is filled in for {name}: the same in every language, or one text for each. */
export type Fact = string | Readonly<Record<Locale, string>>
export type Facts = Readonly<Record<string, Fact>>

/** Titles, and the sentences of a description slot by slot: one is picked from each, the same one in every language. */
type Words = { readonly titles: readonly string[]; readonly body: readonly (readonly string[])[] }

/** What one sort of listing is about; `price` is '' where none is named. */
export type Draft = { readonly facts: Facts; readonly price: string; readonly scenes: readonly SceneName[] }

/** A sort of listing: how its facts are drawn and what people write about them. */
export type Kind = {
  readonly weight: number
  readonly trade: Trade
  readonly closing: keyof typeof CLOSINGS
  readonly draft: (dice: Dice, town: Town) => Draft
  readonly words: Readonly<Record<Locale, Words>>
}

// In UTF-16 units, which are never fewer than the characters people see.
const TITLE_LIMIT = 50
const SHORTEST = 80
const LONGEST = 900

/** A name in the middle of a sentence starts small, unless it is an abbreviation or the name of a people. */
function small(name: string): string {
  return /^(\p{Lu}\p{Ll}*\p{Lu}|English|Mexican|European)/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
}

const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The text with its facts, `{~name}` starting small; null when it needs one this listing has none of. */
function fill(text: string, facts: Facts, locale: Locale): string | null {
  const value = (name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`no fact for {${name}} in ${JSON.stringify(text)}`)
    return typeof fact === 'string' ? fact : fact[locale]
  }
  const asked = [...text.matchAll(/\{(~?)(\w+)\}/gu)]
  if (asked.some(([, , name = '']) => value(name) === '')) return null
  return large(
    text.replace(/\{(~?)(\w+)\}/gu, (_, inside: string, name: string) => {
      return inside ? small(value(name)) : value(name)
    }),
  )
}

/** The picked title or, where it grows too long in one of the languages, the next one that fits them all. */
function titleOf({ words }: Kind, facts: Facts, locales: readonly Locale[], first: number): LocalizedText {
  const count = words.en.titles.length
  for (let i = 0; i < count; i++) {
    const entries = locales.map((locale) => {
      return [locale, fill(words[locale].titles[(first + i) % count] ?? '', facts, locale) ?? ''] as const
    })
    if (entries.every(([, text]) => text && text.length <= TITLE_LIMIT)) return Object.fromEntries(entries)
  }
  throw new Error(`no title fits: ${JSON.stringify(facts)}`)
}

const SHARE_SAID = 0.88
const SHARE_WITH_BACKGROUND = 0.16

/** Which sentence of each slot is said: always one of the first, mostly one of the others, now and then a background. */
function outlineOf({ between, chance }: Dice, { words, closing }: Kind): (number | null)[] {
  const slots = [...words.en.body, CLOSINGS[closing].en, BACKGROUNDS[closing].en]
  return slots.map((slot, i) => {
    const said = between(0, slot.length - 1)
    const share = i === slots.length - 1 ? SHARE_WITH_BACKGROUND : SHARE_SAID
    return i === 0 || chance(share) ? said : null
  })
}

function descriptionIn(locale: Locale, kind: Kind, facts: Facts, plan: Plan): string {
  const slots = [
    ...kind.words[locale].body,
    CLOSINGS[kind.closing][locale],
    BACKGROUNDS[kind.closing][locale],
  ]
  const sentences = slots.flatMap((slot, i) => {
    const said = plan.outline[i] ?? (plan.full ? 0 : null)
    const text = said === null ? undefined : slot[said]
    return text === undefined ? [] : (fill(text, facts, locale) ?? [])
  })
  return sentences.join(plan.lines ? '\n' : ' ')
}

type Plan = { readonly outline: readonly (number | null)[]; readonly lines: boolean; readonly full: boolean }

export type Text = { readonly title: LocalizedText; readonly description: LocalizedText }

/** Writes a listing in these languages, all of them saying the same. */
export function write(dice: Dice, kind: Kind, facts: Facts, locales: readonly Locale[]): Text {
  const title = titleOf(kind, facts, locales, dice.between(0, kind.words.en.titles.length - 1))
  const outline = outlineOf(dice, kind)
  const plan = { outline, lines: dice.chance(0.3) }
  const write = (full: boolean) =>
    locales.map((l) => [l, descriptionIn(l, kind, facts, { ...plan, full })] as const)
  const short = write(false)
  const entries = short.some(([, text]) => text.length < SHORTEST) ? write(true) : short
  return { title, description: Object.fromEntries(entries.map(([l, text]) => [l, cut(text)])) }
}

/** Whole sentences only. */
function cut(text: string): string {
  if (text.length <= LONGEST) return text
  return text.slice(0, text.lastIndexOf('.', LONGEST - 1) + 1)
}

/** '1,234' with the commas the trade uses in every language. */
export function commas(value: number): string {
  return value.toLocaleString('en-US')
}

export function dollars(value: number): string {
  return `$${commas(value)}`
}

export const EVERY_LANGUAGE: readonly Locale[] = LOCALES
