import type pg from 'pg'
import { addCellCounts } from './cell-counts.ts'
import { copyRows, textArray } from './copy-rows.ts'
import { setDemoPasswords } from './demo-passwords.ts'
import type { Gallery } from './pictures.ts'
import { approvalsOf, type BillboardRow, billboardsOf } from './rows/billboards.ts'
import { type Companies, companiesOf, idsOfCompanies } from './rows/companies.ts'
import { type Counted, countedOf, type DayRow, dayRows } from './rows/days.ts'
import { categoryLayoutRows, homeLayoutRows } from './rows/layouts.ts'
import { type ListingRow, listingRows } from './rows/listings.ts'
import { decisionsOf } from './rows/log.ts'
import { newcomersOf } from './rows/newcomers.ts'
import { type OwnerRow, type Owners, ownersOf } from './rows/owners.ts'
import { placeRows } from './rows/places.ts'
import { type PartRow, partsOf, type SaleRow, saleOf } from './rows/sales.ts'
import { createVocabulary } from './rows/vocabulary.ts'
import { withoutIndexes } from './without-indexes.ts'

/** The database already contains data, and deleting it was not requested. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError'

  constructor() {
    super('The database already holds listings. Ask for a reset to replace them by demo data.')
  }
}

export type Filling = {
  readonly total: number
  readonly gallery: Gallery
  readonly now: Date
  /** Deletes all listings, billboards, layouts and demo users, instead of refusing. */
  readonly reset: boolean
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

type Work = Filling & {
  readonly client: pg.Client
  readonly owners: Owners
  readonly companies: Companies
  /** All users, with or without items. */
  readonly users: readonly OwnerRow[]
}

export async function refuseWhatIsFull(client: pg.Client, reset: boolean): Promise<void> {
  const { rowCount } = await client.query('select from listings limit 1')
  if (rowCount && !reset) throw new NotEmptyError()
}

async function makeRoom({ client, users, reset, now }: Work): Promise<void> {
  await client.query('lock table listings, ads, profiles in share row exclusive mode')
  await refuseWhatIsFull(client, reset)
  // Every deleted listing is looked up among those it replaced: without an index, in the whole table.
  await client.query('create index listings_replaced on listings (replaced_by) where replaced_by is not null')
  for (const table of [
    'favorites',
    'layout_configs',
    'category_layouts',
    'search_words',
    'daily_counts',
    'cell_counts',
    'ads',
    'listings',
  ]) {
    await client.query(`delete from ${table}`)
  }
  await client.query('drop index listings_replaced')
  await client.query('delete from places where zip <> 0')
  const ids = [...users.map(({ id }) => id), ...idsOfCompanies(now)]
  await client.query('delete from subscriptions where user_id = any ($1)', [ids])
  await client.query('delete from payments where user_id = any ($1)', [ids])
  await client.query('delete from profiles where id = any ($1)', [ids])
}

async function addUsers({ client, users, now }: Work): Promise<void> {
  const rows = users.map((row) => ({
    ...row,
    favoriteCategories: textArray(row.favoriteCategories ?? []),
  }))
  await copyRows(client, 'profiles', rows)
  await setDemoPasswords(client, now)
}

const ROWS_A_REPORT = 1000
const FAVORITES_EACH = 8

/** Rows that follow from a listing. */
type Notes = {
  readonly liked: string[]
  readonly counted: Counted[]
  readonly sales: SaleRow[]
  readonly parts: PartRow[]
}

/** Passes the rows on, and collects what follows from them. */
function* noted(work: Work, note: (row: ListingRow) => void): Generator<ListingRow> {
  let done = 0
  for (const row of listingRows(work.total, work)) {
    note(row)
    yield row
    done += 1
    if (done % ROWS_A_REPORT === 0 || done === work.total) work.onProgress?.(done, work.total)
  }
}

async function addListings(work: Work): Promise<Notes> {
  const { client, owners, now } = work
  const vocabulary = createVocabulary()
  const notes: Notes = { liked: [], counted: [], sales: [], parts: [] }
  const likes = owners.members.length * FAVORITES_EACH
  const note = (row: ListingRow) => {
    vocabulary.add(row)
    const isPublic = row.status === 'active' && row.moderation === 'approved' && !row.ownerHidden
    if (isPublic && notes.liked.length < likes) notes.liked.push(row.id)
    notes.counted.push(countedOf('listing', row, now))
    const sale = saleOf(notes.counted.length, row)
    if (!sale) return
    notes.sales.push(sale)
    notes.parts.push(...partsOf(sale, row))
  }
  await withoutIndexes(client, 'listing_words', () =>
    withoutIndexes(client, 'listings', () => copyRows(client, 'listings', noted(work, note))),
  )
  const words = vocabulary.words().map((word) => ({ word }))
  await copyRows(client, 'search_words', words)
  return notes
}

async function addFavorites({ client, owners, now }: Work, liked: readonly string[]): Promise<void> {
  const { members } = owners
  const favorites = liked.map((listingId, i) => ({
    userId: members[i % members.length]?.id,
    listingId,
    createdAt: now,
  }))
  await copyRows(client, 'favorites', favorites)
}

async function addBillboards(work: Work): Promise<readonly BillboardRow[]> {
  const { client, now, reset } = work
  const billboards = billboardsOf(work)
  const rows = billboards.map(({ row }) => row)
  await copyRows(client, 'ads', rows)
  await copyRows(client, 'ad_approvals', approvalsOf(rows))
  // The log keeps its entries after a reset.
  if (!reset) await copyRows(client, 'audit_log', decisionsOf(rows))
  await copyRows(client, 'layout_configs', homeLayoutRows(billboards, now))
  await copyRows(client, 'category_layouts', categoryLayoutRows(billboards, now))
  return rows
}

/** The days of many items, generated on demand. */
function* daysOfAll(items: readonly Counted[]): Generator<DayRow> {
  for (const [i, counted] of items.entries()) yield* dayRows(i, counted)
}

/** Inserts all of the demo except its pictures, in one transaction. Returns the number of billboards. */
export async function fillDatabase(client: pg.Client, filling: Filling): Promise<number> {
  const owners = ownersOf(filling.now)
  const { total, now } = filling
  const companies = companiesOf(total, now, filling.gallery.logo)
  const users = [...owners.all, ...newcomersOf(now), ...companies.values()]
  const work = { ...filling, client, owners, companies, users }
  await client.query('begin')
  try {
    await makeRoom(work)
    await addUsers(work)
    await copyRows(client, 'places', placeRows())
    const { liked, counted, sales, parts } = await addListings(work)
    await addFavorites(work, liked)
    await copyRows(client, 'payments', sales)
    await copyRows(client, 'entitlements', parts)
    const billboards = await addBillboards(work)
    const seen = billboards.map((row) => countedOf('banner', row, filling.now))
    await copyRows(client, 'daily_counts', daysOfAll([...seen, ...counted]))
    await addCellCounts(client)
    await client.query('commit')
    return billboards.length
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
