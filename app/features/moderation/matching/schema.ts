import { z } from 'zod'
import { ITEM_KIND_NAMES } from '#app/features/items/item-kinds.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { BULK_ACTIONS } from '../actions.ts'
import { checkReason, parseItemsQuery, reasonFields } from '../schema.ts'
import { MAX_MATCHING } from './matching.ts'

/** A time as the database writes it, with all its digits. */
const STORED_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::?\d\d)?$/u

const cursor = z.object({
  kind: z.enum(ITEM_KIND_NAMES),
  at: z.string().regex(STORED_TIME),
  id: z.uuid(),
})

/** What admins send to have something done with everything that a filter shows. */
export function matchingForm(t: Translate) {
  return z
    .object({
      action: z.enum(BULK_ACTIONS),
      /** The query of the list. */
      search: z.string().max(2000).default(''),
      /** The number in the question. */
      expected: z.coerce.number().int().min(1).max(MAX_MATCHING),
      seenAt: z.coerce.date(),
      cursor: cursor.optional(),
      ...reasonFields(t),
    })
    .superRefine((order, context) => checkReason(t, order, context))
    .transform(({ search, ...order }) => ({
      ...order,
      filter: parseItemsQuery(new URLSearchParams(search), t.timeZone).filter,
    }))
}

export type MatchingOrder = z.output<ReturnType<typeof matchingForm>>
