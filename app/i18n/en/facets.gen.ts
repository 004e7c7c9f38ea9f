// Generated from app/i18n/messages/en/facets.arb by `npm run messages`.

export const facets = {
  from: 'from {from}',
  upTo: 'up to {to}',
  fromTo: '{from}–{to}',
  chip: '{name}: {value}',
  moreChoices: { one: '{count} more', other: '{count} more' },
  flags: 'Must have',
  rangeFrom: 'From',
  rangeTo: 'To',
  remove: 'Remove filter: {name}',
  titleInState: '{category} in {state}',
  titleOfChoice: '{category}: {choice}',
  landingDescription: '{title} on Haulpost. Current listings: {count}, with prices, facts and direct contacts, in English, Russian and Spanish.',
  understood: 'Narrow by facts: {filters} ({count})',
} as const
