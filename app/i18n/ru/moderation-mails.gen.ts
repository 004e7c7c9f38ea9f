// Generated from app/i18n/messages/ru/moderation-mails.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const moderationMails: WordsOf<'moderationMails', 'ru'> = {
  approvedSubject: 'Ваше объявление опубликовано: {title}',
  approvedBody: 'Мы проверили «{title}» и одобрили. Теперь объявление видят все.',
  look: 'Посмотреть на сайте',
  rejectedSubject: 'Ваше объявление не принято: {title}',
  rejectedBody: 'Мы проверили «{title}» и не смогли принять. Кроме вас, объявление никто не видит.',
  removedSubject: 'Ваше объявление снято с сайта: {title}',
  removedBody: 'Мы сняли «{title}» с сайта. Кроме вас, объявление никто не видит.',
  why: 'Причина: {reason}',
  edit: 'Исправить в личном кабинете',
  dashboard: 'Открыть личный кабинет',
  contact: 'Считаете, что это ошибка? Напишите нам через страницу «Связаться с нами».',
  changeApprovedSubject: 'Ваш баннер обновлён: {title}',
  changeApprovedBody: 'Мы проверили ваше изменение баннера «{title}» и одобрили его. Теперь все видят новую версию.',
  changeRejectedSubject: 'Изменение не принято: {title}',
  changeRejectedBody: 'Мы проверили ваше изменение баннера «{title}» и не смогли его принять. На сайте осталась версия, одобренная раньше.',
  editChange: 'Исправить изменение',
}
