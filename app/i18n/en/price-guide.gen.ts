// Generated from app/i18n/messages/en/price-guide.arb by `npm run messages`.

export const priceGuide = {
  usual: 'usual: {range} ({count} here)',
  below: 'Below what is usual',
  within: 'Within what is usual',
  above: 'Above what is usual',
  middle: { one: '{median} is the middle of {count} listing like this one here in the last 24 months. Half of them are within {half}, all of them within {all}.', other: '{median} is the middle of {count} listings like this one here in the last 24 months. Half of them are within {half}, all of them within {all}.' },
  usualPrices: 'Usual prices and pay',
  usualPricesLead: 'The middle of what listings here asked in the last 24 months, and the range of half of them.',
} as const
