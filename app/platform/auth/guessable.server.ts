import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** zxcvbn calls fewer guesses "very guessable": they fall to a patient attacker, whatever the rate limits. */
const MIN_GUESSES = 1_000_000

// The analysis takes more than linear time: about 30 ms for 64 characters, a second for 128.
const ANALYSED = 64

// Reading 50,000 words takes a moment, so it happens with the first password.
let judge: ZxcvbnFactory | undefined

/**
 * Whether a password is common or a variation of a common one: `about` holds words of this account, such as its
 * address and name. Blocks for some milliseconds.
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: ANALYSED })
  const known = about.filter(Boolean)
  return judge.check([...password.normalize('NFC')].slice(0, ANALYSED).join(''), known).guesses < MIN_GUESSES
}
