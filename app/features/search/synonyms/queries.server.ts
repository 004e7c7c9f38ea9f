import { linkedCache } from '#app/platform/cache/cache.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Synonyms } from './replace-synonyms.ts'

/** Returns all synonyms that admins added, in the order of the alphabet. */
export const listSynonyms = (db: Db) =>
  db.selectFrom('searchSynonyms').select(['typed', 'meaning']).orderBy('typed').execute()

const cached = linkedCache<Synonyms>()

async function loadSynonyms(db: Db): Promise<Synonyms> {
  const rows = await listSynonyms(db)
  return new Map(rows.map(({ typed, meaning }) => [typed, meaning]))
}

/** Returns the synonyms, cached until one is added or removed in any process. */
export const findSynonyms = ({ db, counts }: Pick<Ctx, 'db' | 'counts'>): Promise<Synonyms> =>
  cached(counts).get('synonyms', () => loadSynonyms(db), ['words'])
