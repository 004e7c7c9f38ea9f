// Generated from app/i18n/messages/en/places.arb by `npm run messages`.

export const places = {
  near: 'Near',
  hint: 'ZIP or city',
  within: 'Within',
  miles: { one: '{count} mile', other: '{count} miles' },
  anyDistance: 'Any distance',
  show: 'Show',
  useLocation: 'Use my location',
  locating: 'Looking…',
  locationFailed: 'Your browser did not say where you are. Type a ZIP or a city.',
  unknown: 'We do not know “{place}”, so the list shows all places. Type a five-digit ZIP, or a city with its state, such as Joliet, IL.',
  anywhere: 'All places',
  again: 'Near {place}',
  suggestions: 'Places',
  found: { one: '{count} place. Use the arrow keys.', other: '{count} places. Use the arrow keys.' },
  tooFar: 'No ZIP code is near this position.',
} as const
