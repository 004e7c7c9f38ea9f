// Generated from app/i18n/messages/es/map.arb by `npm run messages`.

import type { WordsOf } from '../translate.ts'

export const map: WordsOf<'map', 'es'> = {
  mapOf: '{name} en el mapa',
  everything: 'Todos los anuncios',
  mapText: 'Dónde están los anuncios, por estado, condado y ciudad.',
  helpStates: 'Elige un estado para ver sus condados.',
  helpCounties: 'Elige un condado para ver sus ciudades.',
  helpTowns: 'Elige una ciudad para ver lo que hay cerca.',
  byState: 'Por estado',
  byCounty: 'Condados de {state}',
  byTown: 'Ciudades de {state}',
  country: 'Todo el país',
  onMap: { one: '{count} anuncio en el mapa', many: '{count} anuncios en el mapa', other: '{count} anuncios en el mapa' },
  nowhere: { one: '{count} anuncio más no indica lugar, como un servicio para todos los estados.', many: '{count} anuncios más no indican lugar, como los servicios para todos los estados.', other: '{count} anuncios más no indican lugar, como los servicios para todos los estados.' },
  mapEmpty: 'Aquí no hay anuncios con lugar.',
  asList: 'Ver como lista',
  within: 'A menos de {distance} de {place}',
  along: 'Por las interestatales de {from} a {to}',
  towns: 'Por localidad',
}
