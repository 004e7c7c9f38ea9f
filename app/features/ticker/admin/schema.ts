import { z } from 'zod'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { parseCategory } from '#app/features/categories/labels.ts'
import { parsePage, parseText } from '#app/lib/list-query.ts'

/** Input of the buttons of the ticker page. */
export function tickerForm() {
  return z.object({
    kind: z.enum(['listing', 'banner']),
    id: z.uuid(),
    featured: z.enum(['true', 'false']).transform((text) => text === 'true'),
    title: z.string().max(200).default(''),
    /** The confirmation for a paid place. */
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

/** Returns the filters in the address of the list of items that can be added. */
export function parseTickerQuery(params: URLSearchParams): TickerQuery {
  return {
    term: parseText(params, 'q'),
    category: parseCategory(params.get('category') ?? ''),
    page: parsePage(params) ?? 1,
  }
}
