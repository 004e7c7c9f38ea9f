import { z } from 'zod'
import { commas, dollars, roundTo } from '../format-number.ts'
import { fact, factSource, range, sceneNames } from './fact-source.ts'

const model = z.strictObject({
  weight: z.number(),
  make: z.string(),
  model: z.string(),
  /** What it is called for short; the model unless given. */
  short: z.string().optional(),
  years: range,
  engines: z.array(z.string()),
  cab: z.enum(['aero', 'classic', 'day']),
  /** Against an ordinary sleeper of the same year. */
  worth: z.number(),
})
/** The scene that shows each cab in this color. */
const paint = z.strictObject({
  name: fact,
  scenes: z.strictObject({ aero: z.string(), classic: z.string(), day: z.string() }),
})
const lists = z.strictObject({
  models: z.array(model),
  paints: z.array(paint),
  gearboxes: z.array(fact),
  details: sceneNames,
})

/** Cummins renamed its 15 litres in 2017; Caterpillar left the road after 2009. */
function engineOf(engine: string, year: number): string {
  if (engine === 'X15' && year < 2017) return 'ISX15'
  return engine === 'CAT C15' && year > 2009 ? 'ISX15' : engine
}

const NEWEST = 2026
/** Dollars for an ordinary sleeper by age in years. */
const BY_AGE = [
  149_000, 124_000, 98_000, 76_000, 58_000, 46_500, 38_500, 32_000, 27_500, 24_000, 21_500, 19_500, 18_000,
]
const CHEAPEST = 17_000

/** Tractors for sale. */
export const trucks = factSource(lists, ({ models, paints, gearboxes, details }, random) => {
  const { weighted, pick, integer, chance, sample } = random
  const { make, model, short, years, engines, cab, worth } = weighted(models)
  const { name, scenes } = pick(paints)
  const year = integer(...years)
  const age = NEWEST - year
  const miles = Math.max(18, Math.round(age * integer(68, 104) + integer(10, 90)))
  const price = roundTo((BY_AGE[age] ?? CHEAPEST) * worth * (0.86 + integer(0, 28) / 100), 250)
  const overhaul = Math.max(40, miles - integer(30, 180))
  const facts = {
    year: `${year}`,
    make,
    model,
    engine: engineOf(pick(engines), year),
    short: short ?? model,
    paint: name,
    gears: pick(gearboxes),
    price: dollars(price),
    miles: `${miles}k`,
    thousand: `${miles}`,
    exact: commas(miles * 1000 + integer(100, 990)),
    overhaul: `${overhaul}`,
    horses: `${pick([450, 455, 475, 500, 505, 565])}`,
  }
  const inches = `${pick([60, 70, 72, 76, 80])}`
  return {
    facts: { ...facts, inches: cab === 'day' ? '' : inches },
    price: chance(0.96) ? dollars(price) : '',
    scenes: [scenes[cab], ...sample(details, 4)],
  }
})
