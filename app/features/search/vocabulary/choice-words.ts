import type { ChoiceWords } from './choice-word.ts'
import { GENERAL_SERVICE_WORDS } from './general-service-words.ts'
import { JOB_WORDS } from './job-words.ts'
import { PLACE_WORDS } from './place-words.ts'
import { TRADE_SERVICE_WORDS } from './trade-service-words.ts'
import { VEHICLE_WORDS } from './vehicle-words.ts'

/** What people call the choices of all attributes, in English, Russian, and Spanish. The stemmer adds cases and plurals. */
export const CHOICE_WORDS: ChoiceWords = {
  ...VEHICLE_WORDS,
  ...JOB_WORDS,
  ...PLACE_WORDS,
  ...TRADE_SERVICE_WORDS,
  ...GENERAL_SERVICE_WORDS,
}
