import { Tile } from '#app/ui/tile.tsx'
import { CATEGORY_SLUGS, type CategorySlug } from '../category-list.ts'

/** The drawing of each category in `public/category-signs.svg`: browsers load it once, for all rows of all lists. */
const SIGNS = {
  'cdl-a-company-drivers': 'truck',
  'cdl-a-owner-operators': 'truck',
  'trucks-trailers-marketplace': 'container',
  'repair-shops-parts': 'wrench',
  'parking-lots': 'square-parking',
  'cdl-a-schools': 'graduation-cap',
  'non-cdl-drivers': 'van',
  'office-staff': 'headset',
  mechanics: 'wrench',
  'outsourcing-services': 'handshake',
  'insurance-services': 'shield',
  'traffic-attorney': 'scale',
  'washing-detailing': 'droplets',
  'real-estate-marketplace': 'house',
  jobs: 'users',
  'legal-services': 'landmark',
  'financial-services': 'banknote',
  'construction-services': 'hammer',
  'cleaning-services': 'brush-cleaning',
  'auto-repair-shops': 'car',
  'best-stores': 'store',
  restaurants: 'utensils',
  'beauty-health': 'scissors',
  classes: 'book-open',
  events: 'calendar',
} as const satisfies Record<CategorySlug, string>

/** What lists show of an item without a picture: the sign of its category. */
export function CategoryTile({ category, className }: { category: CategorySlug; className?: string }) {
  return (
    <Tile tone={CATEGORY_SLUGS.indexOf(category)} {...(className && { className })}>
      <svg className="tile-sign">
        <use href={`/category-signs.svg#${SIGNS[category]}`} />
      </svg>
    </Tile>
  )
}
