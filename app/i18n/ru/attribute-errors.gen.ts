// Generated from app/i18n/messages/ru/attribute-errors.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const attributeErrors: WordsOf<'attributeErrors', 'ru'> = {
  unknown: 'В этой категории нет поля «{key}»',
  notANumber: 'Здесь нужно число',
  wholeNumber: 'Здесь нужно целое число',
  outOfRange: 'Допустимо от {min} до {max}',
  notAChoice: 'Выберите из списка',
  notYesOrNo: 'Ответьте «да» или «нет»',
  tooLong: 'Не больше {max} знаков',
  vinLength: 'В VIN 17 знаков',
  vinLetters: 'В VIN только цифры и латинские буквы, и никогда I, O и Q: это 1 и 0',
  vinCheck: 'Этот VIN не сходится: где-то опечатка или два знака поменялись местами',
  payModelMissing: 'Укажите, как считают оплату',
  payFromMissing: 'Укажите, сколько платят',
  payOrder: 'Верхняя граница меньше нижней',
  noneAndOthers: '«Ничего не вычитаем» и вычеты вместе не бывает',
  notOfTrailers: 'У трейлера этого нет: оставьте поле пустым',
  freeOfSpaces: 'Свободных мест больше, чем всего: не больше {max}',
  sourceMissing: 'Укажите, откуда эта цифра',
}
