// Generated from app/i18n/messages/en/home.arb by `npm run messages`.

export const home = {
  headline: 'Trucks, work and a place to park',
  lead: 'Listings from drivers, carriers, shops and dealers. Search, read and post in English, Russian or Spanish.',
  what: 'What',
  partsCounted: 'Sections, with their listings',
  parts: 'Main sections',
  jobs: 'Jobs',
  trucks: 'Trucks & trailers',
  services: 'Services',
  parking: 'Parking',
  askedReefer: 'Reefer jobs, home weekly',
  askedSleeper: 'Sleeper tractors',
  askedParking: 'Parking open 24/7',
} as const
