// Generated from app/i18n/messages/ru/passkeys.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const passkeys: WordsOf<'passkeys', 'ru'> = {
  title: 'Ключи доступа',
  lead: 'Вход по отпечатку, лицу или PIN-коду устройства: без пароля и кодов из приложения.',
  manage: 'Настроить ключи доступа',
  none: 'Ключей доступа пока нет.',
  add: 'Добавить ключ доступа',
  notAdded: 'Ключ не добавлен',
  notAccepted: 'Устройству не удалось создать ключ для этого сайта. Попробуйте ещё раз.',
  tooMany: 'Ключей доступа у вас уже {max}. Сначала удалите один.',
  unknown: 'Такого ключа больше нет.',
  wrong: 'Ключ доступа не подошёл. Войдите с паролем.',
  signIn: 'Войти с ключом доступа',
  use: 'Подтвердить ключом',
  notShown: 'Ключ доступа не использован',
  usePassword: 'Введите вместо этого пароль.',
  notYours: 'Этот ключ доступа не относится к вашему аккаунту.',
  thisDevice: 'Это устройство',
  nameRequired: 'Дайте ключу название',
  remove: 'Удалить: {name}',
  facts: 'Добавлен {day}',
  factsUsed: 'Добавлен {day}, последний вход {used}',
  needsScript: 'Для ключей доступа нужен JavaScript.',
}
