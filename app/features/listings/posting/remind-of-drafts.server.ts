import { sendLetter } from '#app/features/accounts/send-letter.server.ts'
import { daysAfter, daysBefore } from '#app/lib/day.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'
import { draftMail } from './emails/posting-mails.tsx'
import { DRAFT_DAYS } from './rules.ts'
import { languageOfOwner, titleInMail } from './tell-of-posting.server.ts'

type Reminding = Pick<JobCtx, 'db' | 'now' | 'site'>

const AT_ONCE = 200

function forgotten(db: Db, now: Date) {
  return db
    .selectFrom('listings')
    .innerJoin('profiles', 'profiles.id', 'listings.userId')
    .select('listings.id')
    .where('listings.status', '=', 'pending')
    .where('listings.paymentStatus', '=', 'pending')
    .where('listings.updatedAt', '<=', daysBefore(now, DRAFT_DAYS.remind))
    .where('listings.draftRemindedAt', 'is', null)
    .where('listings.deletedAt', 'is', null)
    .where('listings.ownerHidden', '=', false)
    .where('profiles.emailNotifications', '=', true)
    .limit(AT_ONCE)
    .forUpdate('listings')
    .skipLocked()
}

function claim({ db, now }: Reminding) {
  return db
    .updateTable('listings')
    .set({ draftRemindedAt: now })
    .from('profiles')
    .whereRef('profiles.id', '=', 'listings.userId')
    .where('listings.id', 'in', forgotten(db, now))
    .returning([
      'listings.id',
      'listings.title',
      'listings.updatedAt',
      'profiles.email',
      'profiles.fullName',
      'profiles.language',
    ])
    .execute()
}

async function remindSome(ctx: Reminding): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const drafts = await claim(ctx)
    for (const { id, title, updatedAt, email, fullName, language: own } of drafts) {
      const language = languageOfOwner(own, title)
      const url = `${ctx.site.publicUrl}/dashboard/listings/${id}/pay`
      const endsAt = daysAfter(updatedAt, DRAFT_DAYS.remove)
      const about = { name: fullName, title: titleInMail(title, language), url, endsAt }
      const write = (t: Parameters<typeof draftMail>[0]) => draftMail(t, about)
      await sendLetter(ctx, { template: 'listings.draft', recipient: email, language, write })
    }
    return drafts.length
  })
}

/** Reminds owners of drafts nobody touched for two days, once (D-02). */
export async function remindOfDrafts(ctx: Reminding): Promise<void> {
  while ((await remindSome(ctx)) === AT_ONCE);
}
