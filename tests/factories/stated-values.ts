/** What a job and a truck state, as it is stored. */
export const STATED_JOB = {
  payModel: 'per-mile',
  payFrom: 620,
  payTo: 680,
  payTypical: 2400,
  payGuaranteed: 140_000,
  payExtras: ['detention', 'sign-on'],
  signOnBonus: 200_000,
  payWeekly: 148_800,
  route: ['regional', 'otr', 'team'],
  homeTime: 'weekly',
  employment: ['w2'],
  experience: 24,
  languages: ['en', 'ru'],
  pets: true,
} as const

export const STATED_TRUCK = {
  kind: 'sleeper',
  make: 'kenworth',
  model: 'T680',
  year: 2021,
  mileage: 412_000,
  vin: '1M8GDM9AXKP042788',
} as const

/** Numbers in Russian have a space that does not break. */
export const withPlainSpaces = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
