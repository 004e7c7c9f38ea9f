import { z } from 'zod'
import { choiceAsked, pageAsked, textAsked } from '#app/lib/list-query.ts'

/** What the heart sends to the endpoint: which listing, and whether to keep it. */
export const keepAsked = z.object({ listingId: z.uuid(), keep: z.boolean() })

/** What the heart sends as a form, without JavaScript. `to` is the page it stands on. */
export function keepForm() {
  return z.object({
    id: z.uuid(),
    keep: z.enum(['yes', 'no']).transform((said) => said === 'yes'),
    to: z.string().max(2000).optional(),
  })
}

/** What the address of the favorites asks for. */
export function favoritesAsked(params: URLSearchParams) {
  return {
    page: pageAsked(params) ?? 1,
    q: textAsked(params, 'q', 100),
    view: choiceAsked(params, 'view', ['list', 'grid', 'gallery'], 'list'),
  } as const
}
export type FavoritesAsked = ReturnType<typeof favoritesAsked>
