// Generated from app/i18n/messages/ru/discovery.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const discovery: WordsOf<'discovery', 'ru'> = {
  siteFeedTitle: 'Новые объявления на Haulpost',
  siteFeedText: 'Новые объявления всех категорий по мере появления.',
  feedTitle: '{category} на Haulpost',
  feedText: 'Новые объявления категории «{category}» по мере появления.',
}
