import type { MemberCatalogue } from '../translate.ts'
import { accounts } from './accounts.ts'

export const memberEs: MemberCatalogue<'es'> = { accounts }
