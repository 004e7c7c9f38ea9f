import type { WordsOf } from '../translate.ts'

export const simulated: WordsOf<'simulated', 'es'> = {
  title: 'Pagos simulados',
  text: 'Lo que pasó en el servicio de pagos simulado, lo más nuevo primero. Los sitios públicos no tienen esta página.',
  empty: 'Todavía no ha pasado nada. Pague algo o pruebe el formulario de abajo.',
  clock: 'El reloj del servicio de pagos va {days} días por delante del nuestro.',
  advance: 'Avanzar 30 días',
  advanced: 'Pasaron treinta días para el servicio de pagos.',
  resend: 'Enviar de nuevo',
  resendEvent: 'Enviar de nuevo: {event}',
  resent: 'El evento va en camino otra vez.',
  stateDue: 'en espera',
  stateDone: 'recibido',
  stateFailed: 'abandonado',
  attempts: { one: '{count} intento', many: '{count} intentos', other: '{count} intentos' },
  older: 'Anteriores',
  tryTitle: 'Probar el formulario de tarjeta',
  tryText: 'Un pago de {amount} que no compra nada.',
  pay: 'Pagar {amount}',
  paying: 'Pagando…',
  paid: 'El pago se realizó.',
  notLoaded: 'Stripe no se cargó. Actualice la página e inténtelo de nuevo.',
}
