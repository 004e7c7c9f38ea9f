import type { WordsOf } from '../translate.ts'

export const texts: WordsOf<'texts', 'ru'> = {
  contents: 'На этой странице',
  changed: 'Последнее изменение: {day}',
  noOperator:
    'Владелец сайта ещё не указал здесь имя и адрес. Написать ему можно через [форму обратной связи](/contact).',
  phone: 'Телефон',
  email: 'Эл. почта',
  taxId: 'Налоговый номер',
}
