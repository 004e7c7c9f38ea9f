import type { Billboard } from './billboard.ts'
import { CARRIERS } from './carriers.ts'
import { DEALERS } from './dealers.ts'
import { LEASING_ON } from './leasing-on.ts'
import { OFFICES } from './offices.ts'
import { PROTECTION } from './protection.ts'
import { SCHOOLS } from './schools.ts'
import { SHOPS } from './shops.ts'
import { TOWN } from './town.ts'
import { TRADES } from './trades.ts'

export const BILLBOARDS: readonly Billboard[] = [
  ...DEALERS,
  ...CARRIERS,
  ...LEASING_ON,
  ...SHOPS,
  ...PROTECTION,
  ...OFFICES,
  ...SCHOOLS,
  ...TOWN,
  ...TRADES,
]
