import { parseChoice, parseDay, parseText } from '#app/lib/list-query.ts'
import { lastPeriod, ownPeriod, PERIODS, type PerformanceQuery, SORTS } from './performance.ts'

const DIRECTIONS = ['asc', 'desc'] as const

/** What the address of the table asks for. Nonsense counts as not said; days of one's own win over a named period. */
export function parsePerformanceQuery(params: URLSearchParams, now: Date): PerformanceQuery {
  const own = ownPeriod(parseDay(params, 'from'), parseDay(params, 'to'), now)
  const days = parseChoice(params, 'days', PERIODS, '30')
  const sort = parseChoice(params, 'sort', SORTS, 'views')
  return {
    q: parseText(params, 'q'),
    days: own ? null : days,
    period: own ?? lastPeriod(Number(days), now),
    sort,
    isAscending: parseChoice(params, 'dir', DIRECTIONS, sort === 'title' ? 'asc' : 'desc') === 'asc',
  }
}
