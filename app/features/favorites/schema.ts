import { z } from 'zod'
import { parseChoice, parsePage, parseText } from '#app/lib/list-query.ts'

/** What the heart sends to the endpoint: which listing, and whether to keep it. */
export const favoriteInput = z.object({ listingId: z.uuid(), keep: z.boolean() })

/** What the heart sends as a form, without JavaScript. `to` is the page it is on. */
export function favoriteForm() {
  return z.object({
    id: z.uuid(),
    keep: z.enum(['yes', 'no']).transform((said) => said === 'yes'),
    to: z.string().max(2000).optional(),
  })
}

/** What the address of the favorites asks for. */
export function parseFavoritesQuery(params: URLSearchParams) {
  return {
    page: parsePage(params) ?? 1,
    q: parseText(params, 'q', 100),
    view: parseChoice(params, 'view', ['list', 'grid', 'gallery'], 'list'),
  } as const
}
export type FavoritesQuery = ReturnType<typeof parseFavoritesQuery>
