// Generated from app/i18n/messages/ru/views.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const views: WordsOf<'views', 'ru'> = {
  noSuchItem: 'Это объявление недоступно.',
}
