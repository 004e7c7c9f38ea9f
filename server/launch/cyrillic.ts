import { KNOWS_CYRILLIC } from '#app/platform/db/cyrillic.ts'
import { oneQuery } from './one-query.ts'

/** Whether search would find Russian words in this database. */
export async function knowsCyrillic(connectionString: string): Promise<boolean> {
  const [row] = await oneQuery<{ knows: boolean }>(connectionString, KNOWS_CYRILLIC)
  return row?.knows === true
}
