import Banknote from 'lucide-react/icons/banknote'
import BookOpen from 'lucide-react/icons/book-open'
import Brush from 'lucide-react/icons/brush-cleaning'
import Calendar from 'lucide-react/icons/calendar'
import Car from 'lucide-react/icons/car'
import Container from 'lucide-react/icons/container'
import Droplets from 'lucide-react/icons/droplets'
import Graduation from 'lucide-react/icons/graduation-cap'
import Hammer from 'lucide-react/icons/hammer'
import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Landmark from 'lucide-react/icons/landmark'
import Scale from 'lucide-react/icons/scale'
import Scissors from 'lucide-react/icons/scissors'
import Shield from 'lucide-react/icons/shield'
import Parking from 'lucide-react/icons/square-parking'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import Utensils from 'lucide-react/icons/utensils'
import Van from 'lucide-react/icons/van'
import Wrench from 'lucide-react/icons/wrench'
import { Tile } from '#app/ui/tile.tsx'
import { CATEGORY_SLUGS, type CategorySlug } from '../category-list.ts'

const SIGNS = {
  'cdl-a-company-drivers': Truck,
  'cdl-a-owner-operators': Truck,
  'trucks-trailers-marketplace': Container,
  'repair-shops-parts': Wrench,
  'parking-lots': Parking,
  'cdl-a-schools': Graduation,
  'non-cdl-drivers': Van,
  'office-staff': Headset,
  mechanics: Wrench,
  'outsourcing-services': Handshake,
  'insurance-services': Shield,
  'traffic-attorney': Scale,
  'washing-detailing': Droplets,
  'real-estate-marketplace': House,
  jobs: Users,
  'legal-services': Landmark,
  'financial-services': Banknote,
  'construction-services': Hammer,
  'cleaning-services': Brush,
  'auto-repair-shops': Car,
  'best-stores': Store,
  restaurants: Utensils,
  'beauty-health': Scissors,
  classes: BookOpen,
  events: Calendar,
} as const satisfies Record<CategorySlug, typeof Truck>

/** What lists show of an item without a picture: the sign of its category. */
export function CategoryTile({ category, className }: { category: CategorySlug; className?: string }) {
  const Sign = SIGNS[category]
  return (
    <Tile tone={CATEGORY_SLUGS.indexOf(category)} {...(className && { className })}>
      <Sign className="size-1/2 max-w-14" strokeWidth={1.5} />
    </Tile>
  )
}
