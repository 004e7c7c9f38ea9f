import type { WordsOf } from '../translate.ts'

export const moderationMails: WordsOf<'moderationMails', 'ru'> = {
  approvedSubject: 'Ваше объявление на сайте: {title}',
  approvedBody: 'Мы посмотрели «{title}» и одобрили. Теперь его видят все.',
  look: 'Посмотреть на сайте',
  rejectedSubject: 'Ваше объявление не принято: {title}',
  rejectedBody: 'Мы посмотрели «{title}» и не смогли его принять. Кроме вас, его никто не видит.',
  removedSubject: 'Ваше объявление снято: {title}',
  removedBody: 'Мы сняли «{title}» с сайта. Кроме вас, его никто не видит.',
  why: 'Причина: {reason}',
  edit: 'Исправить в личном кабинете',
  dashboard: 'Открыть личный кабинет',
  contact: 'Думаете, это ошибка? Напишите нам через страницу контактов.',
}
