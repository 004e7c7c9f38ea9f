// Generated from app/i18n/messages/ru/posting-mails.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const postingMails: WordsOf<'postingMails', 'ru'> = {
  postedSubject: 'Объявление опубликовано: {title}',
  postedBody: 'Объявление «{title}» опубликовано, № {number}.',
  heldSubject: 'Объявление на проверке: {title}',
  heldBody: 'Оплата за объявление «{title}» (№ {number}) получена. Первые объявления новых пользователей мы проверяем до публикации. 30 дней начнутся, когда объявление одобрят; тогда мы вам напишем.',
  heldButton: 'Открыть личный кабинет',
  postedPaid: 'Пакет: {package}. Сумма: {amount}.',
  postedUntil: 'Оно будет на сайте до {day}.',
  adminPackage: 'от администратора',
  showButton: 'Открыть объявление',
  billboardSubject: 'Оплаченный баннер ждёт проверки: {title}',
  billboardBody: 'Объявление «{title}» (№ {number}) оплачено по пакету «{package}», покупатель: {buyer}. Из него сделан баннер, он ждёт вашей проверки.',
  billboardPromise: 'Мы обещали покупателю связаться с ним в течение 24 часов.',
  reviewButton: 'Посмотреть баннер',
  endingSubject: 'Срок объявления подходит к концу: {title}',
  endingBody: 'Срок объявления «{title}» истекает {day}.',
  endingRenew: 'Разместите его заново сейчас: новые 30 дней начнутся, когда кончатся прежние, — оплаченное время не пропадёт.',
  renewButton: 'Разместить заново',
  endingSetting: 'Такие письма можно отключить в настройках.',
  unpaidSubject: 'Объявление ещё не опубликовано: {title}',
  unpaidBody: 'Вы написали объявление «{title}», но не оплатили его, поэтому его никто не видит. Всё написанное сохранено.',
  unpaidEnd: 'Если передумали, ничего делать не нужно: объявление удалится {day}.',
  unpaidButton: 'Продолжить и оплатить',
  unpaidSetting: 'Такие письма можно отключить в профиле.',
}
