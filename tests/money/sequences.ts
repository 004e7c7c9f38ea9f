import fc from 'fast-check'
import type { Db } from '#app/platform/db/database.server.ts'
import { type ActName, type EditorAction, perform, WEIGHTS } from './acts.ts'
import { aWorld, endWorld } from './world.ts'
import { eventsOf, whatIsWrong } from './wrong.ts'

const isActName = (name: string): name is ActName => Object.hasOwn(WEIGHTS, name)

const names = fc.oneof(
  ...Object.entries(WEIGHTS).flatMap(([name, weight]) =>
    isActName(name) ? [{ weight, arbitrary: fc.constant(name) }] : [],
  ),
)

/** One event in ten comes twice, out of order, or never. */
const often = fc.nat(9).map((n) => n === 0)

const act: fc.Arbitrary<EditorAction> = fc.record({
  name: names,
  which: fc.nat(11),
  how: fc.nat(119),
  line: fc.record({ twice: often, backwards: often, lost: often }),
})

/** Starts with the purchase of a listing, so that there is money from the beginning. */
const begins = (how: number): readonly EditorAction[] => {
  const line = { twice: false, backwards: false, lost: false }
  return [
    { name: 'post', which: 0, how: 0, line },
    { name: 'buy', which: 0, how, line },
  ]
}

export const sequence = fc
  .tuple(fc.nat(119), fc.array(act, { minLength: 3, maxLength: 14 }))
  .map(([how, acts]) => [...begins(how), ...acts])

const describe = ({ name, which, how, line }: EditorAction) => {
  const ways = Object.entries(line).flatMap(([way, is]) => (is ? [way] : []))
  return [name, which, how, ...ways].join(' ')
}

/** To find out after which action something goes wrong; it takes three times as long. */
const CHECKS_EACH = process.env['MONEY_CHECKS'] === 'each'

function assertRight(wrong: readonly string[], done: readonly string[]): void {
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nafter\n${done.join('\n')}`)
}

/** Runs a sequence, and throws what does not add up, and after which action. */
export async function live(
  db: Db,
  acts: readonly EditorAction[],
  count: (events: readonly string[]) => void,
): Promise<void> {
  const world = await aWorld(db)
  const done: string[] = []
  try {
    for (const one of acts) {
      done.push(describe(one))
      await perform(world, one)
      if (CHECKS_EACH) assertRight(await whatIsWrong(world), done)
    }
    assertRight(await whatIsWrong(world), done)
    count(await eventsOf(world))
  } finally {
    await endWorld(world)
  }
}
