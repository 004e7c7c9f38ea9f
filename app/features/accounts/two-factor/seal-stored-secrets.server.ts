import { seal, sealedPrefix } from '#app/platform/auth/sealed.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

/** Counts authenticators whose secrets this site cannot read, because they were sealed with another key. */
export async function countUnreadableSecrets(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('authenticators')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('secret', 'like', 'sealed:%')
    .where('secret', 'not like', `${sealedPrefix()}%`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Seals the secrets that earlier releases stored as they are, and warns of those that were sealed with another key: the
 * machines of a site share one. Idempotent.
 */
export async function sealStoredSecrets({ db, log }: Pick<JobCtx, 'db' | 'log'>): Promise<void> {
  const stored = await db
    .selectFrom('authenticators')
    .select(['userId', 'secret'])
    .where('secret', 'not like', 'sealed:%')
    .execute()
  for (const { userId, secret } of stored)
    await db
      .updateTable('authenticators')
      .set({ secret: seal('authenticator', secret) })
      .where('userId', '=', userId)
      .where('secret', '=', secret)
      .execute()
  const count = await countUnreadableSecrets(db)
  if (count > 0) log.warn({ count }, 'secrets of authenticators were sealed with another SITE_KEY')
}
