import { z } from 'zod'
import { dollars, roundTo } from '../format-number.ts'
import { fact, factSource, namedThing, range } from './fact-source.ts'

/** `rent` is in dollars a month. */
const lists = z.strictObject({
  spaces: z.array(namedThing.extend({ rent: range })),
  deposits: z.array(fact),
})

/** Rooms, apartments, warehouses and yards for rent. */
export const rentals = factSource(lists, ({ spaces, deposits }, { pick, integer }) => {
  const { name, what, rent, scenes } = pick(spaces)
  const price = dollars(roundTo(integer(...rent), 10))
  return {
    facts: { space: name, what, price, deposit: pick(deposits) },
    price: `${price}/mo`,
    scenes,
  }
})
