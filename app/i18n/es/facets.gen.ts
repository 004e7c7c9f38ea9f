// Generated from app/i18n/messages/es/facets.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const facets: WordsOf<'facets', 'es'> = {
  from: 'desde {from}',
  upTo: 'hasta {to}',
  fromTo: '{from}–{to}',
  chip: '{name}: {value}',
}
