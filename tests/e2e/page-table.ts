import { FOR_ADMINS } from './pages-for-admins.ts'
import { FOR_MEMBERS } from './pages-for-members.ts'
import { FOR_VISITORS } from './pages-for-visitors.ts'

/** Every kind of page that can be opened by its address alone. */
export const PAGE_KINDS = [...FOR_VISITORS, ...FOR_MEMBERS, ...FOR_ADMINS]
