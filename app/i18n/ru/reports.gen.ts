// Generated from app/i18n/messages/ru/reports.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const reports: WordsOf<'reports', 'ru'> = {
  title: 'Пожаловаться на объявление',
  lead: 'Жалобы видят только наши сотрудники. Автор не узнает, что её отправили вы.',
  reason: 'Что не так?',
  scam: 'Похоже на мошенничество',
  wrong: 'Ошибки или обман в объявлении',
  gone: 'Уже продано или недоступно',
  category: 'Не та категория',
  duplicate: 'Размещено несколько раз',
  offensive: 'Оскорбительно',
  illegal: 'Предлагают что-то незаконное',
  other: 'Другое',
  note: 'Что нам стоит знать?',
  noteHint: 'Не указывайте телефоны и другие личные данные.',
  optional: 'необязательно',
  send: 'Отправить жалобу',
  sending: 'Отправляем…',
  thanks: 'Спасибо. Мы всё проверим.',
  back: 'Назад к объявлению',
  failed: 'Не удалось отправить жалобу. Попробуйте ещё раз.',
  reasonRequired: 'Выберите, что не так.',
  tooLong: 'Не более {max} символов.',
  noSuchItem: 'Этого объявления уже нет на сайте.',
}
