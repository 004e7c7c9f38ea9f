import type { Kind } from './categories.ts'
import { backgroundsOf, closingLines } from './closings.ts'
import type { Facts } from './facts/fact-source.ts'
import { fillIn } from './fill-in.ts'
import type { Language, Localized, PartlyLocalized } from './localized.ts'
import type { Random } from './random.ts'

// In UTF-16 units, which are never fewer than the visible characters.
const MAX_TITLE_LENGTH = 50
const MIN_LENGTH = 80
const MAX_LENGTH = 900

type Words = Pick<Kind, 'titles' | 'body' | 'closing'>

/** Returns the title at `first` or, where it grows too long in one of the languages, the next one that fits them all. */
function titleOf(titles: readonly Localized[], facts: Facts, languages: readonly Language[], first: number) {
  for (let i = 0; i < titles.length; i++) {
    const entries = languages.map((language) => {
      const title = titles[(first + i) % titles.length]
      return [language, (title && fillIn(title, facts, language)) ?? ''] as const
    })
    if (entries.every(([, text]) => text && text.length <= MAX_TITLE_LENGTH))
      return { title: Object.fromEntries(entries), said: titles[(first + i) % titles.length]?.en ?? '' }
  }
  throw new Error(`No title fits ${JSON.stringify(facts)}`)
}

const SHARE_SAID = 0.88
const SHARE_WITH_BACKGROUND = 0.16

const slotsOf = ({ body, closing }: Words): readonly (readonly Localized[])[] => [
  ...body,
  closingLines(closing),
  backgroundsOf(closing),
]

/** Which sentence of each slot is used: always one of the first, mostly one of the others, now and then a background. */
function outlineOf({ integer, chance }: Random, slots: ReturnType<typeof slotsOf>): (number | null)[] {
  return slots.map((slot, i) => {
    const said = integer(0, slot.length - 1)
    const share = i === slots.length - 1 ? SHARE_WITH_BACKGROUND : SHARE_SAID
    return i === 0 || chance(share) ? said : null
  })
}

type Plan = {
  readonly slots: ReturnType<typeof slotsOf>
  readonly outline: readonly (number | null)[]
  readonly separator: '\n' | ' '
}

/** With `isFull`, slots that the outline leaves out say their first sentence. */
function descriptionIn(language: Language, facts: Facts, plan: Plan, isFull: boolean): string {
  const sentences = plan.slots.flatMap((slot, i) => {
    const said = plan.outline[i] ?? (isFull ? 0 : null)
    const text = said === null ? undefined : slot[said]
    return text === undefined ? [] : (fillIn(text, facts, language) ?? [])
  })
  return sentences.join(plan.separator)
}

/** Cuts a text that is too long after one of its sentences. */
function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  return text.slice(0, text.lastIndexOf('.', MAX_LENGTH - 1) + 1)
}

export type Text = {
  readonly title: PartlyLocalized
  readonly description: PartlyLocalized
  /** The English templates of what it says, with the facts not filled in. */
  readonly said: readonly string[]
}

const saidIn = ({ slots, outline }: Plan, isFull: boolean) =>
  slots.flatMap((slot, i) => slot[outline[i] ?? (isFull ? 0 : -1)]?.en ?? [])

/** Writes a listing in these languages, all of them saying the same. */
export function writeText(random: Random, words: Words, facts: Facts, languages: readonly Language[]): Text {
  const { title, said } = titleOf(words.titles, facts, languages, random.integer(0, words.titles.length - 1))
  const slots = slotsOf(words)
  const outline = outlineOf(random, slots)
  const plan: Plan = { slots, outline, separator: random.chance(0.3) ? '\n' : ' ' }
  const write = (isFull: boolean) =>
    languages.map((language) => [language, descriptionIn(language, facts, plan, isFull)] as const)
  const short = write(false)
  const isFull = short.some(([, text]) => text.length < MIN_LENGTH)
  const entries = isFull ? write(true) : short
  return {
    title,
    description: Object.fromEntries(entries.map(([language, text]) => [language, cut(text)])),
    said: [said, ...saidIn(plan, isFull)],
  }
}
