import { makeReadOnly, makeWritable } from './read-only.server.ts'
import { checkRestore, type Restored, restoreArchive } from './restore/restore-archive.server.ts'
import { type Progress, writeArchive } from './write-archive.server.ts'

export type Move = {
  readonly from: string
  readonly to: string
  readonly now: Date
  readonly onProgress?: Progress
}

/** The database as an archive that is not stored. It stays the same while nothing is written to the database. */
function orderOf({ from, to, now, onProgress }: Move) {
  return {
    open: () => writeArchive({ connectionString: from, pictures: null, now }),
    keys: [],
    acceptsUnsigned: true,
    connectionString: to,
    pictures: null,
    replace: false,
    keepSessions: true,
    ...(onProgress && { onProgress }),
  }
}

/** Checks whether a move would work, and changes nothing. */
export const checkMove = (move: Move) => checkRestore(orderOf(move))

/**
 * Copies a site's database into an empty one, with all rows counted. Nothing is written to the old database from the
 * beginning; it stays read-only, and is as before if anything fails.
 */
export async function moveSite(move: Move): Promise<Restored> {
  try {
    await makeReadOnly(move.from)
    return await restoreArchive(orderOf(move))
  } catch (error) {
    await makeWritable(move.from)
    throw error
  }
}
