import { z } from 'zod'
import { dollars } from '../format-number.ts'
import { fact, factSource, sceneNames, turned } from './fact-source.ts'

const MILES_AROUND = [50, 80, 120, 250] as const

const lists = z.strictObject({ rides: z.array(z.strictObject({ name: fact, scenes: sceneNames })) })

/** Drivers of what needs no commercial license, paid by the day. */
export const nonCdl = factSource(lists, ({ rides }, { pick, integer }) => {
  const { name, scenes } = pick(rides)
  const daily = integer(17, 30) * 10
  const facts = {
    ride: name,
    daily: dollars(daily),
    weekly: dollars(daily * 5),
    stops: `${integer(3, 9) * 5}`,
    radius: `${pick(MILES_AROUND)}`,
  }
  return { facts, price: '', scenes: turned(scenes, daily / 10) }
})
