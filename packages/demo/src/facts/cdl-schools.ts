import { z } from 'zod'
import { dollars } from '../format-number.ts'
import { factSource, sceneNames } from './fact-source.ts'

const lists = z.strictObject({ endorsements: z.array(z.string()), scenes: z.array(sceneNames) })

/** Schools for truck drivers. */
export const cdlSchools = factSource(lists, ({ endorsements, scenes }, { pick, integer }) => {
  const facts = {
    price: dollars(integer(32, 62) * 100),
    weeks: `${pick([3, 4])}`,
    students: `${integer(2, 4)}`,
    endorsement: pick(endorsements),
    trucks: `${integer(5, 12)}`,
    refresher: dollars(integer(6, 14) * 50),
  }
  return { facts, price: '', scenes: pick(scenes) }
})
