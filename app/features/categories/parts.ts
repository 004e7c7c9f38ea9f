import type { CategorySlug } from './category-list.ts'

/** The parts of the trade that people ask for first, with their categories, those first that are asked for most ([HOME-12]). */
export const PARTS = {
  jobs: [
    'cdl-a-company-drivers',
    'cdl-a-owner-operators',
    'mechanics',
    'office-staff',
    'non-cdl-drivers',
    'jobs',
  ],
  trucks: ['trucks-trailers-marketplace'],
  services: [
    'repair-shops-parts',
    'insurance-services',
    'outsourcing-services',
    'traffic-attorney',
    'washing-detailing',
    'cdl-a-schools',
  ],
  parking: ['parking-lots'],
} as const satisfies Record<string, readonly CategorySlug[]>

export type Part = keyof typeof PARTS

const isPart = (text: string): text is Part => Object.hasOwn(PARTS, text)

export const PART_NAMES: readonly Part[] = Object.keys(PARTS).filter(isPart)

/** Returns where a part leads: to its category, or to the list of its categories. */
export function partPath(part: Part): string {
  const [only, ...others] = PARTS[part]
  return others.length === 0 ? `/categories/${only}` : `/categories#${part}`
}

/** Returns how many listings a part has: the sum of its categories. */
export function countOfPart(part: Part, counts: Readonly<Record<string, number>>): number {
  return PARTS[part].reduce((sum, slug) => sum + (counts[slug] ?? 0), 0)
}

const JOBS: readonly CategorySlug[] = PARTS.jobs

/** Returns whether a category looks for people: its listings state pay, not a price. */
export const isJobCategory = (category: CategorySlug): boolean => JOBS.includes(category)
