// Generated from app/i18n/messages/ru/favorites.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const favorites: WordsOf<'favorites', 'ru'> = {
  title: 'Избранное',
  description: 'Объявления, которые вы сохранили на Haulpost.',
  add: 'Добавить в избранное: {title}',
  remove: 'Убрать из избранного: {title}',
  signInToAdd: 'Войдите, чтобы добавить в избранное: {title}',
  failed: 'Не удалось сохранить. Попробуйте ещё раз.',
  view: 'Посмотреть',
  removed: 'Убрано из избранного: {title}',
  undo: 'Вернуть?',
  find: 'Поиск в избранном',
  findHint: 'Заголовок, категория, контакт',
  search: 'Найти',
  clear: 'Показать всё',
  none: 'В избранном пока пусто',
  noneText: 'Нажмите на сердечко у объявления, и оно появится здесь.',
  browse: 'Смотреть объявления',
  notFound: 'В избранном ничего не нашлось',
  notFoundText: 'Ни одно сохранённое объявление не подходит. Попробуйте другое слово.',
  loadFailed: 'Не удалось загрузить избранные объявления',
  total: { one: '{count} объявление', few: '{count} объявления', many: '{count} объявлений', other: '{count} объявления' },
  noSuchListing: 'Это объявление недоступно.',
  tooMany: 'В избранном уже {most} объявлений — это максимум. Сначала уберите лишние.',
}
