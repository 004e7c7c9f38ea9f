import { CATEGORIES, CATEGORY_SLUGS, type CategorySlug, isCategorySlug } from './category-list.ts'

/** Labels that older systems stored, where they are neither the English name nor the slug (D-05). */
const LEGACY_LABELS: Readonly<Record<string, CategorySlug>> = {
  'CDL COMPANY DRIVERS': 'cdl-a-company-drivers',
  'CDL OWNER OPERATORS': 'cdl-a-owner-operators',
  'OWNER OPERATORS': 'cdl-a-owner-operators',
  'COMPANY DRIVERS': 'cdl-a-company-drivers',
  'TRUCKS AND TRAILERS': 'trucks-trailers-marketplace',
  'SEMI TRUCKS': 'trucks-trailers-marketplace',
  'OFFICE STAFF': 'office-staff',
  MECHANICS: 'mechanics',
  'CDL SCHOOLS': 'cdl-a-schools',
  'REPAIR SHOPS': 'repair-shops-parts',
  'REPAIR SHOPS AND PARTS': 'repair-shops-parts',
  'OUTSOURCING SERVICES': 'outsourcing-services',
  OUTSOURCING: 'outsourcing-services',
  INSURANCE: 'insurance-services',
  'INSURANCE SERVICES': 'insurance-services',
  'TRAFFIC ATTORNEY': 'traffic-attorney',
  'TRAFFIC ATTORNEYS': 'traffic-attorney',
  'TRAILER PARKS': 'parking-lots',
  'PARKING LOTS': 'parking-lots',
  'PARKING LOTS FOR SEMI TRUCKS': 'parking-lots',
  WASHING: 'washing-detailing',
  'WASHING OUT AND DETAILING OF SEMI TRUCKS': 'washing-detailing',
  'REAL ESTATE': 'real-estate-marketplace',
  CONSTRUCTIONS: 'construction-services',
  'CONSTRUCTION SERVICES': 'construction-services',
  CLEANING: 'cleaning-services',
  'BODY SHOPS': 'auto-repair-shops',
  'AUTOBODY REPAIR SHOPS': 'auto-repair-shops',
  'AUTO REPAIR SHOPS': 'auto-repair-shops',
  STORES: 'best-stores',
  BEAUTY: 'beauty-health',
  'BEAUTY AND HEALTH': 'beauty-health',
  COURSES: 'classes',
}

/** Returns a canonical spelling of a label: upper case, '&' as AND, single spaces, no '… MARKETPLACE' at the end. */
function labelKey(label: string): string {
  const words = label
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replace(/[-_\s]+/gu, ' ')
    .trim()
  return words.replace(/ MARKETPLACE$/u, '')
}

/** Every label of a category: its slug, its English name, the labels of older systems. */
export const CATEGORY_ALIASES: ReadonlyMap<string, CategorySlug> = new Map<string, CategorySlug>([
  ...Object.entries(LEGACY_LABELS).map(([label, slug]) => [labelKey(label), slug] as const),
  ...CATEGORY_SLUGS.flatMap((slug) => [
    [labelKey(slug), slug] as const,
    [labelKey(CATEGORIES[slug].names.en), slug] as const,
  ]),
])

/** The category a slug, an English name or a legacy label means (D-05), or null: 'OTHER' means nothing public. */
export function parseCategory(text: string): CategorySlug | null {
  return isCategorySlug(text) ? text : (CATEGORY_ALIASES.get(labelKey(text)) ?? null)
}
