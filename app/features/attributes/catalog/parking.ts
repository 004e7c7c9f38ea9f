import type { Attribute } from '../attribute.ts'

/** Places for trucks. */
export const PARKING = {
  priceDay: { type: 'money', group: 'main', unit: 'aDay', min: 0, max: 50_000, facet: 'range', sort: true },
  priceWeek: { type: 'money', group: 'main', unit: 'aWeek', min: 0, max: 200_000 },
  priceMonth: {
    type: 'money',
    group: 'main',
    unit: 'aMonth',
    min: 0,
    max: 500_000,
    facet: 'range',
    sort: true,
  },
  spaces: { type: 'number', group: 'main', unit: 'count', min: 1, max: 10_000 },
  spacesFree: { type: 'number', group: 'main', unit: 'count', min: 0, max: 10_000 },
  surface: {
    type: 'choice',
    group: 'main',
    facet: 'choices',
    choices: ['asphalt', 'concrete', 'gravel', 'millings', 'dirt'],
  },
  fenced: { type: 'flag', group: 'access', facet: 'flag' },
  lighting: { type: 'flag', group: 'access', facet: 'flag' },
  cameras: { type: 'flag', group: 'access', facet: 'flag' },
  guard: { type: 'flag', group: 'access', facet: 'flag' },
  reeferAllowed: { type: 'flag', group: 'access', facet: 'flag' },
  trailerDrop: { type: 'flag', group: 'access', facet: 'flag' },
  repairOnSite: { type: 'flag', group: 'offer', facet: 'flag' },
  showers: { type: 'flag', group: 'offer', facet: 'flag' },
  restrooms: { type: 'flag', group: 'offer' },
} as const satisfies Record<string, Attribute>
