// Generated from app/i18n/messages/es/search.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const search: WordsOf<'search', 'es'> = {
  title: 'Búsqueda',
  titleFor: 'Búsqueda: {term}',
  resultsFor: 'Resultados de “{term}”',
  total: { one: '{count} resultado', many: '{count} de resultados', other: '{count} resultados' },
  moreThan: 'más de {count} resultados',
  banners: 'Banners',
  moreBanners: 'Más banners',
  listings: 'Anuncios',
  alike: 'No hay coincidencias exactas de “{term}”. Se muestran resultados de “{alike}”.',
  noneTitle: 'Sin resultados',
  noneText: 'Prueba con otras palabras o revisa la ortografía.',
  backHome: 'Volver al inicio',
  failed: 'No se pudo buscar en los anuncios. Inténtalo de nuevo.',
  failedShort: 'La búsqueda falló. Inténtalo de nuevo.',
  start: '¿Qué estás buscando?',
  startText: 'Busca por marca, ruta, ciudad o servicio, en los tres idiomas.',
  cut: 'Solo se buscaron los primeros {count} caracteres.',
  viewGrid: 'Cuadrícula',
  searching: 'Buscando…',
  relevance: 'Más relevantes',
}
