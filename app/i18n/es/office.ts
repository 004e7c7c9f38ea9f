import type { OfficeCatalogue } from '../translate.ts'
import { admin } from './admin.ts'
import { people } from './people.ts'
import { ticker } from './ticker.ts'

export const officeEs: OfficeCatalogue<'es'> = { admin, people, ticker }
