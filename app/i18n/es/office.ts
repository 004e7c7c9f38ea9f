import type { OfficeCatalogue } from '../translate.ts'
import { admin } from './admin.ts'
import { ticker } from './ticker.ts'

export const officeEs: OfficeCatalogue<'es'> = { admin, ticker }
