import { z } from 'zod'
import { choiceAsked, pageAsked, textAsked } from '#app/lib/list-query.ts'
import { ITEM_KIND_NAMES } from '../item-kinds.ts'
import { LISTING_STATUSES, MOVES } from '../rules.ts'

/** What a card's button sends: which item, and what to make of it. */
export function ownItemForm() {
  return z.object({
    kind: z.enum(ITEM_KIND_NAMES),
    id: z.uuid(),
    to: z.enum([...MOVES, 'deleted']),
  })
}
export type OwnItemChange = z.output<ReturnType<typeof ownItemForm>>

/** What can be asked about before it is done: `?ask=` of an item's own page. */
export const ASKED_ABOUT = ['inactive', 'sold', 'deleted'] as const
export type AskedAbout = (typeof ASKED_ABOUT)[number]

/** An id in the address, or null for anything else. */
function idAsked(params: URLSearchParams, name: string): string | null {
  const { data } = z.uuid().safeParse(params.get(name))
  return data?.toLowerCase() ?? null
}

/** What the address of the dashboard asks for. The two lists turn their pages by themselves and share the filters. */
export function ownAsked(params: URLSearchParams) {
  return {
    page: pageAsked(params) ?? 1,
    promotionsPage: pageAsked(new URLSearchParams({ page: params.get('promotions') ?? '' })) ?? 1,
    status: choiceAsked(params, 'status', LISTING_STATUSES, null),
    q: textAsked(params, 'q', 100),
    arrived: idAsked(params, 'new'),
    /** The payment that brought its owner here. */
    payment: idAsked(params, 'payment'),
  } as const
}
export type OwnAsked = ReturnType<typeof ownAsked>
