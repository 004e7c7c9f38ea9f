const DAY_S = 86_400

type Recurring = { readonly interval: string; readonly interval_count: number }

/** The same day some months later, or the month's last day; `anchor` keeps the 31st from becoming the 28th for good. */
function addMonths(from: number, months: number, anchor: number): number {
  const start = new Date(from * 1000)
  const year = start.getUTCFullYear()
  const month = start.getUTCMonth() + months
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(new Date(anchor * 1000).getUTCDate(), last)
  return Date.UTC(year, month, day) / 1000 + (from % DAY_S)
}

/** When a period ends that starts at `from`. All times in seconds. */
export function periodEnd(
  from: number,
  { interval, interval_count: count }: Recurring,
  anchor: number,
): number {
  if (interval === 'month') return addMonths(from, count, anchor)
  if (interval === 'year') return addMonths(from, 12 * count, anchor)
  return from + count * DAY_S * (interval === 'week' ? 7 : 1)
}
