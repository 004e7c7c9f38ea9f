import { z } from 'zod'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { parsePage, parseText } from '#app/lib/list-query.ts'

/** What the buttons of the ticker page send. */
export function tickerForm() {
  return z.object({
    kind: z.enum(['listing', 'banner']),
    id: z.uuid(),
    featured: z.enum(['true', 'false']).transform((text) => text === 'true'),
    title: z.string().max(200).default(''),
    /** What was said to the question that a paid place asks. */
    isSure: z
      .enum(['true'])
      .optional()
      .transform((text) => text === 'true'),
  })
}

export type TickerQuery = {
  readonly term: string
  readonly category: CategorySlug | null
  readonly page: number
}

/** What the address asks of the list of what can be added. */
export function parseTickerQuery(params: URLSearchParams): TickerQuery {
  return {
    term: parseText(params, 'q'),
    category: parseCategory(params.get('category') ?? ''),
    page: parsePage(params) ?? 1,
  }
}
