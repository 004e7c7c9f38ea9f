import { DRAFT_PARAM } from '#app/lib/draft.ts'
import type { Goal } from './goal.ts'

const REASONS = [
  ['/post-listing', 'accounts.whyPost'],
  ['/post-ad', 'accounts.whyBillboard'],
  ['/favorites', 'accounts.whyFavorites'],
] as const

/** Returns why the sign-in page asks; null when the visitor came on their own. */
export function reasonOf({ to, save }: Goal) {
  if (save) return 'accounts.whySave'
  if (new URLSearchParams(to.split('?')[1]).has(DRAFT_PARAM)) return 'accounts.whyDraft'
  return REASONS.find(([path]) => to.startsWith(path))?.[1] ?? null
}
