import { NEWCOMER_NAMES, type Person } from '@haulpost/demo/people'
import { createRandom, type Random } from '@haulpost/demo/random'
import { DAY_MS } from './moments.ts'
import { type OwnerRow, profile } from './owners.ts'

const COUNT = 90
const DAYS = 60

function named(random: Random, taken: Set<string>): Person {
  const { firstNames, lastNames, language } = random.weighted(NEWCOMER_NAMES)
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
  if (taken.has(name)) return named(random, taken)
  taken.add(name)
  return { name, language }
}

/** Users who signed up within the last two months, every week a few more, and have posted nothing yet. */
export function newcomersOf(now: Date): readonly OwnerRow[] {
  const random = createRandom(3)
  const taken = new Set<string>()
  return Array.from({ length: COUNT }, () => {
    const user = profile(random, named(random, taken), now)
    const createdAt = new Date(now.getTime() - Math.round(DAYS * DAY_MS * random.next() ** 1.3))
    return { ...user, isVerified: false, createdAt, updatedAt: createdAt }
  })
}
