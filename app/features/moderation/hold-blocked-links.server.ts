import { sql } from 'kysely'
import { moderateBillboard } from '#app/features/billboards/moderate-billboard.server.ts'
import { moderateListing } from '#app/features/listings/moderate-listing.server.ts'
import { hostAmong } from '#app/lib/web-address.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { JobCtx } from '#app/platform/jobs/job.server.ts'

const HOLD = { listings: moderateListing, ads: moderateBillboard } as const

/** Returns approved items with a link to a website. */
async function linking(db: Db, table: keyof typeof HOLD) {
  const { rows } = await sql<{ id: string; websiteUrl: string }>`
    select id, website_url from ${sql.table(table)}
    where moderation = 'approved' and deleted_at is null and website_url <> ''`.execute(db)
  return rows
}

/**
 * Puts items that link to a blocked host back into the moderation queue: they were posted before the operator blocked
 * the host ([SEC-10]). May run twice.
 */
export async function holdBlockedLinks({
  db,
  now,
  site,
  log,
}: Pick<JobCtx, 'db' | 'now' | 'site' | 'log'>): Promise<void> {
  if (site.blockedHosts.length === 0) return
  for (const table of ['listings', 'ads'] as const) {
    const all = await linking(db, table)
    const blocked = all.filter(({ websiteUrl }) => hostAmong(websiteUrl, site.blockedHosts) !== null)
    for (const { id } of blocked) await HOLD[table]({ db, now }, { id, change: { moderation: 'waiting' } })
    if (blocked.length > 0)
      log.info({ table, items: blocked.length }, 'links to blocked hosts wait for an admin')
  }
}
