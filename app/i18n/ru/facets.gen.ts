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
  saidWord: '«{words}»',
  onlyWords: 'Искать только эти слова',
  sort_payWeekly: 'Сначала высокая оплата за неделю',
  sort_payGuaranteed: 'Сначала высокая гарантия',
  sort_year: 'Сначала новые по году',
  sort_mileage: 'Сначала с малым пробегом',
  sort_priceDay: 'Сначала дешевле за сутки',
  sort_priceMonth: 'Сначала дешевле за месяц',
  sort_tuition: 'Сначала дешевле обучение',
  sort_courseWeeks: 'Сначала короткие курсы',
  sort_area: 'Сначала большая площадь',
  orMoreOften: '{name} или чаще',
  openNow: 'Открыто сейчас (круглосуточно)',
  nameWithUnit: '{name}, {unit}',
  withoutFilter: 'без «{name}»: {total}',
  widerPlace: 'в пределах {distance}: {total}',
}
