// Generated from app/i18n/messages/ru/search.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const search: WordsOf<'search', 'ru'> = {
  title: 'Поиск',
  titleFor: 'Поиск: {term}',
  resultsFor: 'Результаты по запросу «{term}»',
  total: { one: '{count} результат', few: '{count} результата', many: '{count} результатов', other: '{count} результата' },
  moreThan: 'больше {count} результатов',
  banners: 'Баннеры',
  moreBanners: 'Ещё баннеры',
  listings: 'Объявления',
  alike: 'Точных совпадений с «{term}» нет. Показаны результаты по запросу «{alike}».',
  noneTitle: 'Ничего не найдено',
  noneText: 'Попробуйте другие слова или проверьте написание.',
  backHome: 'На главную',
  failed: 'Не удалось выполнить поиск по объявлениям. Попробуйте ещё раз.',
  failedShort: 'Поиск не удался. Попробуйте ещё раз.',
  start: 'Что вы ищете?',
  startText: 'Ищите по марке, маршруту, городу или услуге — сразу на трёх языках.',
  cut: 'Поиск шёл только по первым {count} символам.',
  viewGrid: 'Сеткой',
  searching: 'Ищем…',
  relevance: 'Сначала подходящие',
}
