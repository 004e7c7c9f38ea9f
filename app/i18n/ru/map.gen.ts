// Generated from app/i18n/messages/ru/map.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const map: WordsOf<'map', 'ru'> = {
  mapOf: '{name} на карте',
  everything: 'Все объявления',
  mapText: 'Где находятся объявления: по штатам, округам и городам.',
  helpStates: 'Выберите штат, чтобы увидеть его округа.',
  helpCounties: 'Выберите округ, чтобы увидеть его города.',
  helpTowns: 'Выберите город, чтобы увидеть, что рядом.',
  byState: 'По штатам',
  byCounty: 'Округа: {state}',
  byTown: 'Города: {state}',
  country: 'Вся страна',
  onMap: { one: '{count} объявление на карте', few: '{count} объявления на карте', many: '{count} объявлений на карте', other: '{count} объявления на карте' },
  nowhere: { one: 'Ещё {count} объявление не называет места: например, услуга для всех штатов.', few: 'Ещё {count} объявления не называют места: например, услуги для всех штатов.', many: 'Ещё {count} объявлений не называют места: например, услуги для всех штатов.', other: 'Ещё {count} объявления не называют места: например, услуги для всех штатов.' },
  mapEmpty: 'Здесь нет объявлений с местом.',
  asList: 'Показать списком',
  within: 'Не дальше {distance} от {place}',
  along: 'Вдоль трасс: {from} — {to}',
  towns: 'По городам',
}
