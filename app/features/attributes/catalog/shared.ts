import type { Attribute } from '../attribute.ts'
import { STATE_CODES } from './state-codes.ts'

/** What many categories ask for. */
export const SHARED = {
  languages: {
    type: 'choices',
    group: 'offer',
    facet: 'choices',
    schemaOrg: 'availableLanguage',
    choices: [
      'en',
      'es',
      'ru',
      'uk',
      'pl',
      'ro',
      'lt',
      'bg',
      'sr',
      'ka',
      'uz',
      'ky',
      'kk',
      'tr',
      'pa',
      'hi',
      'ar',
      'so',
      'zh',
    ],
  },
  open247: { type: 'flag', group: 'access', facet: 'flag' },
  /** Of a business; a private poster states no place finer than a ZIP code. */
  streetAddress: { type: 'text', group: 'access', max: 80, schemaOrg: 'streetAddress' },
  openingHours: { type: 'text', group: 'access', max: 60, schemaOrg: 'openingHours' },
  statesServed: {
    type: 'choices',
    group: 'access',
    facet: 'choices',
    named: 'states',
    choices: STATE_CODES,
    schemaOrg: 'areaServed',
  },
  responseTime: { type: 'choice', group: 'offer', choices: ['hour', 'same-day', 'next-day', 'longer'] },
  fixedPrice: { type: 'flag', group: 'offer', facet: 'flag' },
  freeConsultation: { type: 'flag', group: 'offer', facet: 'flag' },
  priceKind: {
    type: 'choice',
    group: 'offer',
    facet: 'choices',
    choices: ['fixed', 'hourly', 'estimate', 'free'],
  },
  financing: { type: 'flag', group: 'offer', facet: 'flag' },
  truckParking: { type: 'flag', group: 'access', facet: 'flag' },
} as const satisfies Record<string, Attribute>
