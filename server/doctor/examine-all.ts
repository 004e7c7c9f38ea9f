import { type Check, type Examined, examineBy, type Finding } from './check.ts'

const MARKS = { good: 'ok  ', note: 'note', bad: 'BAD ' } as const
const NAME_WIDTH = 15

function print(name: string, { state, text, advice }: Finding): void {
  console.log(`${MARKS[state]}  ${name.padEnd(NAME_WIDTH)} ${text}`)
  if (advice !== undefined) console.log(`      ${' '.repeat(NAME_WIDTH)} → ${advice}`)
}

/** Runs checks one after another, and prints what they find. Returns whether nothing is bad. */
export async function examineAll(checks: readonly Check[], examined: Examined): Promise<boolean> {
  let isWell = true
  for (const check of checks) {
    const finding = await examineBy(check, examined)
    print(check.name, finding)
    isWell &&= finding.state !== 'bad'
  }
  return isWell
}
