// Generated from app/i18n/messages/ru/limits.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const limits: WordsOf<'limits', 'ru'> = {
  wait: 'Слишком много запросов. Повторите через {seconds} сек.',
}
