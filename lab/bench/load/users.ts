import type { Db } from '../../../app/platform/db/database.server.ts'
import { aSession } from '../../../tests/factories/accounts.ts'
import { aProfile } from '../../../tests/factories/profiles.ts'

const NAME = 'Load Tester'

async function profiles(db: Db, count: number): Promise<readonly { readonly id: string }[]> {
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where('fullName', '=', NAME)
    .limit(count)
    .execute()
  const missing = Array.from({ length: count - found.length }, () => aProfile(db, { fullName: NAME }))
  return [...found, ...(await Promise.all(missing))]
}

/** Returns cookies of `count` users who are signed in. The users are kept from run to run. */
export async function signedInUsers(db: Db, count: number): Promise<readonly string[]> {
  const now = new Date()
  const session = { createdAt: now, seenAt: now, expiresAt: new Date(now.getTime() + 86_400_000) }
  const users = await profiles(db, count)
  return Promise.all(users.map(async ({ id }) => `sid=${await aSession(db, id, session)}`))
}
