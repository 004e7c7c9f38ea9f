import type { FormResult } from '#app/lib/form-result.ts'

/** The refusal of a schedule that loses days, until the user has agreed to that. Its parameter `count` is their number. */
export const LOSES_DAYS = 'billboards.losesDays'

/** Returns how many days a schedule would lose, if it was refused for that; null otherwise. */
export function refusedLoss(result: FormResult | undefined): number | null {
  if (result?.outcome !== 'refused' || result.refusal.code !== LOSES_DAYS) return null
  return Number(result.refusal.params?.['count'])
}
