import { z } from 'zod'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { categoryMeant } from '#app/features/categories/labels.ts'
import { pageAsked, textAsked } from '#app/lib/list-query.ts'

/** Input of the buttons of the ticker page. */
export function tickerForm() {
  return z.object({
    kind: z.enum(['listing', 'banner']),
    id: z.uuid(),
    featured: z.enum(['true', 'false']).transform((said) => said === 'true'),
    title: z.string().max(200).default(''),
    /** The answer to the question about a paid place. */
    isSure: z
      .enum(['true'])
      .optional()
      .transform((said) => said === 'true'),
  })
}

export type TickerAsked = {
  readonly term: string
  readonly category: CategorySlug | null
  readonly page: number
}

/** Returns the filters in the address of the list of items that can be added. */
export function tickerAsked(params: URLSearchParams): TickerAsked {
  return {
    term: textAsked(params, 'q'),
    category: categoryMeant(params.get('category') ?? ''),
    page: pageAsked(params) ?? 1,
  }
}
