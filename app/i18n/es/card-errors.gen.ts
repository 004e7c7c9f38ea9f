// Generated from app/i18n/messages/es/card-errors.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

/** The messages when a card is refused: the provider's own text never reaches a user. */
export const cardErrors: WordsOf<'cardErrors', 'es'> = {
  declined: 'Tu banco rechazó el pago. Prueba con otra tarjeta o pregunta a tu banco.',
  noFunds: 'Esta tarjeta no tiene fondos suficientes. Prueba con otra.',
  overLimit: 'Este pago supera un límite de tu tarjeta. Pregunta a tu banco o prueba con otra.',
  expired: 'Esta tarjeta está vencida. Prueba con otra.',
  wrongCode: 'El código de seguridad no es correcto. Revísalo e inténtalo de nuevo.',
  wrongExpiry: 'La fecha de vencimiento no es correcta. Revísala e inténtalo de nuevo.',
  wrongNumber: 'El número de tarjeta no es correcto. Revísalo e inténtalo de nuevo.',
  wrongPostalCode: 'El código postal (ZIP) no coincide con el de la tarjeta. Revísalo e inténtalo de nuevo.',
  notSupported: 'Esta tarjeta no sirve para este pago. Prueba con otra.',
  notProven: 'Tu banco no confirmó que eres tú. Inténtalo de nuevo o elige otra tarjeta.',
  processing: 'No se pudo procesar la tarjeta y no se cobró nada. Inténtalo en unos minutos.',
  duplicate: 'Con esta tarjeta se acaba de hacer un pago por el mismo monto. Revisa tus pagos antes de intentarlo otra vez.',
  tooOften: 'Esta tarjeta se rechazó demasiadas veces. Prueba con otra, o con esta mañana.',
  testCardsOnly: 'Esta no es una tarjeta de prueba. Mientras los pagos sean simulados no se aceptan tarjetas reales; el número no se guardó.',
  realCardsOnly: 'Esta es una tarjeta de prueba. Usa una real.',
  formExpired: 'Este formulario de tarjeta ya no es válido y no se cobró nada. Ciérralo y ábrelo de nuevo.',
  notReached: 'No hay conexión con el procesador de pagos. Revisa tu conexión e inténtalo de nuevo.',
  oneLeft: 'Con un rechazo más, los pagos quedan en pausa una hora para proteger las tarjetas.',
  pausedTitle: 'Pagos en pausa',
  pausedNow: 'Se rechazaron varias tarjetas en una hora. Para protegerlas, los pagos están en pausa una hora.',
  pausedLift: '¿De verdad eres tú? Confírmalo con tu contraseña o llave de acceso y podrás probar otra tarjeta ahora mismo.',
  liftButton: 'Confirmar y probar otra tarjeta',
  askSupport: 'Escribir a soporte',
}
