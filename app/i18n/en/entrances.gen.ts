// Generated from app/i18n/messages/en/entrances.arb by `npm run messages`.

export const entrances = {
  dayCabs: 'Day cabs',
  reeferTrailers: 'Reefer trailers',
  open247: 'Open 24/7',
  fenced: 'Fenced',
  trailerDrop: 'Trailer drop allowed',
} as const
