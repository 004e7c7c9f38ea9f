import { z } from 'zod'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { categoryMeant } from '#app/features/categories/labels.ts'
import { pageAsked, textAsked } from '#app/lib/list-query.ts'

/** What the buttons of the ticker page send. */
export function tickerForm() {
  return z.object({
    kind: z.enum(['listing', 'banner']),
    id: z.uuid(),
    featured: z.enum(['true', 'false']).transform((said) => said === 'true'),
    title: z.string().max(200).default(''),
    /** What was said to the question that a paid place asks. */
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

/** What the address asks of the list of what can be added. */
export function tickerAsked(params: URLSearchParams): TickerAsked {
  return {
    term: textAsked(params, 'q'),
    category: categoryMeant(params.get('category') ?? ''),
    page: pageAsked(params) ?? 1,
  }
}
