// Generated from app/i18n/messages/ru/reports.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const reports: WordsOf<'reports', 'ru'> = {
  title: 'Пожаловаться на объявление',
  lead: 'Жалобу увидит только администрация сайта. Автор не узнает, кто её отправил.',
  reason: 'Что не так?',
  scam: 'Похоже на мошенничество',
  wrong: 'Есть ошибки или вводит в заблуждение',
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
