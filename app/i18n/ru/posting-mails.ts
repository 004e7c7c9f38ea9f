import type { WordsOf } from '../translate.ts'

export const postingMails: WordsOf<'postingMails', 'ru'> = {
  postedSubject: 'Объявление опубликовано: {title}',
  postedBody: 'Объявление «{title}» видно всем. Его номер – {number}.',
  heldSubject: 'Объявление на проверке: {title}',
  heldBody:
    'Оплата за объявление «{title}» (номер {number}) получена. Первые объявления новых пользователей мы просматриваем до публикации. 30 дней начнутся, когда объявление одобрят; тогда мы вам напишем.',
  heldButton: 'Открыть личный кабинет',
  postedPaid: 'Пакет: {package}. Сумма: {amount}.',
  postedUntil: 'Оно будет на сайте до {day}.',
  adminPackage: 'admin',
  showButton: 'Открыть объявление',
  billboardSubject: 'Баннер оплачен и ждёт: {title}',
  billboardBody:
    'Объявление «{title}» (номер {number}) оплачено по пакету {package}, покупатель: {buyer}. Из него сделан баннер, он ждёт вашего решения.',
  billboardPromise: 'Покупателю обещано, что с ним свяжутся в течение 24 часов.',
  reviewButton: 'Посмотреть баннер',
  endingSubject: 'Срок объявления скоро закончится: {title}',
  endingBody: 'Объявление «{title}» уйдёт с сайта {day}.',
  endingRenew:
    'Опубликуйте его снова сейчас: новые 30 дней начнутся после старых, оплаченное время не пропадёт.',
  renewButton: 'Опубликовать снова',
  endingSetting: 'Эти письма можно отключить в настройках аккаунта.',
  draftSubject: 'Объявление ещё не опубликовано: {title}',
  draftBody:
    'Вы подготовили объявление «{title}», но не оплатили его, поэтому его никто не видит. Всё написанное сохранено.',
  draftEnd: 'Если передумали, ничего делать не нужно: черновик удалится {day}.',
  draftButton: 'Продолжить',
}
