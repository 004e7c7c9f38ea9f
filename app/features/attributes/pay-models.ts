import type { Unit } from './attribute.ts'

/** What a rate is paid for. */
type Per = 'mile' | 'loadedMile' | 'gross' | 'hour' | 'day' | 'week' | 'year'

export type PayModel = {
  readonly per: Per
  /**
   * `payFrom` and `payTo` are what is written times this, as an integer: tenths of a cent for a mile (0.625 is 625), tenths of a
   * percent (87.5 is 875), cents for all else.
   */
  readonly scale: number
  /** As stored: beyond them a rate is a slip. */
  readonly min: number
  readonly max: number
  /** What `payTypical` counts in a week; without it, nothing has to be multiplied. */
  readonly typical?: { readonly unit: Unit | 'days'; readonly min: number; readonly max: number }
}

const MILES = { unit: 'miles', min: 300, max: 8000 } as const
const EVERY_MILE = { scale: 1000, min: 150, max: 6000, typical: MILES } as const

/** How pay is counted, by `payModel`. */
export const PAY_MODELS = {
  'per-mile': { per: 'mile', ...EVERY_MILE },
  'per-loaded-mile': { per: 'loadedMile', ...EVERY_MILE },
  percent: { per: 'gross', scale: 10, min: 50, max: 1000 },
  hourly: { per: 'hour', scale: 100, min: 700, max: 25_000, typical: { unit: 'hours', min: 1, max: 84 } },
  day: { per: 'day', scale: 100, min: 4000, max: 200_000, typical: { unit: 'days', min: 1, max: 7 } },
  week: { per: 'week', scale: 100, min: 10_000, max: 2_000_000 },
  salary: { per: 'year', scale: 100, min: 1_000_000, max: 60_000_000 },
} as const satisfies Record<string, PayModel>

export type PayModelName = keyof typeof PAY_MODELS

export function isPayModel(text: unknown): text is PayModelName {
  return typeof text === 'string' && Object.hasOwn(PAY_MODELS, text)
}

/** Returns how a job pays, or null where it does not say. */
export const payModelOf = (name: unknown): PayModel | null => (isPayModel(name) ? PAY_MODELS[name] : null)
