import { hashAccounts } from '#app/features/accounts/importing/remove-imported.server.ts'
import {
  type ImportedAccount,
  insertImportedAccounts,
  updateImportedAccount,
} from '#app/features/accounts/importing/store-imported.server.ts'
import { hashBillboards } from '#app/features/billboards/importing/remove-imported.server.ts'
import {
  type ImportedBillboard,
  insertImportedBillboards,
  updateImportedBillboard,
} from '#app/features/billboards/importing/store-imported.server.ts'
import { shortItemPath } from '#app/features/items/item-kinds.ts'
import { hashListings } from '#app/features/listings/importing/remove-imported.server.ts'
import {
  type ImportedListing,
  insertImportedListings,
  updateImportedListing,
} from '#app/features/listings/importing/store-imported.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { parseAccount } from '../parsing/parse-account.server.ts'
import { type Around, parseBillboard, parseListing } from '../parsing/parse-items.server.ts'
import type { Parsed } from '../parsing/parse-leniently.server.ts'
import type { RememberedKind } from '../record-kinds.ts'
import type { ImportCtx, ImportRun, SourceRow } from './import-run.ts'
import { keepPictures } from './keep-pictures.server.ts'
import type { Owner } from './resolve-owners.server.ts'

/** A stored record: whether it is new, and its address here. */
export type Stored = { readonly id: string; readonly isMade: boolean; readonly path: string | null }

/** What the kinds of records that are remembered have in common. */
export type RecordHandler<R> = {
  readonly needsOwner: boolean
  readonly prepare: (run: ImportRun, row: SourceRow, owner: Owner) => Promise<Parsed<R>>
  readonly insert: (ctx: ImportCtx, records: readonly R[]) => Promise<readonly Stored[]>
  readonly update: (ctx: ImportCtx, id: string, record: R) => Promise<void>
  readonly hash: (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}

const around = (run: ImportRun, owner: Owner): Around => ({
  t: run.t,
  now: run.ctx.now,
  blockedHosts: run.ctx.site.blockedHosts,
  ownerName: owner.name,
  categoryOf: run.categories.findOrCount,
})

/** Adds the pictures to what was parsed; those of a refused row are not looked at. */
async function withPictures<R>(run: ImportRun, row: SourceRow, owner: Owner, parsed: Parsed<R>) {
  if ('refused' in parsed) return parsed
  const { pictures, remarks } = await keepPictures(run, row.values, owner.id)
  const record = { ...parsed.record, pictures, userId: owner.id }
  return { record, remarks: [...parsed.remarks, ...remarks] }
}

const accounts: RecordHandler<ImportedAccount> = {
  needsOwner: false,
  prepare: (run, row) => Promise.resolve(parseAccount(row.values, { t: run.t, now: run.ctx.now })),
  insert: async (ctx, records) =>
    (await insertImportedAccounts(ctx, records)).map((stored) => ({ ...stored, path: null })),
  update: updateImportedAccount,
  hash: hashAccounts,
}

const billboards: RecordHandler<ImportedBillboard> = {
  needsOwner: true,
  prepare: (run, row, owner) => withPictures(run, row, owner, parseBillboard(row.values, around(run, owner))),
  insert: async (ctx, records) =>
    (await insertImportedBillboards(ctx, records)).map(({ id, publicId }) => ({
      id,
      isMade: true,
      path: shortItemPath('banner', publicId),
    })),
  update: updateImportedBillboard,
  hash: hashBillboards,
}

const listings: RecordHandler<ImportedListing> = {
  needsOwner: true,
  prepare: async (run, row, owner) => {
    const parsed = await withPictures(run, row, owner, parseListing(row.values, around(run, owner)))
    if ('refused' in parsed) return parsed
    const grantId = `import ${run.source} ${row.id}`
    return { ...parsed, record: { ...parsed.record, grantId, notifies: run.invites } }
  },
  insert: async (ctx, records) =>
    (await insertImportedListings(ctx, records)).map(({ id, publicId }) => ({
      id,
      isMade: true,
      path: shortItemPath('listing', publicId),
    })),
  update: updateImportedListing,
  hash: hashListings,
}

type Handlers = {
  readonly accounts: RecordHandler<ImportedAccount>
  readonly billboards: RecordHandler<ImportedBillboard>
  readonly listings: RecordHandler<ImportedListing>
}

export const RECORD_HANDLERS: Handlers & Readonly<Record<RememberedKind, unknown>> = {
  accounts,
  billboards,
  listings,
}
