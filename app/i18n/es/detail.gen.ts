// Generated from app/i18n/messages/es/detail.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const detail: WordsOf<'detail', 'es'> = {
  pictureOf: 'Foto {count} de {total}',
  carousel: 'carrusel',
  previousPicture: 'Foto anterior',
  nextPicture: 'Foto siguiente',
  enlarge: 'Ver en pantalla completa',
  shrink: 'Salir de pantalla completa',
  description: 'Descripción',
  contact: 'Contacto',
  contactFailed: 'No se pudieron cargar los datos de contacto. Inténtalo de nuevo.',
  noContact: 'No se dejaron datos de contacto.',
  call: 'Llamar al {phone}',
  extension: 'ext. {extension}',
  writeTo: 'Escribir a {email}',
  location: 'Ubicación',
  serviceArea: 'Zona de servicio',
  businessLocation: 'Dirección del negocio',
  visitWebsite: 'Visitar el sitio',
  close: 'Cerrar',
  id: 'No. {id}',
  goneTitle: 'Este anuncio ya no está activo',
  goneText: 'Se vendió, se retiró o venció. Anuncios parecidos:',
  similar: 'Anuncios parecidos',
  unreachable: 'No se pudo cargar el anuncio. Inténtalo de nuevo.',
  backTo: 'Más en {category}',
  report: 'Reportar este anuncio',
  morePosts: 'Más anuncios de esta persona',
  beSafe: 'Véanse en un lugar público, revisa el título y los papeles, y nunca pagues por algo que no hayas visto en persona.',
  loading: 'Cargando el anuncio…',
}
