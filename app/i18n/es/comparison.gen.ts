// Generated from app/i18n/messages/es/comparison.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const comparison: WordsOf<'comparison', 'es'> = {
  title: 'Comparar',
  titleOf: { one: 'Comparar {count} anuncio', many: 'Comparar {count} de anuncios', other: 'Comparar {count} anuncios' },
  description: 'Camiones, empleos, escuelas y estacionamientos lado a lado.',
  empty: 'Todavía no hay nada que comparar',
  emptyText: 'Presiona Comparar en hasta cuatro camiones, empleos, escuelas o estacionamientos.',
  onlyDiffering: 'Solo lo que difiere',
  allFacts: 'Todos los datos',
  remove: 'Quitar {title} de la comparación',
  print: 'Imprimir',
  notStated: 'no se indica',
  gone: 'Ya no publicados: {count}',
  mixed: 'Solo se comparan anuncios del mismo tipo. No se muestran: {titles}',
  group_price: 'Precio',
  asking: 'Precio',
  usualHere: 'Lo usual aquí',
  drop: 'Bajada de precio',
  none: 'ninguna',
  place: 'Lugar',
  lowest: 'el más bajo',
  highest: 'el más alto',
  newest: 'el más nuevo',
  fewest: 'el que menos tiene',
  strongest: 'el más potente',
  shortest: 'el más corto',
  largest: 'el más grande',
  removeShort: 'Quitar',
  fact: 'Dato',
  also: { one: 'Comparar también con {count} más que elegiste', many: 'Comparar también con los otros {count} que elegiste', other: 'Comparar también con los otros {count} que elegiste' },
}
