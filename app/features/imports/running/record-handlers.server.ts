import {
  hashAccounts,
  removeImportedAccounts,
} from '#app/features/accounts/importing/remove-imported.server.ts'
import {
  type ImportedAccount,
  insertImportedAccounts,
  updateImportedAccount,
} from '#app/features/accounts/importing/store-imported.server.ts'
import {
  hashBillboards,
  removeImportedBillboards,
} from '#app/features/billboards/importing/remove-imported.server.ts'
import {
  type ImportedBillboard,
  insertImportedBillboards,
  updateImportedBillboard,
} from '#app/features/billboards/importing/store-imported.server.ts'
import { shortItemPath } from '#app/features/items/item-kinds.ts'
import {
  hashListings,
  removeImportedListings,
} from '#app/features/listings/importing/remove-imported.server.ts'
import {
  type ImportedListing,
  insertImportedListings,
  updateImportedListing,
} from '#app/features/listings/importing/store-imported.server.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { TEXT_FIELDS } from '#app/lib/localized-text.ts'
import { textOf } from '../field-values.ts'
import { parseAccount } from '../parsing/parse-account.server.ts'
import {
  type Around,
  type ParsedBillboard,
  type ParsedListing,
  parseBillboard,
  parseListing,
} from '../parsing/parse-items.server.ts'
import type { Parsed } from '../parsing/parse-leniently.server.ts'
import type { ImportRun, Planned, SourceRow } from './import-run.ts'
import { keepPictures } from './keep-pictures.server.ts'
import type { RecordHandler } from './record-handler.ts'
import { type Owner, ownerKey } from './resolve-owners.server.ts'

const around = (run: ImportRun, owner: Owner): Around => ({
  t: run.t,
  now: run.ctx.now,
  blockedHosts: run.ctx.site.blockedHosts,
  ownerName: owner.name,
  categoryOf: run.categories.findOrCount,
})

/** What a dry run remembers of an item. */
const planOf = ({ standing }: ParsedListing | ParsedBillboard, { values }: SourceRow): Planned => ({
  titles: LOCALES.map((locale) => textOf(values[TEXT_FIELDS[locale].title])).filter(Boolean),
  owner: ownerKey(values),
  status: standing.status,
  moderation: standing.moderation,
})

/** Adds the pictures to what was parsed; those of a refused row are not looked at. */
async function withPictures<R>(run: ImportRun, row: SourceRow, owner: Owner, parsed: Parsed<R>) {
  if ('refused' in parsed) return parsed
  const { pictures, remarks } = await keepPictures(run, row.values, owner.id)
  const record = { ...parsed.record, pictures, userId: owner.id }
  return { record, remarks: [...parsed.remarks, ...remarks] }
}

export const ACCOUNTS: RecordHandler<ImportedAccount> = {
  kind: 'accounts',
  needsOwner: false,
  plan: ({ fullName, isBanned }) => ({ titles: [fullName], isHidden: isBanned }),
  prepare: (run, { row }) => Promise.resolve(parseAccount(row.values, { t: run.t, now: run.ctx.now })),
  insert: async (ctx, records) =>
    (await insertImportedAccounts(ctx, records)).map((stored) => ({ ...stored, path: null })),
  update: updateImportedAccount,
  hash: hashAccounts,
  remove: removeImportedAccounts,
}

export const BILLBOARDS: RecordHandler<ImportedBillboard> = {
  kind: 'billboards',
  needsOwner: true,
  plan: planOf,
  prepare: (run, { row }, owner) =>
    withPictures(run, row, owner, parseBillboard(row.values, around(run, owner))),
  insert: async (ctx, records) =>
    (await insertImportedBillboards(ctx, records)).map(({ id, publicId }) => ({
      id,
      isMade: true,
      path: shortItemPath('banner', publicId),
    })),
  update: updateImportedBillboard,
  hash: hashBillboards,
  remove: removeImportedBillboards,
}

export const LISTINGS: RecordHandler<ImportedListing> = {
  kind: 'listings',
  needsOwner: true,
  plan: planOf,
  prepare: async (run, { row }, owner) => {
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
  remove: removeImportedListings,
}
