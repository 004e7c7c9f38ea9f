import type { WordsOf } from '../translate.ts'

export const simulated: WordsOf<'simulated', 'es'> = {
  title: 'Pagos simulados',
  text: 'Lo que pasó en el procesador de pagos simulado, lo más nuevo primero. Los sitios públicos no tienen esta página.',
  empty: 'Todavía no ha pasado nada. Paga algo o prueba el formulario de abajo.',
  clock: 'El reloj del procesador de pagos está {days} días adelantado.',
  advance: 'Avanzar 30 días',
  advanced: 'Pasaron treinta días en el procesador de pagos.',
  resend: 'Enviar de nuevo',
  resendEvent: 'Enviar de nuevo: {event}',
  resent: 'El evento va en camino otra vez.',
  stateDue: 'en espera',
  stateDone: 'recibido',
  stateFailed: 'sin más intentos',
  attempts: { one: '{count} intento', many: '{count} de intentos', other: '{count} intentos' },
  older: 'Anteriores',
  tryTitle: 'Probar el formulario de tarjeta',
  tryText: 'Un pago de {amount} con el que no se compra nada.',
  pay: 'Pagar {amount}',
  paying: 'Pagando…',
  paid: 'El pago se realizó.',
  notLoaded: 'Stripe no se cargó. Actualiza la página e inténtalo de nuevo.',
}
