// Generated from app/i18n/messages/es/mail.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const mail: WordsOf<'mail', 'es'> = {
  footer: 'Enviado por {site}',
  chooseEmails: 'Elegir qué correos recibir',
  contactSubject: 'Nuevo mensaje del formulario de contacto: {subject}',
  contactIntro: 'Alguien escribió por el formulario de contacto. Para contestarle, responde a este correo.',
  contactLanguage: 'Idioma de la página',
  contactSentAt: 'Enviado',
  notGiven: 'no indicado',
  outboxTitle: 'Correos',
  outboxText: 'Todos los correos de este sitio, primero los nuevos. Esta página no existe en producción.',
  outboxEmpty: 'Todavía no hay correos. Envía algo por el formulario de contacto.',
  to: 'Para',
  replyTo: 'Responder a',
  subject: 'Asunto',
  template: 'Plantilla',
  state: 'Estatus',
  written: 'Creado',
  attempts: 'Intentos',
  lastError: 'Último error',
  language: 'Idioma',
  asText: 'Texto simple',
  asHtml: 'HTML',
  backToOutbox: 'Todos los correos',
  noSuchMail: 'Ese correo no existe.',
}
