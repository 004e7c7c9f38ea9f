import { z } from 'zod'
import { dollars, roundTo } from '../format-number.ts'
import { fact, factSource, sceneNames } from './fact-source.ts'

const lists = z.strictObject({
  runs: z.array(z.strictObject({ name: fact, scenes: sceneNames })),
  starts: z.array(z.string()),
  days: z.array(fact),
})

/** Drivers who are home every night, paid by the hour. */
export const localRuns = factSource(lists, ({ runs, starts, days }, { pick, integer }) => {
  const { name, scenes } = pick(runs)
  const hourly = integer(26, 38)
  const worked = integer(46, 58)
  const facts = {
    run: name,
    hourly: `$${hourly}`,
    weekly: dollars(roundTo(hourly * worked, 25)),
    worked: `${worked}`,
    start: pick(starts),
    days: pick(days),
  }
  return { facts, price: '', scenes }
})
