import type { OfficeCatalogue } from '../translate.ts'
import { admin } from './admin.ts'

export const officeEs: OfficeCatalogue<'es'> = { admin }
