import type { OfficeCatalogue } from '../translate.ts'
import { admin } from './admin.ts'
import { people } from './people.ts'
import { ticker } from './ticker.ts'

export const officeRu: OfficeCatalogue<'ru'> = { admin, people, ticker }
