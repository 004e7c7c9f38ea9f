import type { WordsOf } from '../translate.ts'

export const billing: WordsOf<'billing', 'ru'> = {
  packages: 'Пакет',
  packagesLead: 'Каждый пакет действует 30 дней.',
  single: 'Одно объявление',
  silver: 'Серебряный',
  gold: 'Золотой',
  platinum: 'Платиновый',
  popular: 'Популярный',
  saving: 'Стоимость {value}, экономия {saving}',
  categoryPost: 'Объявление в категории',
  tickerPost: 'Строка на табло',
  categoryBillboard: 'Баннер в категории',
  homeBillboard: 'Баннер на главной странице',
  billboardNote: 'С покупателями баннеров мы связываемся в течение 24 часов после оплаты.',
}
