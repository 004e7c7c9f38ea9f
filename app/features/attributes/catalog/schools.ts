import type { Attribute } from '../attribute.ts'

/** Schools for truck drivers. */
export const SCHOOLS = {
  courses: {
    type: 'choices',
    group: 'main',
    facet: 'choices',
    choices: ['a', 'b', 'c', 'h', 'n', 'p', 's', 't', 'refresher'],
  },
  courseWeeks: { type: 'number', group: 'main', unit: 'weeks', min: 1, max: 52, facet: 'range', sort: true },
  tuition: { type: 'money', group: 'main', min: 0, max: 3_000_000, facet: 'range', sort: true },
  courseTimes: { type: 'choices', group: 'main', facet: 'choices', choices: ['day', 'evening', 'weekend'] },
  schoolTransmission: { type: 'choices', group: 'offer', choices: ['automated', 'manual'] },
  jobPlacement: { type: 'flag', group: 'offer', facet: 'flag' },
  housing: { type: 'flag', group: 'offer', facet: 'flag' },
  /** Never without its source (`rules.ts`). */
  passRate: { type: 'number', group: 'offer', unit: 'percent', min: 1, max: 100 },
  passRateSource: { type: 'text', group: 'offer', max: 120 },
} as const satisfies Record<string, Attribute>
