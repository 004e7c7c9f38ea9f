import { z } from 'zod'
import { dollars, roundTo } from '../format-number.ts'
import { HOURS } from '../shared-lists.ts'
import { factSource, namedThing, range, turned } from './fact-source.ts'

/** `from` is the range of an offer's starting price in dollars. */
const lists = z.strictObject({ offers: z.array(namedThing.extend({ from: range.optional() })) })

/** A business that offers one of several things; `{price}` is what it starts at. */
export const business = factSource(lists, ({ offers }, { pick, integer }) => {
  const { name, what, from, scenes } = pick(offers)
  const price = from ? dollars(roundTo(integer(...from), 5)) : ''
  const years = integer(5, 20)
  const facts = {
    offer: name,
    what,
    price,
    years: `${years}`,
    exit: `${integer(12, 280)}`,
    bays: `${integer(5, 12)}`,
    hours: pick(HOURS),
  }
  return { facts, price: '', scenes: turned(scenes, years) }
})
