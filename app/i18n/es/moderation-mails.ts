import type { WordsOf } from '../translate.ts'

export const moderationMails: WordsOf<'moderationMails', 'es'> = {
  approvedSubject: 'Su anuncio está publicado: {title}',
  approvedBody: 'Revisamos «{title}» y lo aprobamos. Ya lo puede ver todo el mundo.',
  look: 'Verlo en el sitio',
  rejectedSubject: 'Su anuncio no fue aceptado: {title}',
  rejectedBody: 'Revisamos «{title}» y no pudimos aceptarlo. Nadie más lo puede ver.',
  removedSubject: 'Su anuncio fue retirado: {title}',
  removedBody: 'Retiramos «{title}» del sitio. Nadie más lo puede ver.',
  why: 'El motivo: {reason}',
  edit: 'Corregirlo en su panel',
  dashboard: 'Abrir su panel',
  contact: '¿Cree que es un error? Escríbanos desde la página de contacto.',
}
