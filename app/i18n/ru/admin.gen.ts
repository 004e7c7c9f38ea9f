// Generated from app/i18n/messages/ru/admin.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const admin: WordsOf<'admin', 'ru'> = {
  title: 'Управление',
  menu: 'Управление',
  overview: 'Обзор',
  items: 'Объявления и баннеры',
  fulfilment: 'Размещение',
  money: 'Финансы',
  users: 'Пользователи',
  ticker: 'Бегущая строка',
  layouts: 'Сетки баннеров',
  log: 'Журнал',
  access: 'Доступ администратора',
  missingTitle: 'Сайт настроен не до конца',
  missingMail: 'Письма не отправляются. Они ждут и уйдут, как только появится почтовый сервер.',
  missingAddresses: 'Вместо настоящих адресов указаны примеры: ссылки в письмах никуда не ведут, а ответы никому не приходят.',
  missingPayments: 'Платежи ненастоящие: объявление может разместить любой — по тестовой карте.',
  missingIdentity: 'Никто не видит, кто владелец сайта: на страницах «О Haulpost», «Условия» и «Контакты» нет его имени.',
  missingSet: 'Задайте {settings} и перезапустите сайт.',
}
