import { nextPeriod } from '#app/features/entitlements/entitlement-periods.ts'
import type { ImportedStanding } from '#app/features/items/imported-item.ts'
import { LISTING_STATUSES, type ListingStatus, MODERATIONS } from '#app/features/items/item-status.ts'
import { parsePublicId } from '#app/lib/public-id.ts'
import { isYes, textOf, timeOf, type Values } from '../field-values.ts'
import type { Remark } from './parse-leniently.server.ts'

const MAX_REASON = 500

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === textOf(value).toLowerCase()) ?? otherwise

/** Says which words of a row are no state here. To guess would publish what the earlier site did not. */
export function unknownStates(values: Values): readonly Remark[] {
  const known: Readonly<Record<string, readonly string[]>> = {
    status: LISTING_STATUSES,
    moderation: MODERATIONS,
  }
  return Object.entries(known).flatMap(([field, words]) => {
    const word = textOf(values[field]).toLowerCase()
    const reason = `${word} is unknown here: it must be ${words.join(', ')}`
    return word === '' || words.includes(word) ? [] : [{ field, reason }]
  })
}

/** Says which times of a row cannot be read. */
export const unreadTimes = (values: Values): readonly Remark[] =>
  ['createdAt', 'updatedAt', 'expiresAt']
    .filter((field) => textOf(values[field]) !== '' && timeOf(values[field]) === null)
    .map((field) => ({ field, reason: 'left out: it is no time such as 2024-05-02 10:00' }))

const notAfter = (time: Date | null, now: Date): Date => (time !== null && time <= now ? time : now)

/** What is over has expired; what nothing says the end of is shown for the next 30 days (D-03). */
function periodOf(status: ListingStatus, expiresAt: Date | null, now: Date) {
  if (status === 'pending') return { status, expiresAt: null }
  if (status === 'expired') return { status, expiresAt: notAfter(expiresAt, now) }
  if (expiresAt === null) return { status, expiresAt: nextPeriod(now, null).endsAt }
  return { status: status === 'active' && expiresAt <= now ? ('expired' as const) : status, expiresAt }
}

/** Yes, or until when. */
function isFeatured(value: unknown, now: Date): boolean {
  const until = timeOf(value)
  return isYes(value) || (until !== null && until > now)
}

/** Returns what an imported item is: its status, dates and number. Nothing in a file is from the future. */
export function standingOf(values: Values, now: Date): ImportedStanding {
  const createdAt = notAfter(timeOf(values['createdAt']), now)
  const updatedAt = notAfter(timeOf(values['updatedAt']) ?? createdAt, now)
  const status = oneOf(LISTING_STATUSES, values['status'], 'active')
  return {
    ...periodOf(status, timeOf(values['expiresAt']), now),
    moderation: oneOf(MODERATIONS, values['moderation'], 'approved'),
    moderationReason: textOf(values['moderationReason']).slice(0, MAX_REASON),
    createdAt,
    updatedAt,
    featured: isFeatured(values['featured'], now),
    publicNumber: parsePublicId(textOf(values['publicNumber'])),
  }
}
