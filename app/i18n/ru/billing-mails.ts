import type { WordsOf } from '../translate.ts'

export const billingMails: WordsOf<'billingMails', 'ru'> = {
  renewalFailedSubject: 'Не удалось продлить ваше объявление',
  renewalFailedBody:
    'Автопродление объявления «{title}» не прошло: банк отклонил карту. Объявление уйдёт с сайта, когда закончатся оплаченные дни.',
  renewalFailedWhat: 'Выберите другую карту, и мы сразу попробуем ещё раз.',
  renewalFailedButton: 'Выбрать другую карту',
  refundedSubject: 'Мы вернули вам деньги',
  refundedBody:
    'Мы вернули {amount} за «{title}» на вашу карту. Обычно банк показывает возврат через несколько дней.',
  refundedButton: 'Открыть чек',
  requestSubject: 'Запрос на отмену перенесённой подписки',
  requestBody: '{email} просит отменить перенесённую подписку {id} ({package}, «{title}»).',
  requestedSubject: 'Мы получили запрос на отмену подписки',
  requestedBody:
    'Вы попросили отменить подписку на «{title}». Мы делаем это вручную и напишем, когда всё будет готово.',
}
