import { daysAfter, daysBefore } from '#app/lib/day.ts'
import { unpaidListingMail } from '../posting/emails/posting-mails.tsx'
import { UNPAID_LISTING_DAYS } from '../posting/rules.ts'
import { TOLD, type Writing, writeToOwners } from './write-to-owners.server.ts'

function forgotten({ db, now }: Writing, most: number) {
  return db
    .selectFrom('listings')
    .innerJoin('profiles', 'profiles.id', 'listings.userId')
    .select('listings.id')
    .where('listings.status', '=', 'pending')
    .where('listings.paymentStatus', '=', 'pending')
    .where('listings.updatedAt', '<=', daysBefore(now, UNPAID_LISTING_DAYS.remind))
    .where('listings.draftRemindedAt', 'is', null)
    .where('listings.deletedAt', 'is', null)
    .where('listings.ownerHidden', '=', false)
    .where('profiles.emailNotifications', '=', true)
    .limit(most)
    .forUpdate('listings')
    .skipLocked()
}

async function claim(ctx: Writing, most: number) {
  const drafts = await ctx.db
    .updateTable('listings')
    .set({ draftRemindedAt: ctx.now })
    .from('profiles')
    .whereRef('profiles.id', '=', 'listings.userId')
    .where('listings.id', 'in', forgotten(ctx, most))
    .returning([...TOLD, 'listings.updatedAt'])
    .execute()
  return drafts.map((draft) => ({ ...draft, endsAt: daysAfter(draft.updatedAt, UNPAID_LISTING_DAYS.remove) }))
}

/** Reminds owners once of unpaid listings that were not changed for two days (D-02). */
export function remindOfUnpaidListings(ctx: Writing): Promise<void> {
  return writeToOwners(ctx, { template: 'listings.draft', claim, page: '/pay', mail: unpaidListingMail })
}
