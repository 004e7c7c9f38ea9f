import { sql } from 'kysely'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { ITEM_COLUMNS } from './item-columns.server.ts'
import type { ItemTable } from './item-kinds.ts'

const columnOf = (table: ItemTable) => sql.ref<number>(`${table}.${ITEM_COLUMNS[table].number}`)

const ATTEMPTS = 100
const SIX_DIGITS = 1_000_000

const randomNumber = (random: () => number) => 100_000 + Math.floor(random() * 900_000)

const lockNumbers = (db: Db, table: ItemTable) =>
  sql`select pg_advisory_xact_lock(hashtext(${`public numbers of ${table}`}))`.execute(db)

async function takenAmong(
  db: Db,
  table: ItemTable,
  numbers: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom(table)
    .select(columnOf(table).as('number'))
    .where(columnOf(table), 'in', numbers)
    .execute()
  return new Set(rows.map(({ number }) => number))
}

/** The next number of seven digits: there is always one left. */
async function sevenDigits(db: Db, table: ItemTable): Promise<number> {
  const { next } = await db
    .selectFrom(table)
    .select(sql<number>`greatest(max(${columnOf(table)}) + 1, ${SIX_DIGITS})`.as('next'))
    .executeTakeFirstOrThrow()
  return next
}

/**
 * Returns a public number that no other row of the table has ([POST-11], D-06): it tries a hundred random ones of six
 * digits, then the last six digits of the time, then seven digits. Call it in the transaction that stores it: until
 * that ends, others wait.
 */
export async function newPublicNumber(
  { db, now, random }: Pick<Ctx, 'db' | 'now' | 'random'>,
  table: ItemTable,
): Promise<number> {
  await lockNumbers(db, table)
  const drawn = Array.from({ length: ATTEMPTS }, () => randomNumber(random))
  const candidates = [...drawn, now.getTime() % SIX_DIGITS]
  const taken = await takenAmong(db, table, candidates)
  return candidates.find((number) => !taken.has(number)) ?? sevenDigits(db, table)
}

/**
 * Returns a public number for each wanted one: the wanted one if it is free, else a new one (D-06). Call it in the
 * transaction that stores them: until that ends, others wait.
 */
export async function newPublicNumbers(
  ctx: Pick<Ctx, 'db' | 'now' | 'random'>,
  table: ItemTable,
  wanted: readonly (number | null)[],
): Promise<readonly number[]> {
  await lockNumbers(ctx.db, table)
  const drawn = Array.from({ length: ATTEMPTS + wanted.length }, () => randomNumber(ctx.random))
  const candidates = [...new Set([...wanted.filter((number) => number !== null), ...drawn])]
  const taken = new Set(await takenAmong(ctx.db, table, candidates))
  let next = await sevenDigits(ctx.db, table)
  return wanted.map((number) => {
    const chosen = [...(number === null ? [] : [number]), ...drawn].find((one) => !taken.has(one)) ?? next++
    taken.add(chosen)
    return chosen
  })
}
