// Generated from app/i18n/messages/en/facets.arb by `npm run messages`.

export const facets = {
  from: 'from {from}',
  upTo: 'up to {to}',
  fromTo: '{from}–{to}',
  chip: '{name}: {value}',
} as const
