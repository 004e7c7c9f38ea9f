import sharp from 'sharp'
import type { Db } from '../../../../app/platform/db/database.server.ts'
import type { fakePayments } from '../../../../tests/fakes/payments.ts'
import { NOW } from '../../../../tests/helpers/clock.ts'
import { nameOf, WRITINGS } from '../../../../tests/security/inventory/inventory.ts'
import type { Writing } from '../../../../tests/security/inventory/writing.ts'
import { aPerson, type Ids, type Person } from '../../../../tests/security/site/people.ts'
import { requestOf } from '../objects/named-objects.ts'
import { withBilling } from './billing.ts'
import type { Recorded } from './listening-site.ts'
import { prepare } from './preparations.ts'

/** Why the actions of a user or an admin are not done here. */
export const NOT_DONE: Readonly<Record<string, string>> = {
  '/dashboard/passkeys?change=add': 'needs a device that signs: tests/e2e/passkey.journey.test.ts',
}

/** Every action of signed-in users and of admins. */
export const ACTIONS: readonly Writing[] = WRITINGS.filter(
  (writing) => writing.as !== 'visitor' && !(nameOf(writing) in NOT_DONE),
)

/** What belongs to one user alone, by the names of its ids. */
const OWNED = [
  ['listing', 'billboard', 'unpaid', 'payment', 'item', 'otherSession'],
  ['open', 'paid', 'subscription', 'migrated', 'card', 'secondCard'],
].flat()

/** Actions that name something of their sender's by an id that only the preparation knows. */
const NAMING = new Set(['/dashboard/passkeys?change=remove', '/admin/layout/:id/history'])

export type Prepared = {
  readonly recorded: Recorded
  /** Who may do it. */
  readonly sender: Person
  /** The user whom an admin's action is about; for others the sender. */
  readonly subject: Person
  /** Whether it names something that belongs to its sender, so that no one else may send it. */
  readonly isNaming: boolean
}

async function bodyOf(writing: Writing, ids: Ids): Promise<Recorded> {
  if (writing.pattern === '/uploads') {
    const create = { width: 640, height: 480, channels: 3, background: '#284b63' } as const
    return {
      path: '/uploads',
      type: 'application/octet-stream',
      body: new Uint8Array(await sharp({ create }).png().toBuffer()),
    }
  }
  const { path, type = '', body = '' } = requestOf(writing, ids)
  return { path, type, body }
}

/** Creates new people with everything that an action needs, and the request that does it. */
export async function prepareAction(
  db: Db,
  fake: ReturnType<typeof fakePayments>,
  writing: Writing,
): Promise<Prepared> {
  const stranger = await aPerson(db, NOW, 'user')
  const subject = await aPerson(db, NOW, 'user', stranger.ids['listing'])
  const owned = { ...subject.ids, ...(await withBilling(db, fake, subject.ids)) }
  const isAdmins = writing.as === 'admin'
  const sender = isAdmins ? await aPerson(db, NOW, 'admin') : subject
  const ids = {
    ...owned,
    newEmail: `new-${owned['me']}@example.com`,
    ...(isAdmins && {
      user: owned['me'] ?? '',
      layout: sender.ids['layout'] ?? '',
      payment: owned['paid'] ?? '',
    }),
  }
  const ready = await prepare(db, writing, ids)
  const recorded = await bodyOf(ready, ids)
  const sent = decodeURIComponent(
    `${recorded.path} ${typeof recorded.body === 'string' ? recorded.body : ''}`,
  )
  const owns = Object.entries(ids).some(
    ([name, id]) => OWNED.includes(name) && id !== '' && sent.includes(id),
  )
  return { recorded, sender, subject, isNaming: owns || NAMING.has(nameOf(writing)) }
}
