import { importFavorites } from '#app/features/favorites/import-favorites.server.ts'
import { safePath } from '#app/lib/safe-path.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { textOf, timeOf } from '../field-values.ts'
import { oldAddressKey } from '../redirects/old-address.ts'
import { storeRedirects } from '../redirects/store-redirects.server.ts'
import { reportRow } from './import-batch.server.ts'
import { type ImportRun, type SourceRow, seenKey } from './import-run.ts'
import { findRemembered } from './remembered-rows.server.ts'

const accountOf = ({ values }: SourceRow) => textOf(values['account'])
const listingOf = ({ values }: SourceRow) => textOf(values['listing'])

/** Returns functions that find what an earlier record of the import became here. */
async function targetsOf(run: ImportRun, rows: readonly SourceRow[]) {
  const { ctx, source } = run
  const accounts = await findRemembered(ctx.db, { source, kind: 'accounts' }, [
    ...new Set(rows.map(accountOf)),
  ])
  const listings = await findRemembered(ctx.db, { source, kind: 'listings' }, [
    ...new Set(rows.map(listingOf)),
  ])
  const ids = [...listings.values()].map(({ targetId }) => targetId)
  const left =
    ids.length === 0 ? [] : await ctx.db.selectFrom('listings').select('id').where('id', 'in', ids).execute()
  const stored = new Set(left.map(({ id }) => id))
  return { accounts, listings, stored }
}

const missing = (userId: string | undefined) =>
  userId === undefined
    ? { field: 'account', reason: 'this account is not in the import' }
    : { field: 'listing', reason: 'this listing is not in the import' }

/** Whether both would be there after an import. */
const wouldExist = (run: ImportRun, row: SourceRow) =>
  run.isDryRun &&
  run.planned.has(seenKey('accounts', accountOf(row))) &&
  run.planned.has(seenKey('listings', listingOf(row)))

/** Imports who saved which listing; both must be part of the import. */
export async function importFavoriteRows(run: ImportRun, rows: readonly SourceRow[]): Promise<void> {
  const { accounts, listings, stored } = await targetsOf(run, rows)
  const { favorites: counts } = run.counts
  const favorites: { userId: string; listingId: string; createdAt: Date }[] = []
  for (const row of rows) {
    const userId = accounts.get(accountOf(row))?.targetId
    const listingId = listings.get(listingOf(row))?.targetId ?? ''
    const createdAt = timeOf(row.values['createdAt']) ?? run.ctx.now
    if (userId && stored.has(listingId)) favorites.push({ userId, listingId, createdAt })
    else if (wouldExist(run, row)) counts.made++
    else await reportRow(run, 'refused', row, [missing(userId)])
  }
  const made = run.isDryRun
    ? favorites.length
    : await inTransaction(run.ctx, (ctx) => importFavorites(ctx, favorites))
  counts.made += made
  counts.unchanged += favorites.length - made
}

/** A path of this site without a query, as the table stores it. */
const TARGET = /^\/[a-z][a-z0-9/-]{0,198}$/u

const targetOf = (values: SourceRow['values']) => safePath(textOf(values['target']))

/** Why an old address cannot lead to a target: one is no path, or following the rows of the file comes back to it. */
function whyNotRedirect(
  address: string,
  target: string,
  targets: ReadonlyMap<string | null, string>,
): string | null {
  const from = oldAddressKey(address)
  if (from === null || !TARGET.test(target))
    return 'path and target must be paths such as /old/page and /categories/jobs'
  const seen = new Set<string | null>([from])
  for (let at = oldAddressKey(target); at !== null; at = oldAddressKey(targets.get(at) ?? '')) {
    if (seen.has(at)) return 'it leads in a circle, back to the old address'
    seen.add(at)
  }
  return null
}

/** Imports old addresses of pages that are no items, such as those of categories. */
export async function importRedirectRows(run: ImportRun, rows: readonly SourceRow[]): Promise<void> {
  const targets = new Map(rows.map(({ values }) => [oldAddressKey(textOf(values['path'])), targetOf(values)]))
  const redirects: { address: string; target: string; source: string; itemId: null }[] = []
  for (const row of rows) {
    const [address, target] = [textOf(row.values['path']), targetOf(row.values)]
    const reason = whyNotRedirect(address, target, targets)
    if (reason === null) redirects.push({ address, target, source: run.source, itemId: null })
    else await reportRow(run, 'refused', row, [{ field: 'target', reason }])
  }
  if (!run.isDryRun) await inTransaction(run.ctx, (ctx) => storeRedirects(ctx, redirects))
  run.counts.redirects.made += redirects.length
}
