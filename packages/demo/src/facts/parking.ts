import { z } from 'zod'
import { dollars, roundTo } from '../format-number.ts'
import { fact, factSource, sceneNames, turned } from './fact-source.ts'

const lists = z.strictObject({ ground: z.array(fact), scenes: z.array(sceneNames) })

/** Places for trucks, by the day, week or month. */
export const parking = factSource(lists, ({ ground, scenes }, { pick, integer }) => {
  const monthly = integer(28, 78) * 5
  const facts = {
    monthly: dollars(monthly),
    daily: `$${integer(15, 35)}`,
    weekly: `$${roundTo(monthly / 3, 5)}`,
    spots: `${integer(4, 44) * 5}`,
    exit: `${integer(12, 280)}`,
    acres: `${integer(2, 14)}`,
    ground: pick(ground),
  }
  return { facts, price: `${dollars(monthly)}/mo`, scenes: turned(pick(scenes), monthly / 5) }
})
