// Generated from app/i18n/messages/es/places.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const places: WordsOf<'places', 'es'> = {
  near: 'Cerca de',
  hint: 'Código postal o ciudad',
  within: 'A menos de',
  miles: { one: '{count} milla', many: '{count} millas', other: '{count} millas' },
  anyDistance: 'Cualquier distancia',
  show: 'Mostrar',
  useLocation: 'Usar mi ubicación',
  locating: 'Buscando…',
  locationFailed: 'Tu navegador no indicó dónde estás. Escribe un código postal o una ciudad.',
  unknown: 'No conocemos «{place}», así que la lista muestra todos los lugares. Escribe un código postal de cinco cifras o una ciudad con su estado, como Joliet, IL.',
  anywhere: 'Todos los lugares',
  again: 'Cerca de {place}',
  suggestions: 'Lugares',
  found: { one: '{count} lugar. Usa las flechas.', many: '{count} lugares. Usa las flechas.', other: '{count} lugares. Usa las flechas.' },
  tooFar: 'No hay ningún código postal cerca de esta posición.',
  map: 'Mapa',
  mapOf: '{name} en el mapa',
  everything: 'Todos los anuncios',
  mapText: 'Dónde están los anuncios, por estado y ciudad.',
  mapHelp: 'Elige un estado para ver sus ciudades, y una ciudad para ver lo que hay cerca.',
  byState: 'Por estado',
  byTown: 'Ciudades de {state}',
  country: 'Todo el país',
  onMap: { one: '{count} anuncio en el mapa', many: '{count} anuncios en el mapa', other: '{count} anuncios en el mapa' },
  nowhere: { one: '{count} anuncio más no indica lugar, como un servicio para todos los estados.', many: '{count} anuncios más no indican lugar, como los servicios para todos los estados.', other: '{count} anuncios más no indican lugar, como los servicios para todos los estados.' },
  mapEmpty: 'Aquí no hay anuncios con lugar.',
  asList: 'Ver como lista',
}
