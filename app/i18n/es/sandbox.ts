import type { WordsOf } from '../translate.ts'

export const sandbox: WordsOf<'sandbox', 'es'> = {
  portalTitle: 'Tu facturación',
  portalOf: 'Tarjetas, suscripciones y pagos de {email}',
  portalNote:
    'Esta página hace las veces del portal de facturación del servicio de pagos. Los pagos son simulados: no se cobra a ninguna tarjeta.',
  back: 'Volver a Haulpost',
  expired: 'Este enlace a tu facturación ya venció. Ábrelo de nuevo desde tu panel.',
  removeCard: 'Se quitó la tarjeta.',
  makeDefault: 'Esta es ahora la tarjeta principal.',
  turnOff: 'La suscripción termina con su período.',
  turnOn: 'La suscripción se renueva otra vez de forma automática.',
  noSubscriptions: 'No hay suscripciones.',
  invoices: 'Facturas',
  noInvoices: 'No hay facturas. Las tienen las suscripciones.',
  draft: 'Borrador',
  open: 'Pendiente',
  paid: 'Pagada',
  uncollectible: 'Incobrable',
  void: 'Anulada',
  charges: 'Cobros',
  noCharges: 'No hay cobros.',
  charge: 'Pago',
  pending: 'En proceso',
  succeeded: 'Pagado',
  failed: 'Rechazado',
  refunded: 'Reembolsado',
  latest: 'Se muestran los últimos {count}.',

  bankNote:
    'Esta página hace las veces de la de tu banco. Los pagos son simulados: no se cobra a ninguna tarjeta.',
  complete: 'Confirmar',
  fail: 'Rechazar',
  answeredTitle: 'Ya respondiste',
  answeredText: 'Tu banco ya tiene tu respuesta. Vuelve para ver cómo terminó.',
}
