import type { WordsOf } from '../translate.ts'

export const cardForm: WordsOf<'cardForm', 'ru'> = {
  title: 'Карта',
  simulated:
    'Платежи здесь учебные: деньги с карты не списываются. Введите 4242 4242 4242 4242, любой будущий срок и любой код.',
  number: 'Номер карты',
  expiry: 'Срок действия',
  expiryHint: 'ММ / ГГ',
  code: 'Код безопасности',
  incompleteNumber: 'Номер карты введён не полностью.',
  incompleteExpiry: 'Срок действия карты введён не полностью.',
  incompleteCode: 'Код безопасности введён не полностью.',
  askTitle: 'Это вы?',
  askToPay: 'Это проверка 3-D Secure. Банк спрашивает, хотите ли вы заплатить {amount}.',
  askToKeep: 'Это проверка 3-D Secure. Банк спрашивает, можно ли сохранить эту карту.',
  prove: 'Да, это я',
  refuse: 'Нет, это не я',
}
