// Generated from app/i18n/messages/es/moderation-mails.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const moderationMails: WordsOf<'moderationMails', 'es'> = {
  approvedSubject: 'Tu anuncio ya está publicado: {title}',
  approvedBody: 'Revisamos “{title}” y lo aprobamos. Ya lo pueden ver todos.',
  look: 'Verlo en el sitio',
  rejectedSubject: 'No aceptamos tu anuncio: {title}',
  rejectedBody: 'Revisamos “{title}” y no pudimos aceptarlo. Solo tú puedes verlo.',
  removedSubject: 'Retiramos tu anuncio: {title}',
  removedBody: 'Retiramos “{title}” del sitio. Solo tú puedes verlo.',
  why: 'Motivo: {reason}',
  edit: 'Corregirlo en tu panel',
  dashboard: 'Abrir tu panel',
  contact: '¿Crees que es un error? Contáctanos.',
  changeApprovedSubject: 'Tu banner se actualizó: {title}',
  changeApprovedBody: 'Revisamos tu cambio en «{title}» y lo aprobamos. Ahora todos ven la nueva versión.',
  changeRejectedSubject: 'No aceptamos tu cambio: {title}',
  changeRejectedBody: 'Revisamos tu cambio en «{title}» y no pudimos aceptarlo. En el sitio sigue la versión que aprobamos antes.',
  editChange: 'Corregir el cambio',
}
