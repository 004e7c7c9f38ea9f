import type { PageKind } from './page-kind.ts'
import { FOR_ADMINS } from './pages-for-admins.ts'
import { FOR_MEMBERS } from './pages-for-members.ts'
import { FOR_VISITORS } from './pages-for-visitors.ts'

/** Every kind of page that can be opened by its address alone. */
export const PAGE_KINDS = [...FOR_VISITORS, ...FOR_MEMBERS, ...FOR_ADMINS]

export type PageLayout = PageKind | Pick<PageKind, 'address' | 'reader'>

/** Other views of pages, and pages that refuse. */
const MORE_LAYOUTS: readonly PageLayout[] = [
  { address: '/?view=small-icons', reader: 'visitor' },
  { address: '/?view=gallery', reader: 'visitor' },
  { address: '/categories/trucks-trailers-marketplace?city=a&price=1000%2B', reader: 'visitor' },
  { address: '/categories/jobs?view=small-icons', reader: 'visitor' },
  { address: '/search?q=truck&view=grid', reader: 'visitor' },
  { address: '/search?q=truck&view=gallery', reader: 'visitor' },
  { address: '/search?q=zzzzqqqq', reader: 'visitor' },
  { address: '/listings/{endedNumber}', reader: 'visitor' },
  { address: '/dev/outbox/{mail}', reader: 'visitor' },
  { address: '/favorites?view=grid', reader: 'member' },
  { address: '/dashboard/listings/{listing}/pay?tier=gold', reader: 'member' },
]

/** Every kind of page in every layout. */
export const LAYOUTS: readonly PageLayout[] = [...PAGE_KINDS, ...MORE_LAYOUTS]
