import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Fewer guesses than this and a password falls to somebody patient, whatever limits there are. */
const MIN_GUESSES = 100_000

// The time of the analysis grows faster than the text: 64 characters take some 30 ms, 128 a second.
const ANALYSED = 64

// Reading 50,000 words takes a moment, so it happens when the first password comes.
let judge: ZxcvbnFactory | undefined

/**
 * Whether a password is among the common ones, or a variation of them or of what everybody knows: `about` holds the
 * words around this account, such as the address and the name. Works for some milliseconds without a pause.
 */
export function isGuessable(password: string, about: readonly string[]): boolean {
  judge ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: ANALYSED })
  const known = about.filter(Boolean)
  return judge.check([...password.normalize('NFC')].slice(0, ANALYSED).join(''), known).guesses < MIN_GUESSES
}
