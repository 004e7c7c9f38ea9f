import type { WordsOf } from '../translate.ts'

export const cardForm: WordsOf<'cardForm', 'es'> = {
  title: 'Tarjeta',
  simulated:
    'Los pagos son simulados: no se cobra nada. Prueba con 4242 4242 4242 4242, cualquier fecha futura y cualquier código.',
  number: 'Número de tarjeta',
  expiry: 'Fecha de vencimiento',
  expiryHint: 'MM / AA',
  code: 'Código de seguridad',
  incompleteNumber: 'El número de tarjeta está incompleto.',
  incompleteExpiry: 'La fecha de vencimiento está incompleta.',
  incompleteCode: 'El código de seguridad está incompleto.',
  wrongNumber: 'El número de tarjeta no es correcto.',
  wrongExpiry: 'La fecha de vencimiento ya pasó.',
  wrongCode: 'El código de seguridad no es correcto.',
  expired: 'Tu tarjeta está vencida.',
  declined: 'Tu tarjeta fue rechazada.',
  noFunds: 'Tu tarjeta no tiene fondos suficientes.',
  notATestCard:
    'Esta no es una tarjeta de prueba. Mientras los pagos sean simulados no se aceptan tarjetas reales; el número no se guardó.',
  processingError: 'No se pudo procesar la tarjeta. Inténtalo de nuevo en un momento.',
  notProven: 'No pudimos verificar tu método de pago. Elige otro e inténtalo de nuevo.',
  noConnection: 'No hay conexión con el procesador de pagos. Revisa tu conexión e inténtalo de nuevo.',
  askTitle: '¿Eres tú?',
  askToPay: 'Esta es una prueba de 3-D Secure. Tu banco pregunta si quieres pagar {amount}.',
  askToKeep: 'Esta es una prueba de 3-D Secure. Tu banco pregunta si se puede guardar esta tarjeta.',
  prove: 'Sí, soy yo',
  refuse: 'No, no soy yo',
}
