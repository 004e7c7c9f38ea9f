import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { RANGES } from './facet-list.ts'

/** A usual range, in the units of addresses; null is an open end. */
export type RangeStep = readonly [from: number | null, to: number | null]

/** What people usually narrow a number to, one tap each ([FACET-10]). Beside the parts of a scale are all up to, or from, a bound. */
export const RANGE_STEPS: Readonly<Record<(typeof RANGES)[number], readonly RangeStep[]>> = {
  year: [
    [2022, null],
    [2018, null],
    [2018, 2021],
    [null, 2017],
  ],
  mileage: [
    [null, 250_000],
    [null, 500_000],
    [250_000, 500_000],
    [500_000, null],
  ],
  length: [
    [null, 28],
    [48, 48],
    [53, 53],
  ],
  experience: [
    [null, 6],
    [null, 12],
    [null, 24],
  ],
  payWeekly: [
    [1500, null],
    [2000, null],
    [2500, null],
  ],
  payGuaranteed: [
    [1000, null],
    [1500, null],
  ],
  priceDay: [
    [null, 15],
    [null, 25],
    [15, 25],
    [25, null],
  ],
  priceMonth: [
    [null, 200],
    [null, 400],
    [200, 400],
    [400, null],
  ],
  bedrooms: [
    [1, 1],
    [2, 2],
    [2, null],
    [3, null],
  ],
  area: [
    [null, 1000],
    [1000, null],
    [1000, 2000],
    [2000, null],
  ],
  courseWeeks: [
    [null, 3],
    [null, 6],
    [4, 6],
    [7, null],
  ],
  tuition: [
    [null, 3000],
    [null, 6000],
    [3000, 6000],
    [6000, null],
  ],
}

const PRICE_STEPS: Readonly<Partial<Record<CategorySlug, readonly RangeStep[]>>> = {
  'trucks-trailers-marketplace': [
    [null, 30_000],
    [null, 60_000],
    [null, 100_000],
    [30_000, 60_000],
    [60_000, 100_000],
    [100_000, null],
  ],
}

/** Returns the usual ranges of asking prices in a category, in dollars. */
export const priceStepsOf = (category: CategorySlug): readonly RangeStep[] => PRICE_STEPS[category] ?? []
