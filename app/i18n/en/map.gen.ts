// Generated from app/i18n/messages/en/map.arb by `npm run messages`.

export const map = {
  mapOf: '{name} on the map',
  everything: 'All listings',
  mapText: 'Where the listings are, by state, county and town.',
  helpStates: 'Choose a state to see its counties.',
  helpCounties: 'Choose a county to see its towns.',
  helpTowns: 'Choose a town to see what is near it.',
  byState: 'By state',
  byCounty: 'Counties in {state}',
  byTown: 'Towns in {state}',
  country: 'Whole country',
  onMap: { one: '{count} listing on the map', other: '{count} listings on the map' },
  nowhere: { one: '{count} more listing names no place, such as a service for all states.', other: '{count} more listings name no place, such as services for all states.' },
  mapEmpty: 'No listing with a place here.',
  asList: 'Show as a list',
  within: 'Within {distance} of {place}',
  along: 'Along the interstates from {from} to {to}',
  towns: 'By town',
} as const
