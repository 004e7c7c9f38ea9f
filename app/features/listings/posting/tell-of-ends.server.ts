import { sql } from 'kysely'
import { sendLetter } from '#app/features/accounts/send-letter.server.ts'
import { daysAfter } from '#app/lib/day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { endingMail } from './emails/posting-mails.tsx'
import { ALERT_DAYS } from './rules.ts'
import { languageOfOwner, titleInMail } from './tell-of-posting.server.ts'

type Telling = Pick<JobCtx, 'db' | 'now' | 'site'>

/** In one transaction, so that a worker that dies has told nobody twice. */
const AT_ONCE = 200

/** Listings that end soon, whose owners want to know and do not know yet; a renewal that goes on by itself is no end. */
function endingSoon(db: Db, now: Date) {
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
    .limit(AT_ONCE)
    .forUpdate('listings')
    .skipLocked()
}

function claim({ db, now }: Telling) {
  return db
    .updateTable('listings')
    .set({ endTold: sql<Date>`listings.expires_at` })
    .from('profiles')
    .whereRef('profiles.id', '=', 'listings.userId')
    .where('listings.id', 'in', endingSoon(db, now))
    .returning([
      'listings.id',
      'listings.title',
      'listings.expiresAt',
      'profiles.email',
      'profiles.fullName',
      'profiles.language',
    ])
    .execute()
}

async function tellSome(ctx: Telling): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const ending = await claim(ctx)
    for (const { id, title, expiresAt, email, fullName, language: own } of ending) {
      const language = languageOfOwner(own, title)
      const url = `${ctx.site.publicUrl}/dashboard/listings/${id}/repost`
      const about = { name: fullName, title: titleInMail(title, language), url, endsAt: expiresAt ?? ctx.now }
      const write = (t: Parameters<typeof endingMail>[0]) => endingMail(t, about)
      await sendLetter(ctx, { template: 'listings.ends-soon', recipient: email, language, write })
    }
    return ending.length
  })
}

/** Tells owners once, three days before, that a listing is about to end (D-11, [POST-15]). A new end is told anew. */
export async function tellOfEnds(ctx: Telling): Promise<void> {
  while ((await tellSome(ctx)) === AT_ONCE);
}
