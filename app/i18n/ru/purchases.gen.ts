// Generated from app/i18n/messages/ru/purchases.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

/** What was bought with a listing: its placements, what is left to do, what was paid. */
export const purchases: WordsOf<'purchases', 'ru'> = {
  title: 'Что вы купили',
  open: 'Что куплено',
  placements: 'Где это показывается',
  payments: 'Что оплачено',
  refunded: 'возвращено {amount}',
  startsWhenShown: '30 дней начнутся в день первого показа.',
  seeIt: 'Посмотреть на сайте',
  openBillboard: 'Открыть баннер',
  you: 'Ваш ход:',
  us: 'Наш ход:',
  placed: 'На сайте',
  todo: 'Размещается',
  waiting: 'На проверке',
  blocked: 'Не показывается',
  notShown: 'Не показывается',
  stepReview: 'Мы проверим баннер в течение 24 часов и поставим его на страницу.',
  stepPlace: 'Мы поставим его на страницу в течение 24 часов.',
  stepPlaced: 'Больше ничего делать не нужно.',
  stepPicture: 'добавьте картинку. Без неё баннер — тёмная плитка с одним заголовком.',
  stepRejected: 'измените баннер: он отклонён. Причина указана на его странице.',
  stepOff: 'он выключен. Включите его, чтобы он снова показывался; дни идут.',
  stepRemoved: 'Удалён за нарушение правил.',
  stepDeleted: 'Удалён.',
  stepHidden: 'Скрыт вместе с аккаунтом.',
  stepLater: 'Начнётся в первый день расписания.',
  stepEnded: 'Его дни закончились.',
  changeWaits: 'Ваше изменение на проверке, на сайте остаётся одобренная версия.',
}
