// Generated from app/i18n/messages/es/reports.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const reports: WordsOf<'reports', 'es'> = {
  title: 'Reportar este anuncio',
  lead: 'Solo nuestro equipo ve los reportes. El anunciante no sabrá que fuiste tú.',
  reason: '¿Qué está mal?',
  scam: 'Parece una estafa',
  wrong: 'Algo es falso o engañoso',
  gone: 'Ya se vendió o no está disponible',
  category: 'Está en la categoría equivocada',
  duplicate: 'Está publicado varias veces',
  offensive: 'Es ofensivo',
  illegal: 'Lo que se ofrece es ilegal',
  other: 'Otra cosa',
  note: '¿Qué debemos saber?',
  noteHint: 'No incluyas teléfonos ni otros datos personales.',
  optional: 'opcional',
  send: 'Enviar reporte',
  sending: 'Enviando…',
  thanks: 'Gracias. Lo vamos a revisar.',
  back: 'Volver al anuncio',
  failed: 'No se pudo enviar el reporte. Inténtalo de nuevo.',
  reasonRequired: 'Elige qué está mal.',
  tooLong: 'Máximo {max} caracteres.',
  noSuchItem: 'Este anuncio ya no está en el sitio.',
}
