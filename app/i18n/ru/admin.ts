import type { WordsOf } from '../translate.ts'

export const admin: WordsOf<'admin', 'ru'> = {
  title: 'Управление',
  menu: 'Управление',
  overview: 'Обзор',
  items: 'Объявления и баннеры',
  people: 'Пользователи',
  ticker: 'Бегущая строка',
  boards: 'Сетки баннеров',
  log: 'Журнал',
  access: 'Доступ администратора',
}
