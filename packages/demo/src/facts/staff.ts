import { z } from 'zod'
import { dollars, roundTo } from '../format-number.ts'
import { fact, factSource, range, sceneNames, turned } from './fact-source.ts'

/** `pay` is in dollars a week. */
const role = z.strictObject({ name: fact, work: fact, pay: range, scenes: sceneNames })

const HOURS_A_WEEK = 42

/** An opening for one of several roles. */
export const staff = factSource(z.strictObject({ roles: z.array(role) }), ({ roles }, { pick, integer }) => {
  const { name, work, pay, scenes } = pick(roles)
  const weekly = roundTo(integer(...pay), 25)
  const facts = {
    role: name,
    work,
    weekly: dollars(weekly),
    hourly: `$${Math.round(weekly / HOURS_A_WEEK)}`,
    trucks: `${integer(4, 32) * 5}`,
  }
  return { facts, price: '', scenes: turned(scenes, weekly / 25) }
})
