import { z } from 'zod'
import { dollars } from '../format-number.ts'
import { fact, factSource, sceneNames } from './fact-source.ts'

const lists = z.strictObject({
  trucks: z.array(z.string()),
  down: z.array(fact),
  scenes: z.array(sceneNames),
})

/** A truck to pay off while driving it. */
export const leasePurchase = factSource(lists, ({ trucks, down, scenes }, { pick, integer }) => {
  const weekly = integer(12, 21) * 50
  const truck = pick(trucks)
  const facts = {
    truck,
    built: truck.slice(0, 4),
    weekly: dollars(weekly),
    weeks: `${integer(18, 38) * 5}`,
    share: `${integer(84, 90)}`,
    down: pick(down),
  }
  return { facts, price: '', scenes: pick(scenes) }
})
