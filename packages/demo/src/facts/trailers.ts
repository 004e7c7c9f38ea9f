import { z } from 'zod'
import { dollars, roundTo } from '../format-number.ts'
import { LANGUAGES, type Localized, localized } from '../localized.ts'
import { factSource, sceneNames } from './fact-source.ts'

const model = z.strictObject({
  weight: z.number(),
  make: z.string(),
  model: z.string(),
  /** A key of `types`. */
  type: z.string(),
  /** A key of `lengths`. */
  length: z.string(),
  scenes: sceneNames,
  /** Against a dry van of the same year. */
  worth: z.number(),
  cooled: z.literal(true).optional(),
})
const byName = z.record(z.string(), localized)
/** `cooled` and `dry` are the texts about the two sorts; {unit} and {hours} are about its cooling unit. */
const lists = z.strictObject({
  types: byName,
  lengths: byName,
  models: z.array(model),
  units: z.array(z.string()),
  cooled: localized,
  dry: localized,
})

const NEWEST = 2026
/** Dollars for a dry van, new, and what each year takes off. */
const NEW_VAN = 37_000
const KEPT_A_YEAR = 0.9

function named(texts: Readonly<Record<string, Localized>>, name: string): Localized {
  const found = texts[name]
  if (!found) throw new Error(`Trailers have no text for ${name}`)
  return found
}

function aboutUnit(text: Localized, unit: string, hours: number): Localized {
  const filled = { ...text }
  for (const language of LANGUAGES)
    filled[language] = text[language].replace('{unit}', unit).replace('{hours}', `${hours}`)
  return filled
}

/** Trailers for sale. */
export const trailers = factSource(lists, (texts, { weighted, pick, integer, sample }) => {
  const { make, model, type, length, scenes, worth, cooled } = weighted(texts.models)
  const year = integer(2007, NEWEST)
  const worthNow = NEW_VAN * worth * KEPT_A_YEAR ** (NEWEST - year)
  const price = dollars(roundTo((worthNow * integer(86, 114)) / 100, 250))
  const hours = integer(3, 19) * 1000 + integer(0, 9) * 100
  const unit = pick(texts.units)
  const facts = {
    year: `${year}`,
    make,
    model,
    type: named(texts.types, type),
    price,
    feet: named(texts.lengths, length),
    unit: cooled ? unit : '',
    hours: cooled ? `${hours}` : '',
    extra: cooled ? aboutUnit(texts.cooled, unit, hours) : texts.dry,
  }
  return { facts, price, scenes: sample(scenes, 2) }
})
