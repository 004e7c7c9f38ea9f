import { admin } from './admin.ts'
import { people } from './people.ts'
import { ticker } from './ticker.ts'

/** The words browsers load besides for pages of operators. */
export const officeEn = { admin, people, ticker } as const
