import type { OfficeCatalogue } from '../translate.ts'
import { admin } from './admin.ts'

export const officeRu: OfficeCatalogue<'ru'> = { admin }
