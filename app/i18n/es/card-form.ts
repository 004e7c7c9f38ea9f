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
  askTitle: '¿Eres tú?',
  askToPay: 'Esta es una prueba de 3-D Secure. Tu banco pregunta si quieres pagar {amount}.',
  askToKeep: 'Esta es una prueba de 3-D Secure. Tu banco pregunta si se puede guardar esta tarjeta.',
  prove: 'Sí, soy yo',
  refuse: 'No, no soy yo',
}
