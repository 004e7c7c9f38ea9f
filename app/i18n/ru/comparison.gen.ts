// Generated from app/i18n/messages/ru/comparison.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const comparison: WordsOf<'comparison', 'ru'> = {
  title: 'Сравнение',
  titleOf: { one: 'Сравнение {count} объявления', few: 'Сравнение {count} объявлений', many: 'Сравнение {count} объявлений', other: 'Сравнение {count} объявления' },
  description: 'Траки, работа, школы и стоянки рядом.',
  empty: 'Пока нечего сравнивать',
  emptyText: 'Нажмите «Сравнить» у объявлений о траках, работе, школах или стоянках — не больше четырёх.',
  onlyDiffering: 'Только различия',
  allFacts: 'Все факты',
  remove: 'Убрать «{title}» из сравнения',
  print: 'Печать',
  notStated: 'не указано',
  gone: 'Больше не размещены: {count}',
  mixed: 'Сравнивать можно только похожие объявления. Не показаны: {titles}',
  group_price: 'Цена',
  asking: 'Цена',
  usualHere: 'Обычно на сайте',
  drop: 'Снижение цены',
  none: 'нет',
  place: 'Место',
  lowest: 'ниже всех',
  highest: 'выше всех',
  newest: 'новее всех',
  fewest: 'меньше всех',
  strongest: 'мощнее всех',
  shortest: 'быстрее всех',
  largest: 'больше всех',
  removeShort: 'Убрать',
  fact: 'Факт',
  also: { one: 'Сравнить ещё с {count} выбранным', few: 'Сравнить ещё с {count} выбранными', many: 'Сравнить ещё с {count} выбранными', other: 'Сравнить ещё с {count} выбранными' },
}
