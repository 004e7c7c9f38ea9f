import { z } from 'zod'
import { commas, dollars, roundTo } from '../format-number.ts'
import { factSource, sceneNames } from './fact-source.ts'

const ACRES = ['0.2', '0.3', '0.5', '0.8', '2.5'] as const

const lists = z.strictObject({ outside: sceneNames, inside: sceneNames })

/** Houses for sale. */
export const houses = factSource(lists, ({ outside, inside }, { pick, integer, sample }) => {
  const beds = integer(2, 4)
  const feet = beds * integer(420, 560)
  const price = dollars(roundTo(feet * integer(130, 235), 5000) - 100)
  const facts = {
    beds: `${beds}`,
    baths: `${integer(1, 3)}`,
    feet: commas(feet),
    price,
    built: `${integer(1958, 2021)}`,
    acres: pick(ACRES),
  }
  return { facts, price, scenes: [pick(outside), ...sample(inside, 2)] }
})
