// Generated from app/i18n/messages/ru/facets.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const facets: WordsOf<'facets', 'ru'> = {
  from: 'от {from}',
  upTo: 'до {to}',
  fromTo: '{from}–{to}',
  chip: '{name}: {value}',
}
