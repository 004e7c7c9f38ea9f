// Generated from app/i18n/messages/es/attribute-errors.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const attributeErrors: WordsOf<'attributeErrors', 'es'> = {
  unknown: 'Esta categoría no tiene “{key}”',
  notANumber: 'Escribe un número',
  wholeNumber: 'Escribe un número entero',
  outOfRange: 'Debe estar entre {min} y {max}',
  notAChoice: 'Elige una de las opciones',
  notYesOrNo: 'Responde sí o no',
  tooLong: 'Máximo {max} caracteres',
  vinLength: 'El VIN tiene 17 caracteres',
  vinLetters: 'El VIN lleva números y letras, pero nunca I, O ni Q: son 1 y 0',
  vinCheck: 'Este VIN no cuadra: hay un carácter mal escrito o dos en orden cambiado',
  payModelMissing: 'Indica cómo se paga',
  payFromMissing: 'Indica cuánto se paga',
  payOrder: 'El máximo es menor que el mínimo',
  noneAndOthers: '“Sin descuentos” no va junto con otros descuentos',
  notOfTrailers: 'Un tráiler no lleva esto: déjalo vacío',
  freeOfSpaces: 'Hay más lugares libres que lugares: máximo {max}',
  sourceMissing: 'Indica la fuente de ese índice',
}
