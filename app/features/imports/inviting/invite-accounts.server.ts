import { sendInvitation } from '#app/features/accounts/importing/send-invitation.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

const MAILS_AT_A_TIME = 100

/** Returns imported accounts without a password that had no invitation, locked. */
function nextToInvite({ db }: Pick<JobCtx, 'db'>, source: string) {
  return db
    .selectFrom('importedRows')
    .innerJoin('profiles', 'profiles.id', 'importedRows.targetId')
    .select(['profiles.id', 'email', 'fullName', 'language'])
    .where('importedRows.source', '=', source)
    .where('importedRows.kind', '=', 'accounts')
    .where('importedRows.isMade', '=', true)
    .where('importedRows.invitedAt', 'is', null)
    .where('role', '=', 'user')
    .where('deactivatedAt', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('accounts').select('accounts.id').whereRef('accounts.userId', '=', 'profiles.id'),
        ),
      ),
    )
    .orderBy('profiles.id')
    .limit(MAILS_AT_A_TIME)
    .forUpdate('importedRows')
    .execute()
}

/** Invites the users of the accounts that a source made, each once. Returns how many emails were written. */
export async function inviteAccounts(
  ctx: Pick<JobCtx, 'db' | 'now' | 'site'>,
  { source }: { readonly source: string },
): Promise<number> {
  let sent = 0
  for (;;) {
    const count = await inTransaction(ctx, async (ctx) => {
      const users = await nextToInvite(ctx, source)
      for (const user of users) await sendInvitation(ctx, user)
      const ids = users.map(({ id }) => id)
      if (ids.length > 0)
        await ctx.db
          .updateTable('importedRows')
          .set({ invitedAt: ctx.now })
          .where('source', '=', source)
          .where('kind', '=', 'accounts')
          .where('targetId', 'in', ids)
          .execute()
      return users.length
    })
    sent += count
    if (count < MAILS_AT_A_TIME) return sent
  }
}
