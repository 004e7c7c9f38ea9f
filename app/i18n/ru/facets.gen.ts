// Generated from app/i18n/messages/ru/facets.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const facets: WordsOf<'facets', 'ru'> = {
  from: 'от {from}',
  upTo: 'до {to}',
  fromTo: '{from}–{to}',
  chip: '{name}: {value}',
  moreChoices: { one: 'Ещё {count}', few: 'Ещё {count}', many: 'Ещё {count}', other: 'Ещё {count}' },
  flags: 'Обязательно',
  rangeFrom: 'От',
  rangeTo: 'До',
  remove: 'Убрать фильтр: {name}',
  titleInState: '{category} в штате {state}',
  titleOfChoice: '{category}: {choice}',
  landingDescription: '{title} на Haulpost. Действующих объявлений: {count}, с ценами, данными и прямыми контактами, на английском, русском и испанском.',
  understood: 'Показать по фильтрам: {filters} ({count})',
}
