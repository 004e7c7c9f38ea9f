import pg from 'pg'
import { hashPassword } from '#app/platform/auth/password.server.ts'
import { copyRows, textArray } from './copy-rows.ts'
import { DEMO_ACCOUNTS } from './demo-accounts.ts'
import { drawPictures, type Gallery } from './pictures.ts'
import { approvalsOf, boardsOf } from './rows/boards.ts'
import { categoryLayoutRows, homeLayoutRows } from './rows/layouts.ts'
import { type ListingRow, listingRows } from './rows/listings.ts'
import { type Owners, ownersOf } from './rows/owners.ts'
import { createVocabulary } from './rows/vocabulary.ts'
import { withoutIndexes } from './without-indexes.ts'

export type SeedOptions = {
  readonly connectionString: string
  readonly dataDir: string
  /** How many; 600 unless told. */
  readonly listings?: number
  /** Takes away all listings, boards and layouts there are, and the demo's people, instead of refusing. */
  readonly reset?: boolean
  readonly onProgress?: (done: number, total: number) => void
  readonly now?: Date
}

/** The database already holds something that nobody asked to throw away. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError'

  constructor() {
    super('The database already holds listings. Ask for a reset to replace them by demo data.')
  }
}

const USUAL_LISTINGS = 600

type Seeding = Omit<SeedOptions, 'now'> & {
  readonly client: pg.Client
  readonly owners: Owners
  readonly gallery: Gallery
  readonly now: Date
  readonly total: number
}

async function makeRoom({ client, owners, reset }: Seeding): Promise<void> {
  await client.query('lock table listings, ads, profiles in share row exclusive mode')
  const { rowCount } = await client.query('select from listings limit 1')
  if (rowCount && !reset) throw new NotEmptyError()
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
  const ids = owners.all.map(({ id }) => id)
  await client.query('delete from subscriptions where user_id = any ($1)', [ids])
  await client.query('delete from profiles where id = any ($1)', [ids])
}

async function addPeople({ client, owners, now }: Seeding): Promise<void> {
  const rows = owners.all.map((row) => ({
    ...row,
    favoriteCategories: textArray(row.favoriteCategories ?? []),
  }))
  await copyRows(client, 'profiles', rows)
  const passwords = DEMO_ACCOUNTS.map(async ({ email, password }) => {
    const id = owners.all.find((owner) => owner.email === email)?.id
    return {
      userId: id,
      accountId: id,
      password: await hashPassword(password),
      createdAt: now,
      updatedAt: now,
    }
  })
  await copyRows(client, 'accounts', await Promise.all(passwords))
}

const ROWS_A_REPORT = 1000
const FAVORITES_EACH = 8

/** Passes the rows on, and notes on the way what else has to be made of them. */
function* noted(rows: Iterable<ListingRow>, seeding: Seeding, note: (row: ListingRow) => void) {
  let done = 0
  for (const row of rows) {
    note(row)
    yield row
    done += 1
    if (done % ROWS_A_REPORT === 0 || done === seeding.total) seeding.onProgress?.(done, seeding.total)
  }
}

async function addListings(seeding: Seeding): Promise<void> {
  const { client, owners, now, total } = seeding
  const vocabulary = createVocabulary()
  const liked: string[] = []
  const note = (row: ListingRow) => {
    vocabulary.hear(row)
    const mayBeLiked = row.status === 'active' && row.moderation === 'approved' && !row.ownerHidden
    if (mayBeLiked && liked.length < owners.members.length * FAVORITES_EACH) liked.push(row.id)
  }
  await withoutIndexes(client, 'listings', () =>
    copyRows(client, 'listings', noted(listingRows(total, seeding), seeding, note)),
  )
  const favorites = liked.map((id, i) => ({
    userId: owners.members[i % owners.members.length]?.id,
    listingId: id,
    createdAt: now,
  }))
  await copyRows(client, 'favorites', favorites)
  await copyRows(
    client,
    'search_words',
    vocabulary.words().map((word) => ({ word })),
  )
}

async function addBoards(seeding: Seeding): Promise<number> {
  const { client, now } = seeding
  const boards = boardsOf(seeding)
  const rows = boards.map(({ row }) => row)
  await copyRows(client, 'ads', rows)
  await copyRows(client, 'ad_approvals', approvalsOf(rows))
  await copyRows(client, 'layout_configs', homeLayoutRows(boards, now))
  await copyRows(client, 'category_layouts', categoryLayoutRows(boards, now))
  return boards.length
}

async function inOneGo(client: pg.Client, work: () => Promise<number>): Promise<number> {
  await client.query('begin')
  try {
    const made = await work()
    await client.query('commit')
    return made
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function refuseWhatIsFull(client: pg.Client, reset: boolean): Promise<void> {
  const { rowCount } = await client.query('select from listings limit 1')
  if (rowCount && !reset) throw new NotEmptyError()
}

/** Fills a database, and the pictures beside it, with a site that looks lived in. The same every time but for its dates. */
export async function seedDemo(options: SeedOptions): Promise<{ listings: number; ads: number }> {
  const { now = new Date(), listings: total = USUAL_LISTINGS, reset = false } = options
  const client = new pg.Client({ connectionString: options.connectionString })
  await client.connect()
  try {
    await refuseWhatIsFull(client, reset)
    const gallery = await drawPictures(options.dataDir)
    const seeding = { ...options, client, owners: ownersOf(now), gallery, now, total }
    const ads = await inOneGo(client, async () => {
      await makeRoom(seeding)
      await addPeople(seeding)
      await addListings(seeding)
      return addBoards(seeding)
    })
    // Deep pages read the index alone, but only where pages are known to be visible to all.
    await client.query('vacuum (analyze) listings, ads, profiles, search_words')
    return { listings: total, ads }
  } finally {
    await client.end()
  }
}
