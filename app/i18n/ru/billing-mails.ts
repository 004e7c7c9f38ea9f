import type { WordsOf } from '../translate.ts'

export const billingMails: WordsOf<'billingMails', 'ru'> = {
  renewalFailedSubject: 'Не удалось продлить ваше объявление',
  renewalFailedBody:
    'Автопродление объявления «{title}» не прошло: банк отклонил карту. Объявление уйдёт с сайта, когда закончатся оплаченные дни.',
  renewalFailedWhat: 'Выберите другую карту, и мы сразу попробуем снова.',
  renewalFailedButton: 'Выбрать другую карту',
  refundedSubject: 'Ваш платёж возвращён',
  refundedBody: 'Мы вернули {amount} за «{title}» на вашу карту. Банки показывают это через несколько дней.',
  refundedButton: 'Открыть чек',
  requestSubject: 'Просьба отменить перенесённую подписку',
  requestBody: '{email} просит отменить перенесённую подписку {id} ({package}, «{title}»).',
  requestedSubject: 'Мы получили просьбу об отмене',
  requestedBody:
    'Вы попросили отменить подписку на «{title}». Мы делаем это вручную и напишем, когда всё будет готово.',
}
