import { business } from './business.ts'
import { cdlSchools } from './cdl-schools.ts'
import { gear } from './gear.ts'
import { houses } from './houses.ts'
import { leasePurchase } from './lease-purchase.ts'
import { localRuns } from './local-runs.ts'
import { longHaul } from './long-haul.ts'
import { nonCdl } from './non-cdl.ts'
import { ownerOperators } from './owner-operators.ts'
import { parking } from './parking.ts'
import { rentals } from './rentals.ts'
import { staff } from './staff.ts'
import { trailers } from './trailers.ts'
import { trucks } from './trucks.ts'

/** How the facts of a sort of listing are drawn, by the name that YAML files give under `facts`. */
export const FACT_SOURCES = {
  business,
  'cdl-schools': cdlSchools,
  gear,
  houses,
  'lease-purchase': leasePurchase,
  'local-runs': localRuns,
  'long-haul': longHaul,
  'non-cdl': nonCdl,
  'owner-operators': ownerOperators,
  parking,
  rentals,
  staff,
  trailers,
  trucks,
} as const
