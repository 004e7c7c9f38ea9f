import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { attorneys } from './attorneys.ts'
import { autoRepair } from './auto-repair.ts'
import { beauty } from './beauty.ts'
import { cdlSchools } from './cdl-schools.ts'
import { classes } from './classes.ts'
import { cleaning } from './cleaning.ts'
import { construction } from './construction.ts'
import { events } from './events.ts'
import { finance } from './finance.ts'
import { gear } from './gear.ts'
import { generalJobs } from './general-jobs.ts'
import { housesForSale } from './houses.ts'
import { insurance } from './insurance.ts'
import type { Kind } from './kind.ts'
import { leasePurchase } from './lease-purchase.ts'
import { legal } from './legal.ts'
import { localDrivers } from './local-drivers.ts'
import { longHaulDrivers } from './long-haul.ts'
import { mechanics } from './mechanics.ts'
import { nonCdlDrivers } from './non-cdl.ts'
import { officeStaff } from './office-staff.ts'
import { ownerOperators } from './owner-operators.ts'
import { parking } from './parking.ts'
import { placesForRent } from './rentals.ts'
import { repairShops } from './repair-shops.ts'
import { restaurants } from './restaurants.ts'
import { stores } from './stores.ts'
import { support } from './support.ts'
import { trailers } from './trailers.ts'
import { trucks } from './trucks.ts'
import { washing } from './washing.ts'

type Entry = {
  /** Of all listings, in thousandths. */
  readonly share: number
  readonly kinds: readonly Kind[]
}

/** What is written in each category, and how much of it there is. The shares add up to 1000. */
export const CATALOGUE: Readonly<Record<CategorySlug, Entry>> = {
  'cdl-a-company-drivers': { share: 154, kinds: [longHaulDrivers, localDrivers] },
  'cdl-a-owner-operators': { share: 86, kinds: [ownerOperators, leasePurchase] },
  'trucks-trailers-marketplace': { share: 294, kinds: [trucks, trailers, gear] },
  'repair-shops-parts': { share: 48, kinds: [repairShops] },
  'parking-lots': { share: 34, kinds: [parking] },
  'cdl-a-schools': { share: 14, kinds: [cdlSchools] },
  'non-cdl-drivers': { share: 34, kinds: [nonCdlDrivers] },
  'office-staff': { share: 30, kinds: [officeStaff] },
  mechanics: { share: 26, kinds: [mechanics] },
  'outsourcing-services': { share: 24, kinds: [support] },
  'insurance-services': { share: 18, kinds: [insurance] },
  'traffic-attorney': { share: 14, kinds: [attorneys] },
  'washing-detailing': { share: 18, kinds: [washing] },
  'real-estate-marketplace': { share: 52, kinds: [housesForSale, placesForRent] },
  jobs: { share: 36, kinds: [generalJobs] },
  'legal-services': { share: 12, kinds: [legal] },
  'financial-services': { share: 14, kinds: [finance] },
  'construction-services': { share: 20, kinds: [construction] },
  'cleaning-services': { share: 14, kinds: [cleaning] },
  'auto-repair-shops': { share: 14, kinds: [autoRepair] },
  'best-stores': { share: 10, kinds: [stores] },
  restaurants: { share: 10, kinds: [restaurants] },
  'beauty-health': { share: 9, kinds: [beauty] },
  classes: { share: 8, kinds: [classes] },
  events: { share: 7, kinds: [events] },
}
