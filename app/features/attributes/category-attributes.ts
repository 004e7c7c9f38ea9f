import type { AttributeCatalog } from './attribute.ts'
import { GENERAL_CATEGORIES } from './catalog/general-categories.ts'
import { TRUCKING_CATEGORIES } from './catalog/trucking-categories.ts'
import type { AttributeKey } from './catalog.ts'

/** What each category asks for ([ATTR-01]). */
export const CATALOG: AttributeCatalog<AttributeKey> = { ...TRUCKING_CATEGORIES, ...GENERAL_CATEGORIES }
