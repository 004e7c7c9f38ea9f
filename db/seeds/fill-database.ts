import type pg from 'pg'
import { copyRows, textArray } from './copy-rows.ts'
import { setDemoPasswords } from './demo-passwords.ts'
import type { Gallery } from './pictures.ts'
import { approvalsOf, boardsOf } from './rows/boards.ts'
import { categoryLayoutRows, homeLayoutRows } from './rows/layouts.ts'
import { type ListingRow, listingRows } from './rows/listings.ts'
import { type Owners, ownersOf } from './rows/owners.ts'
import { createVocabulary } from './rows/vocabulary.ts'
import { withoutIndexes } from './without-indexes.ts'

/** The database already holds something that nobody asked to throw away. */
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
  /** Takes away all listings, boards and layouts there are, and the demo's people, instead of refusing. */
  readonly reset: boolean
  readonly onProgress?: ((done: number, total: number) => void) | undefined
}

type Work = Filling & { readonly client: pg.Client; readonly owners: Owners }

export async function refuseWhatIsFull(client: pg.Client, reset: boolean): Promise<void> {
  const { rowCount } = await client.query('select from listings limit 1')
  if (rowCount && !reset) throw new NotEmptyError()
}

async function makeRoom({ client, owners, reset }: Work): Promise<void> {
  await client.query('lock table listings, ads, profiles in share row exclusive mode')
  await refuseWhatIsFull(client, reset)
  // Every listing that goes is looked for among those it replaced: without an index, in the whole table.
  await client.query('create index listings_replaced on listings (replaced_by) where replaced_by is not null')
  for (const table of [
    'favorites',
    'layout_configs',
    'category_layouts',
    'search_words',
    'ads',
    'listings',
  ]) {
    await client.query(`delete from ${table}`)
  }
  await client.query('drop index listings_replaced')
  const ids = owners.all.map(({ id }) => id)
  await client.query('delete from subscriptions where user_id = any ($1)', [ids])
  await client.query('delete from profiles where id = any ($1)', [ids])
}

async function addPeople({ client, owners, now }: Work): Promise<void> {
  const rows = owners.all.map((row) => ({
    ...row,
    favoriteCategories: textArray(row.favoriteCategories ?? []),
  }))
  await copyRows(client, 'profiles', rows)
  await setDemoPasswords(client, now)
}

const ROWS_A_REPORT = 1000
const FAVORITES_EACH = 8

/** Passes the rows on, and notes on the way what else has to be made of them. */
function* noted(work: Work, note: (row: ListingRow) => void): Generator<ListingRow> {
  let done = 0
  for (const row of listingRows(work.total, work)) {
    note(row)
    yield row
    done += 1
    if (done % ROWS_A_REPORT === 0 || done === work.total) work.onProgress?.(done, work.total)
  }
}

async function addListings(work: Work): Promise<void> {
  const { client, owners, now } = work
  const { members } = owners
  const vocabulary = createVocabulary()
  const liked: string[] = []
  const note = (row: ListingRow) => {
    vocabulary.hear(row)
    const isPublic = row.status === 'active' && row.moderation === 'approved' && !row.ownerHidden
    if (isPublic && liked.length < members.length * FAVORITES_EACH) liked.push(row.id)
  }
  await withoutIndexes(client, 'listings', () => copyRows(client, 'listings', noted(work, note)))
  const favorites = liked.map((listingId, i) => ({
    userId: members[i % members.length]?.id,
    listingId,
    createdAt: now,
  }))
  await copyRows(client, 'favorites', favorites)
  const words = vocabulary.words().map((word) => ({ word }))
  await copyRows(client, 'search_words', words)
}

async function addBoards(work: Work): Promise<number> {
  const { client, now } = work
  const boards = boardsOf(work)
  const rows = boards.map(({ row }) => row)
  await copyRows(client, 'ads', rows)
  await copyRows(client, 'ad_approvals', approvalsOf(rows))
  await copyRows(client, 'layout_configs', homeLayoutRows(boards, now))
  await copyRows(client, 'category_layouts', categoryLayoutRows(boards, now))
  return rows.length
}

/** Everything of the demo but its pictures, all of it or nothing. Answers the number of boards. */
export async function fillDatabase(client: pg.Client, filling: Filling): Promise<number> {
  const work = { ...filling, client, owners: ownersOf(filling.now) }
  await client.query('begin')
  try {
    await makeRoom(work)
    await addPeople(work)
    await addListings(work)
    const boards = await addBoards(work)
    await client.query('commit')
    return boards
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
