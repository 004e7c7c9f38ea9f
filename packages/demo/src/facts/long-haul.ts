import { z } from 'zod'
import { commas, dollars, roundTo } from '../format-number.ts'
import { HAULS } from '../shared-lists.ts'
import { DESTINATIONS } from '../towns.ts'
import { factSource } from './fact-source.ts'

const CENTS_A_MILE = [58, 60, 62, 64, 65, 66, 68, 70, 72, 74, 75] as const

const MONTHS_A_YEAR = 12

const lists = z.strictObject({ tractors: z.array(z.string()) })

/** Drivers over the road, paid by the mile or by the week. */
export const longHaul = factSource(lists, ({ tractors }, { pick, integer }, town) => {
  const { name, scenes } = pick(HAULS)
  const cents = pick(CENTS_A_MILE)
  const miles = integer(25, 34) * 100
  const drawn = {
    haul: name,
    cpm: `$0.${cents}`,
    miles: commas(miles),
    weekly: dollars(roundTo((miles * cents) / 100, 50)),
    to: pick(DESTINATIONS.filter((to) => to !== town.city)),
    back: pick(DESTINATIONS),
    tractors: pick(tractors),
    years: `${integer(2, 3)}`,
    bonus: dollars(integer(5, 30) * 100),
    out: pick(['2', '3', '4']),
    safety: `$0.0${integer(2, 5)}`,
  }
  const facts = { ...drawn, experience: `${Number(drawn.years) * MONTHS_A_YEAR}` }
  return { facts, price: '', scenes }
})
