import { z } from 'zod'
import { ITEM_KIND_NAMES } from '#app/features/items/item-kinds.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { cleanText } from '#app/lib/text.ts'
import { BULK_ACTIONS, ruleOf } from '../actions.ts'
import { REASONS } from '../reasons.ts'
import { MODERATION_LIMITS } from '../rules.ts'
import { parseItemsQuery } from '../schema.ts'
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
  const text = (max: number) =>
    z.string().overwrite(cleanText).max(max, t('moderation.tooLong', { max })).default('')
  return z
    .object({
      action: z.enum(BULK_ACTIONS),
      /** The query of the list. */
      search: z.string().max(2000).default(''),
      /** The number in the question. */
      expected: z.coerce.number().int().min(1).max(MAX_MATCHING),
      seenAt: z.coerce.date(),
      cursor: cursor.optional(),
      reason: z.enum(REASONS).optional(),
      reasonText: text(MODERATION_LIMITS.reason),
      note: text(MODERATION_LIMITS.note),
    })
    .superRefine(({ action, reason, reasonText }, context) => {
      const complain = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      if (ruleOf(action).asks !== 'reason') return
      if (!reason) complain('reason', t('moderation.reasonRequired'))
      if (reason === 'other' && !reasonText) complain('reasonText', t('moderation.reasonTextRequired'))
    })
    .transform(({ search, ...order }) => ({
      ...order,
      filter: parseItemsQuery(new URLSearchParams(search)).filter,
    }))
}

export type MatchingOrder = z.output<ReturnType<typeof matchingForm>>
