import { z } from 'zod'
import { commas, dollars } from '../format-number.ts'
import { HAULS } from '../shared-lists.ts'
import { DESTINATIONS } from '../towns.ts'
import { factSource, turned } from './fact-source.ts'

const RENTS = [0, 125, 150, 175, 200, 225, 250] as const
const ESCROWS = [1000, 1500, 2000, 2500] as const

/** Drivers with a truck of their own, for a share of what the load pays. */
export const ownerOperators = factSource(z.strictObject({}), (_, { pick, integer }, town) => {
  const { name, scenes } = pick(HAULS)
  const gross = integer(62, 98) * 100
  const facts = {
    haul: name,
    share: `${integer(82, 92)}`,
    gross: dollars(gross),
    net: dollars(Math.round(gross * 0.0052) * 100),
    rate: `$${(integer(215, 340) / 100).toFixed(2)}`,
    to: pick(DESTINATIONS.filter((to) => to !== town.city)),
    fuel: `$0.${integer(35, 75)}`,
    rent: dollars(pick(RENTS)),
    cover: dollars(integer(17, 29) * 10),
    trucks: commas(integer(2, 28) * 5),
    escrow: dollars(pick(ESCROWS)),
  }
  return { facts, price: '', scenes: turned(scenes, gross / 100) }
})
