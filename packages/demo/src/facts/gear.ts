import { z } from 'zod'
import { dollars, roundTo } from '../format-number.ts'
import { factSource, namedThing, range } from './fact-source.ts'

const lists = z.strictObject({ things: z.array(namedThing.extend({ price: range })) })

/** Small things for sale, so that the cheaper price filters find something too. */
export const gear = factSource(lists, ({ things }, { pick, integer }) => {
  const { name, what, price: between, scenes } = pick(things)
  const price = dollars(roundTo(integer(...between), 10))
  return { facts: { name, what, price }, price, scenes }
})
