import type { MemberCatalogue } from '../translate.ts'
import { accounts } from './accounts.ts'

export const memberRu: MemberCatalogue<'ru'> = { accounts }
