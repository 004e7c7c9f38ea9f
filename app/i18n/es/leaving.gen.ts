// Generated from app/i18n/messages/es/leaving.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

/** What ends, and what is kept, when a listing or an account goes. */
export const leaving: WordsOf<'leaving', 'es'> = {
  endsDays: { one: '“{title}” está pagado hasta el {day}: se pierde {count} día pagado.', many: '“{title}” está pagado hasta el {day}: se pierden {count} de días pagados.', other: '“{title}” está pagado hasta el {day}: se pierden {count} días pagados.' },
  endsHidden: '“{title}” está pagado hasta el {day}. El plazo sigue corriendo mientras está oculto.',
  endsRenewal: 'Termina la renovación automática de “{title}”: no se cobrarán {amount} el {day}.',
  endsRenewalPlain: 'Termina la renovación automática de “{title}”.',
  stillCharged: 'La renovación automática está activa: el {day} se cobrarán {amount} de todos modos.',
  stillTried: 'La renovación automática está activa: aún no se pudieron cobrar {amount} y se volverá a intentar.',
  stillRenewsPlain: 'La renovación automática está activa: el anuncio se seguirá cobrando.',
  endRenewalToo: 'Desactivar también la renovación',
  endsBillboard: 'El banner “{title}” deja de mostrarse, aunque está pagado.',
  keepsBillboard: 'El banner “{title}”, del mismo paquete, sigue en el sitio mientras esté pagado.',
  endsMore: { one: 'Y {count} más.', many: 'Y {count} más.', other: 'Y {count} más.' },
  endsCards: { one: 'Se elimina {count} tarjeta guardada, aquí y en el procesador de pagos.', many: 'Se eliminan {count} de tarjetas guardadas, aquí y en el procesador de pagos.', other: 'Se eliminan {count} tarjetas guardadas, aquí y en el procesador de pagos.' },
  keepsCards: { one: 'Se conserva {count} tarjeta guardada por si vuelves. Hasta entonces no se le puede cobrar nada.', many: 'Se conservan {count} de tarjetas guardadas por si vuelves. Hasta entonces no se les puede cobrar nada.', other: 'Se conservan {count} tarjetas guardadas por si vuelves. Hasta entonces no se les puede cobrar nada.' },
  keepsReceipts: { one: 'Conservamos el recibo de {count} pago, como exige la ley fiscal. Si lo necesitas, descárgalo antes.', many: 'Conservamos los recibos de {count} de pagos, como exige la ley fiscal. Si los necesitas, descárgalos antes.', other: 'Conservamos los recibos de {count} pagos, como exige la ley fiscal. Si los necesitas, descárgalos antes.' },
}
