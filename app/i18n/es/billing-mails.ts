import type { WordsOf } from '../translate.ts'

export const billingMails: WordsOf<'billingMails', 'es'> = {
  renewalFailedSubject: 'No se pudo renovar tu anuncio',
  renewalFailedBody:
    'La renovación automática de «{title}» falló: el banco rechazó la tarjeta. El anuncio saldrá del sitio cuando terminen los días pagados.',
  renewalFailedWhat: 'Elige otra tarjeta y lo intentaremos de inmediato.',
  renewalFailedButton: 'Elegir otra tarjeta',
  refundedSubject: 'Tu pago se reembolsó',
  refundedBody: 'Devolvimos {amount} por «{title}» a tu tarjeta. Los bancos tardan unos días en mostrarlo.',
  refundedButton: 'Ver el recibo',
  requestSubject: 'Piden cancelar una suscripción migrada',
  requestBody: '{email} pide cancelar la suscripción migrada {id} ({package}, «{title}»).',
  requestedSubject: 'Recibimos tu solicitud de cancelación',
  requestedBody:
    'Pediste cancelar la suscripción de «{title}». Lo hacemos a mano y te escribiremos cuando esté listo.',
}
