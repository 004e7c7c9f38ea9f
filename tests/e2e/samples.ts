/** Whether everything is checked, as `npm run layout -w lab` does. `npm test` checks a sample, always the same. */
export const isWhole = process.env['LAYOUT'] === 'whole'

/** Shares no factor with the number of choices, so that all of them have their turn. */
const STEP = 7

/** Returns one of the choices, another one for the next page; or all of them. */
export function sampleOf<T>(choices: readonly T[], index: number): readonly T[] {
  if (isWhole) return choices
  const first = (index * STEP) % choices.length
  return choices.slice(first, first + 1)
}
