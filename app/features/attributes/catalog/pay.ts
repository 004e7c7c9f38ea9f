import type { Attribute } from '../attribute.ts'

/** What a job pays. `payFrom` and `payTo` are integers in the unit of the model (`pay-models.ts`). */
export const PAY = {
  payModel: {
    type: 'choice',
    group: 'pay',
    facet: 'choices',
    choices: ['per-mile', 'per-loaded-mile', 'percent', 'hourly', 'day', 'week', 'salary'],
  },
  payFrom: { type: 'rate', group: 'pay', min: 1, max: 100_000_000 },
  payTo: { type: 'rate', group: 'pay', min: 1, max: 100_000_000 },
  /** Miles a week where miles are paid; hours where hours are; days where days are. */
  payTypical: { type: 'number', group: 'pay', min: 1, max: 8000 },
  /** What the truck grosses in a usual week, of which a percentage is paid. */
  payGross: { type: 'money', group: 'pay', unit: 'aWeek', min: 50_000, max: 5_000_000 },
  payGuaranteed: {
    type: 'money',
    group: 'pay',
    unit: 'aWeek',
    min: 10_000,
    max: 1_500_000,
    facet: 'range',
    sort: true,
  },
  payExtras: {
    type: 'choices',
    group: 'pay',
    choices: [
      'detention',
      'layover',
      'per-diem',
      'stop-pay',
      'fuel-bonus',
      'safety-bonus',
      'sign-on',
      'referral',
      'tarp',
      'hazmat',
      'holiday',
      'overtime',
      'breakdown',
      'tips',
      'commission',
    ],
  },
  signOnBonus: { type: 'money', group: 'pay', min: 5000, max: 5_000_000 },
  /** In cents: the lower end of what a week pays, where the figures above say it. Lists are narrowed and sorted by it. */
  payWeekly: {
    type: 'money',
    group: 'pay',
    unit: 'aWeek',
    min: 0,
    max: 5_000_000,
    facet: 'range',
    sort: true,
    derived: true,
  },
} as const satisfies Record<string, Attribute>
