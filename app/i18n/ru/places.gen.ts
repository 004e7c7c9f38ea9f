// Generated from app/i18n/messages/ru/places.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const places: WordsOf<'places', 'ru'> = {
  near: 'Рядом с',
  hint: 'Индекс или город',
  within: 'В радиусе',
  miles: { one: '{count} миля', few: '{count} мили', many: '{count} миль', other: '{count} мили' },
  anyDistance: 'Любое расстояние',
  show: 'Показать',
  useLocation: 'Где я сейчас',
  locating: 'Определяем…',
  locationFailed: 'Браузер не сообщил, где вы. Введите индекс или город.',
  unknown: 'Не знаем места «{place}», поэтому в списке все места. Введите пять цифр индекса или город со штатом, например Joliet, IL.',
  anywhere: 'Все места',
  again: 'Рядом: {place}',
  suggestions: 'Места',
  found: { one: '{count} место. Выбирайте стрелками.', few: '{count} места. Выбирайте стрелками.', many: '{count} мест. Выбирайте стрелками.', other: '{count} места. Выбирайте стрелками.' },
  tooFar: 'Рядом с этим местом нет почтового индекса.',
}
