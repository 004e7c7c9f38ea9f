// Generated from app/i18n/messages/ru/texts.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

/** What the text pages say around their texts. `[words](address)` is a link in all of them. */
export const texts: WordsOf<'texts', 'ru'> = {
  contents: 'На этой странице',
  changed: 'Последнее изменение: {day}',
  noOperator: 'Владелец сайта ещё не указал здесь имя и адрес. Написать ему можно через [форму обратной связи](/contact).',
  phone: 'Телефон',
  email: 'Эл. почта',
  taxId: 'Налоговый номер',
}
