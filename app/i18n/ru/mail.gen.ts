// Generated from app/i18n/messages/ru/mail.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const mail: WordsOf<'mail', 'ru'> = {
  footer: 'Отправлено сайтом {site}',
  chooseEmails: 'Выбрать, какие письма получать',
  contactSubject: 'Новое сообщение с формы обратной связи: {subject}',
  contactIntro: 'Вам написали через форму обратной связи. Чтобы ответить, ответьте на это письмо.',
  contactLanguage: 'Язык страницы',
  contactSentAt: 'Отправлено',
  notGiven: 'не указано',
  outboxTitle: 'Письма',
  outboxText: 'Все письма сайта, сначала новые. В рабочем режиме этой страницы нет.',
  outboxEmpty: 'Писем пока нет. Отправьте что-нибудь через форму обратной связи.',
  to: 'Кому',
  replyTo: 'Адрес для ответа',
  subject: 'Тема',
  template: 'Шаблон',
  state: 'Статус',
  written: 'Создано',
  attempts: 'Попытки',
  lastError: 'Последняя ошибка',
  language: 'Язык',
  asText: 'Простой текст',
  asHtml: 'HTML',
  backToOutbox: 'Все письма',
  noSuchMail: 'Такого письма нет.',
}
