// Generated from app/i18n/messages/es/favorites.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const favorites: WordsOf<'favorites', 'es'> = {
  title: 'Mis favoritos',
  description: 'Los anuncios que guardas en Haulpost.',
  add: 'Agregar a favoritos: {title}',
  remove: 'Quitar de favoritos: {title}',
  signInToAdd: 'Inicia sesión para agregar a favoritos: {title}',
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
  view: 'Ver',
  removed: 'Quitado de favoritos: {title}',
  undo: '¿Deshacer?',
  find: 'Buscar en mis favoritos',
  findHint: 'Título, categoría o contacto',
  search: 'Buscar',
  clear: 'Mostrar todos',
  none: 'Todavía no tienes favoritos',
  noneText: 'Presiona el corazón de un anuncio para guardarlo aquí.',
  browse: 'Ver anuncios',
  notFound: 'No se encontraron favoritos',
  notFoundText: 'Ninguno de tus favoritos coincide. Prueba con otra palabra.',
  loadFailed: 'No se pudieron cargar los anuncios favoritos',
  total: { one: '{count} favorito', many: '{count} de favoritos', other: '{count} favoritos' },
  noSuchListing: 'Este anuncio no está disponible.',
  tooMany: 'Ya tienes {most} favoritos, que es el máximo. Quita algunos primero.',
}
