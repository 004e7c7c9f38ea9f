import type { WordsOf } from '../translate.ts'

export const cardForm: WordsOf<'cardForm', 'es'> = {
  title: 'Tarjeta',
  simulated:
    'Los pagos son simulados: no se cobra nada. Pruebe 4242 4242 4242 4242, cualquier fecha futura y cualquier código.',
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
  expired: 'Su tarjeta está vencida.',
  declined: 'Su tarjeta fue rechazada.',
  noFunds: 'Su tarjeta no tiene fondos suficientes.',
  notATestCard:
    'Esta no es una tarjeta de prueba. Mientras los pagos son simulados no se aceptan tarjetas reales; el número no se guardó.',
  processingError: 'No se pudo procesar la tarjeta. Inténtelo de nuevo en un momento.',
  notProven: 'No pudimos verificar su método de pago. Elija otro e inténtelo de nuevo.',
  noConnection: 'No hay conexión con el servicio de pagos. Revise su conexión e inténtelo de nuevo.',
  askTitle: '¿Es usted?',
  askToPay: 'Esta es una prueba de 3-D Secure. Su banco pregunta si quiere pagar {amount}.',
  askToKeep: 'Esta es una prueba de 3-D Secure. Su banco pregunta si se puede guardar esta tarjeta.',
  prove: 'Sí, soy yo',
  refuse: 'No, rechazar',
}
