import type { Updateable } from 'kysely'
import type { Db } from '../../../../app/platform/db/database.server.ts'
import type { Profiles } from '../../../../app/platform/db/tables.gen.ts'
import { aSession } from '../../../../tests/factories/accounts.ts'
import { NOW } from '../../../../tests/helpers/clock.ts'
import { aPerson, type Person } from '../../../../tests/security/site/people.ts'

/** Someone who has got hold of a request of someone else. */
export type Outsider = { readonly name: string; readonly person: Person }

const DAY_MS = 86_400_000

async function changed(db: Db, role: 'user' | 'admin', change: Updateable<Profiles>): Promise<Person> {
  const person = await aPerson(db, NOW, role)
  await db
    .updateTable('profiles')
    .set(change)
    .where('id', '=', person.ids['me'] ?? '')
    .execute()
  return person
}

/** An admin whose session has ended: its cookie is all that is left of it. */
async function withEndedSession(db: Db, role: 'user' | 'admin'): Promise<Person> {
  const { ids } = await aPerson(db, NOW, role)
  const expiresAt = new Date(NOW.getTime() - DAY_MS)
  const createdAt = new Date(NOW.getTime() - 40 * DAY_MS)
  const token = await aSession(db, ids['me'] ?? '', { createdAt, seenAt: createdAt, expiresAt })
  return { cookie: `sid=${token}`, ids }
}

/** Those who may do nothing at all, whatever they name. */
export async function shutOut(db: Db): Promise<readonly Outsider[]> {
  return [
    { name: 'visitor', person: { cookie: '', ids: {} } },
    { name: 'visitor with an invented session', person: { cookie: 'sid=AAAAAAAAAAAAAAAAAAAAAA', ids: {} } },
    { name: 'unverified user', person: await changed(db, 'user', { emailVerified: false }) },
    { name: 'banned user', person: await changed(db, 'user', { role: 'banned' }) },
    { name: 'deactivated user', person: await changed(db, 'user', { deactivatedAt: NOW }) },
    { name: 'user whose session has ended', person: await withEndedSession(db, 'user') },
    { name: 'admin whose session has ended', person: await withEndedSession(db, 'admin') },
    { name: 'banned admin', person: await changed(db, 'admin', { role: 'banned' }) },
  ]
}

/** Users who may do much, and nothing of what admins do. */
export async function notAdmins(db: Db): Promise<readonly Outsider[]> {
  return [
    { name: 'former admin', person: await changed(db, 'admin', { role: 'user' }) },
    { name: 'another user', person: await aPerson(db, NOW, 'user') },
  ]
}
