import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { isItemKind } from '#app/features/items/item-kinds.ts'
import { LISTING_STATUSES } from '#app/features/items/item-status.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { parseChoice, parseDay, parseText } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { cleanText } from '#app/lib/text.ts'
import { MODERATION_ACTION_NAMES, type ModerationAction, ruleOf } from './actions.ts'
import { type ItemFilter, MODERATION_CHOICES } from './items/moderated-items.ts'
import { SET_STATUS } from './outcome.ts'
import { REASONS } from './reasons.ts'
import { MODERATION_LIMITS } from './rules.ts'

// Sent by forms, 40 at most.
const REF = /^(?<kind>[a-z]+)\.(?<id>[0-9a-f-]{36})\.(?<version>\d{1,15})$/u

/** 'banner.<uuid>.<version>': which item, and as it was when it was looked at. */
const itemNamed = z.string().transform((text, context) => {
  const { kind, id, version } = REF.exec(text)?.groups ?? {}
  if (isItemKind(kind) && isUuid(id)) return { kind, id, version: Number(version) } as const
  context.addIssue({ code: 'custom', message: 'names no item' })
  return z.NEVER
})

export type ItemNamed = z.output<typeof itemNamed>

const ITEMS = z.array(itemNamed).min(1).max(MODERATION_LIMITS.items)

/** The fields that say why: a reason is required by some actions, a text by the reason `other`, a note by none. */
export function reasonFields(t: Translate) {
  const text = (max: number) =>
    z.string().overwrite(cleanText).max(max, t('moderation.tooLong', { max })).default('')
  return {
    reason: z.enum(REASONS).optional(),
    reasonText: text(MODERATION_LIMITS.reason),
    note: text(MODERATION_LIMITS.note),
  }
}

type Reasons = z.output<z.ZodObject<ReturnType<typeof reasonFields>>>

/** Adds an issue to the field that lacks what the action asks for. */
export function checkReason(
  t: Translate,
  { action, reason, reasonText }: Reasons & { readonly action: ModerationAction },
  { addIssue }: z.RefinementCtx,
): void {
  if (ruleOf(action).asks !== 'reason') return
  const complain = (path: keyof Reasons, message: string) =>
    addIssue({ code: 'custom', path: [path], message })
  if (!reason) complain('reason', t('moderation.reasonRequired'))
  if (reason === 'other' && !reasonText) complain('reasonText', t('moderation.reasonTextRequired'))
}

/** What admins send to have something done with items. */
export function moderationForm(t: Translate) {
  return z
    .object({
      action: z.enum([...MODERATION_ACTION_NAMES, SET_STATUS]),
      items: ITEMS,
      status: z.enum(LISTING_STATUSES).optional(),
      ...reasonFields(t),
    })
    .superRefine(({ action, status, items, ...reasons }, context) => {
      if (action !== SET_STATUS) checkReason(t, { action, ...reasons }, context)
      else if (!status || items.length > 1)
        context.addIssue({ code: 'custom', path: ['status'], message: t('common.badRequest') })
    })
}

export type ModerationOrder = z.output<ReturnType<typeof moderationForm>>

const YES_NO = ['yes', 'no'] as const

/** What the address of the moderation page asks for. Nonsense counts as not said. Days begin in `timeZone`, the site's. */
export function parseItemsQuery(params: URLSearchParams, timeZone: string) {
  const filter: ItemFilter = {
    term: parseText(params, 'q'),
    status: parseChoice(params, 'status', LISTING_STATUSES, null),
    category: parseChoice(params, 'category', CATEGORY_SLUGS, null),
    featured: parseChoice(params, 'featured', YES_NO, null),
    from: parseDay(params, 'from'),
    timeZone,
    moderation: parseChoice(params, 'moderation', MODERATION_CHOICES, null),
    reported: params.get('reported') === 'yes',
  }
  const page = (name: string) => {
    const asked = Number(parseText(params, name, 6))
    return Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  }
  return { filter, bannersPage: page('banners'), listingsPage: page('listings') }
}

/** '<milliseconds>.<uuid>': the place in the queue behind which to go on; anything else is its beginning. */
export function queuePlace(text: string | null) {
  const [, at = '', id] = /^(\d{1,15})\.(.{36})$/u.exec(text ?? '') ?? []
  return isUuid(id) ? { at: new Date(Number(at)), id } : null
}
