import { ENGLISH } from './english.ts'
import type { Query } from './expectations.ts'
import { RUSSIAN } from './russian.ts'
import { SPANISH } from './spanish.ts'

/** How many of the first results are judged; fewer where the demo has fewer. */
const JUDGED = 3

export const LANGUAGES = { English: ENGLISH, Russian: RUSSIAN, Spanish: SPANISH } as const

function toCase([typed, expected, judged = JUDGED]: Query) {
  return typeof expected === 'number'
    ? { typed, expected: new RegExp(`№ ${expected}$`, 'u'), judged: 1 }
    : { typed, expected, judged }
}

/** What people type, and what the first results must be. All of it is in the demo. */
export const FOUND = Object.values(LANGUAGES).flatMap((queries) => queries.map(toCase))

/** Words of the trade that the demo may not say: whatever is found, none of them is taken for another word misspelled. */
export const NEVER_CORRECTED: readonly string[] = [
  'фура',
  'прицеп',
  'тягач',
  'грузовик',
  'лизинг',
  'yonke',
  'taxes',
  'morava',
  'hotshot',
  'conestoga',
  'lowboy',
  'bobtail',
  'drayage',
  'полуприцеп',
  'troca',
  'llantas',
  'wyoming',
  'аляска',
  'конестога',
  'лоубой',
  'релоуд',
  'mofle',
  'llantera',
  'troquero',
  'lumper',
  'лампер',
]
