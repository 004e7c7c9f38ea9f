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
  unknown: 'No conocemos el lugar “{place}”. Escribe una ciudad, un código postal, un estado o una interestatal, por ejemplo Joliet, IL.',
  anywhere: 'Todo el país',
  again: 'Cerca de {place}',
  suggestions: 'Lugares',
  found: { one: '{count} lugar. Usa las flechas.', many: '{count} lugares. Usa las flechas.', other: '{count} lugares. Usa las flechas.' },
  tooFar: 'No hay ningún código postal cerca de esta posición.',
  map: 'Mapa',
  along: 'En ruta',
  from: 'Desde',
  to: 'Hasta',
  noStart: 'Escribe también de dónde sales.',
  noWay: 'No conocemos ninguna interestatal entre estos lugares, así que la lista muestra lo que hay cerca del primero.',
  unknownEnd: 'No conocemos “{place}”, así que la lista muestra lo que hay cerca de la salida. Escribe un código postal de cinco cifras o una ciudad con su estado.',
  way: '{from} – {to} por {roads}, aproximadamente {distance}. Es una franja junto a las interestatales, no un planificador de rutas: no conoce cierres, límites de peso ni puentes bajos.',
  atMile: 'milla {mile} · {away}',
  offRoad: 'a {distance} de la {road}',
  onRoad: 'en la {road}',
}
