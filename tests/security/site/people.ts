import { randomInt, randomUUID } from 'node:crypto'
import type { Db } from '#app/platform/db/database.server.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { aListing, anAd, DRAFT } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { aPayment } from '#tests/factories/payments.ts'

const DAY_MS = 86_400_000

/** What a sender has: ids, numbers and secrets, by the name that stands in addresses and values. */
export type Ids = Readonly<Record<string, string>>

export type Person = { readonly cookie: string; readonly ids: Ids }

const at = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS)

/** Random, because the site numbers the items that forms create next to the largest number. */
const aNumber = () => randomInt(1_000_000, 10_000_000)

/** Creates a session that stays fresh, so that nothing asks for the password again. */
function freshSession(db: Db, userId: string, now: Date): Promise<string> {
  const times = { createdAt: at(now, -0.001), seenAt: now, provedAt: at(now, 0.5), expiresAt: at(now, 20) }
  return aSession(db, userId, times)
}

async function itemsOf(db: Db, userId: string, now: Date) {
  const live = { userId, createdAt: at(now, -1), expiresAt: at(now, 29) }
  const listing = await aListing(db, { ...live, listingId: aNumber() })
  const billboard = await anAd(db, { ...live, adId: aNumber() })
  const unpaid = await aListing(db, { userId, ...DRAFT, createdAt: at(now, -1), listingId: aNumber() })
  const payment = await aPayment(db, { userId, listingId: listing.id, createdAt: now, paidAt: now })
  return {
    listing: listing.id,
    listingNumber: String(listing.listingId),
    billboard: billboard.id,
    billboardNumber: String(billboard.adId),
    unpaid: unpaid.id,
    item: `listing.${unpaid.id}.${unpaid.updatedAt.getTime()}`,
    payment: payment.id,
  }
}

/** Creates a user, or an admin, with one of everything. */
export async function aPerson(
  db: Db,
  now: Date,
  role: 'user' | 'admin',
  foreignListing = '',
): Promise<Person> {
  const { id, email } = await anAccount(db, { role, createdAt: at(now, -30) })
  await freshSession(db, id, now)
  const { id: otherSession } = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', id)
    .executeTakeFirstOrThrow()
  const cookie = `sid=${await freshSession(db, id, now)}`
  const items = await itemsOf(db, id, now)
  const layout = role === 'admin' ? (await aLayout(db, { isActive: false })).id : randomUUID()
  const user = role === 'admin' ? await anAccount(db, { createdAt: at(now, -30) }) : { id, email }
  return { cookie, ids: { me: id, email, otherSession, layout, user: user.id, ...items, foreignListing } }
}

export type People = {
  readonly users: readonly Person[]
  readonly admins: readonly Person[]
  /** Someone who sends nothing, and whose data may not change. */
  readonly bystander: Person
}

/** Creates senders: several of each kind, because limits count each account. */
export async function createPeople(
  db: Db,
  now: Date,
  count: { users: number; admins: number },
): Promise<People> {
  const bystander = await aPerson(db, now, 'user')
  const foreign = bystander.ids['listing']
  const people = async (role: 'user' | 'admin', many: number) => {
    const all: Person[] = []
    for (let n = 0; n < many; n += 1) all.push(await aPerson(db, now, role, foreign))
    return all
  }
  return { bystander, users: await people('user', count.users), admins: await people('admin', count.admins) }
}
