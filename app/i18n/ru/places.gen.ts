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
  unknown: 'Не знаем места «{place}». Напишите город, индекс, штат или трассу, например: Джолиет, IL.',
  anywhere: 'Все места',
  again: 'Рядом: {place}',
  suggestions: 'Места',
  found: { one: '{count} место. Выбирайте стрелками.', few: '{count} места. Выбирайте стрелками.', many: '{count} мест. Выбирайте стрелками.', other: '{count} места. Выбирайте стрелками.' },
  tooFar: 'Рядом с этим местом нет почтового индекса.',
  map: 'Карта',
  along: 'По пути',
  from: 'Откуда',
  to: 'Куда',
  noStart: 'Укажите и то, откуда едете.',
  noWay: 'Между этими местами нет известной нам межштатной трассы, поэтому в списке то, что рядом с первым.',
  unknownEnd: 'Не знаем места «{place}», поэтому в списке то, что рядом с началом пути. Введите пять цифр индекса или город со штатом.',
  way: '{from} — {to} по {roads}, примерно {distance}. Это полоса вдоль межштатных трасс, а не навигатор: перекрытия, ограничения по весу и низкие мосты не учтены.',
  atMile: 'миля {mile} · {away}',
  offRoad: '{distance} от {road}',
  onRoad: 'на {road}',
}
