import { type NotNull, sql } from 'kysely'
import { daysAfter } from '#app/lib/day.ts'
import { endingMail } from '../posting/emails/posting-mails.tsx'
import { ALERT_DAYS } from '../posting/rules.ts'
import { TOLD, type Writing, writeToOwners } from './write-to-owners.server.ts'

/** Returns listings that end soon, whose owners want to know and do not know yet; a renewing listing does not end. */
function endingSoon({ db, now }: Writing, most: number) {
  return db
    .selectFrom('listings')
    .innerJoin('profiles', 'profiles.id', 'listings.userId')
    .select('listings.id')
    .where('listings.listed', '=', true)
    .where('listings.status', '=', 'active')
    .where('listings.expiresAt', '>', now)
    .where('listings.expiresAt', '<=', daysAfter(now, ALERT_DAYS))
    .where('listings.endTold', 'is distinct from', (eb) => eb.ref('listings.expiresAt'))
    .where('profiles.expiryAlerts', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.listingId', '=', 'listings.id')
            .where('subscriptions.status', 'in', ['active', 'trialing'])
            .where('subscriptions.cancelAtPeriodEnd', '=', false),
        ),
      ),
    )
    .orderBy('listings.expiresAt')
    .limit(most)
    .forUpdate('listings')
    .skipLocked()
}

function claim(ctx: Writing, most: number) {
  return ctx.db
    .updateTable('listings')
    .set({ endTold: sql<Date>`listings.expires_at` })
    .from('profiles')
    .whereRef('profiles.id', '=', 'listings.userId')
    .where('listings.id', 'in', endingSoon(ctx, most))
    .returning([...TOLD, 'listings.expiresAt as endsAt'])
    .$narrowType<{ endsAt: NotNull }>()
    .execute()
}

/**
 * Notifies owners once, three days before, that a listing is about to end (D-11, [POST-15]). A new end is notified
 * again.
 */
export function notifyEnds(ctx: Writing): Promise<void> {
  return writeToOwners(ctx, { template: 'listings.ends-soon', claim, page: '/repost', mail: endingMail })
}
