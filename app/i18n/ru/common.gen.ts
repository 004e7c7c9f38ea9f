// Generated from app/i18n/messages/ru/common.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const common: WordsOf<'common', 'ru'> = {
  siteName: 'Haulpost',
  signInFirst: 'Сначала войдите в аккаунт.',
  adminsNeedTwoFactor: 'Администраторам этого сайта нужен двухэтапный вход. Сначала включите его в настройках.',
  adminsOnly: 'Доступ запрещён: для этой страницы нужны права администратора.',
  unexpected: 'Произошла непредвиденная ошибка. Попробуйте ещё раз.',
  requestNumber: 'Номер запроса: {id}',
  badAddress: 'Неверная ссылка.',
  badRequest: 'Не удалось разобрать запрос. Ничего не изменено.',
  checkField: 'Проверьте это поле.',
  phoneInvalid: 'Введите все десять цифр номера США или номер другой страны с плюсом',
  crossSite: 'Запрос пришёл с другого сайта, поэтому ничего не сделано.',
  wrongHost: 'Под этим именем сайт не работает.',
  tooLarge: 'Слишком много данных. Ничего не изменено.',
  jsonOnly: 'Отправьте, пожалуйста, данные в формате JSON.',
  wrongMethod: 'Этот адрес не принимает таких запросов.',
  tooBusy: 'Сайт сейчас перегружен. Попробуйте через минуту.',
  notFound: 'Страница не найдена',
  fillIn: 'Заполните: {field}',
}
