import { z } from 'zod'
import { parseChoice, parsePage, parseText } from '#app/lib/list-query.ts'
import { ITEM_KIND_NAMES } from '../item-kinds.ts'
import { LISTING_STATUSES } from '../item-status.ts'
import { PER_PAGE } from '../list-filters.ts'
import { MOVES } from '../rules.ts'

/** What a card's button sends: which item, and what to make of it. */
export function ownItemForm() {
  return z.object({
    kind: z.enum(ITEM_KIND_NAMES),
    id: z.uuid(),
    to: z.enum([...MOVES, 'deleted']),
    /** Turns automatic renewal off as well. */
    renewal: z.literal('off').optional(),
  })
}
export type OwnItemChange = z.output<ReturnType<typeof ownItemForm>>

/** What can be done to several own listings at once. Each step can be undone, so nothing asks first. */
export const BULK_MOVES = ['inactive', 'sold'] as const

/** What the bar above the cards sends: which listings, and what to make of them. */
export function ownItemsForm() {
  return z.object({
    ids: z.array(z.uuid()).min(1).max(PER_PAGE),
    to: z.enum(BULK_MOVES),
    renewal: z.literal('off').optional(),
  })
}
export type OwnItemsChange = z.output<ReturnType<typeof ownItemsForm>>

/** Where that is sent: `?do=` of the dashboard. */
export const BULK = 'bulk'

/** Actions with a question before them: `?ask=` of an item's own page. */
export const ASKED_ABOUT = ['inactive', 'sold', 'deleted'] as const
export type AskedAbout = (typeof ASKED_ABOUT)[number]

/** Returns an id in the address, or null for anything else. */
function idAsked(params: URLSearchParams, name: string): string | null {
  const { data } = z.uuid().safeParse(params.get(name))
  return data?.toLowerCase() ?? null
}

/** What the address of the dashboard asks for. The two lists turn their pages by themselves and share the filters. */
export function parseOwnItemsQuery(params: URLSearchParams) {
  return {
    page: parsePage(params) ?? 1,
    promotionsPage: parsePage(new URLSearchParams({ page: params.get('promotions') ?? '' })) ?? 1,
    status: parseChoice(params, 'status', LISTING_STATUSES, null),
    q: parseText(params, 'q', 100),
    arrived: idAsked(params, 'new'),
    /** The payment that brought its owner here. */
    payment: idAsked(params, 'payment'),
    /** Whether the link in the email of the sign-up led here. */
    confirmed: params.get('confirmed') === '1',
  } as const
}
export type OwnItemsQuery = ReturnType<typeof parseOwnItemsQuery>
