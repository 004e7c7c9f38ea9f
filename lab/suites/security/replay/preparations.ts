import { editLayout } from '../../../../app/features/layouts/edit-layout.server.ts'
import { layoutHistory } from '../../../../app/features/layouts/history/queries.server.ts'
import { codeAt, newAppSecret } from '../../../../app/platform/auth/one-time-code.server.ts'
import type { Db } from '../../../../app/platform/db/database.server.ts'
import { anAuthenticator, aPasskey, PASSWORD } from '../../../../tests/factories/accounts.ts'
import { NOW } from '../../../../tests/helpers/clock.ts'
import { anActor, ctxFor } from '../../../../tests/helpers/ctx.ts'
import { nameOf } from '../../../../tests/security/inventory/inventory.ts'
import type { Fields, Writing } from '../../../../tests/security/inventory/writing.ts'
import type { Ids } from '../../../../tests/security/site/people.ts'

/** What an action needs before it can really be done, and the values it is then sent with. */
type Preparation = (db: Db, ids: Ids) => Promise<Fields>

/** As the inventory has it, and with other values where its own name what is not there. */
const values =
  (fields: Fields): Preparation =>
  async () =>
    fields

const userIs =
  (change: { readonly role: 'banned' } | { readonly deactivatedAt: Date }): Preparation =>
  async (db, ids) => {
    await db
      .updateTable('profiles')
      .set(change)
      .where('id', '=', ids['user'] ?? '')
      .execute()
    return {}
  }

async function beganTwoFactor(db: Db, ids: Ids): Promise<Fields> {
  const secret = newAppSecret()
  await db
    .insertInto('authenticators')
    .values({ userId: ids['me'] ?? '', secret, lastStep: 0, createdAt: NOW })
    .execute()
  return { code: codeAt(secret, NOW) }
}

async function hasTwoFactor(db: Db, ids: Ids): Promise<Fields> {
  await anAuthenticator(db, ids['me'] ?? '', NOW)
  return {}
}

async function editedLayout(db: Db, ids: Ids): Promise<Fields> {
  const ctx = ctxFor(db, { actor: anActor({ role: 'admin' }) })
  const id = ids['layout'] ?? ''
  const grid = { rows: 1, cols: 1, positions: [] }
  await editLayout(ctx, { id, version: 1, name: 'Edited', description: '', grid })
  const history = await layoutHistory(db, id)
  return { entry: String(history?.versions[0]?.entry), version: '2' }
}

async function editedListing(db: Db, ids: Ids): Promise<Fields> {
  const listingId = ids['listing'] ?? ''
  const { contactPhone, userId: actorId } = await db
    .updateTable('listings')
    // What is taken back is judged as a form is, and the form asks for a name.
    .set({ contactName: 'Pat Poster' })
    .where('id', '=', listingId)
    .returning(['contactPhone', 'userId'])
    .executeTakeFirstOrThrow()
  const changes = { contactPhone: ['(312) 555-0142', contactPhone] }
  const { id } = await db
    .insertInto('itemEdits')
    .values({ listingId, actorId, actorRole: 'user', source: 'form', at: NOW, changes })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { edit: String(id) }
}

async function asCustomer(db: Db, ids: Ids): Promise<Fields> {
  const { providerCustomerId } = await db
    .selectFrom('profiles')
    .select('providerCustomerId')
    .where('id', '=', ids['me'] ?? '')
    .executeTakeFirstOrThrow()
  return { paymentMethodId: '{newCard}', customerId: providerCustomerId }
}

const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  '/admin/users?change=unban': userIs({ role: 'banned' }),
  '/admin/users?change=reactivation': userIs({ deactivatedAt: NOW }),
  '/admin/ads?matching': values({ search: '?q={listingNumber}', seenAt: NOW.toISOString() }),
  '/admin/layout/:id/history': editedLayout,
  '/admin/ads/:kind/:item/history': editedListing,
  '/dashboard/settings?change=password': values({ currentPassword: PASSWORD }),
  '/dashboard/settings?change=alerts': values({ expiryAlerts: '', signInAlerts: 'on' }),
  '/dashboard/passkeys?change=remove': async (db, ids) => ({ id: await aPasskey(db, ids['me'] ?? '') }),
  '/dashboard/second-factor?change=confirm': beganTwoFactor,
  '/dashboard/second-factor?change=codes': hasTwoFactor,
  '/dashboard/second-factor?change=off': hasTwoFactor,
  '/api/pay-with-saved-card': values({ paymentId: '{open}', paymentMethodId: '{card}' }),
  '/api/settle-payment': values({ paymentId: '{open}' }),
  '/api/cancel-subscription': values({ subscriptionId: '{subscription}' }),
  '/api/update-subscription-payment-method': values({
    subscriptionId: '{subscription}',
    paymentMethodId: '{secondCard}',
  }),
  '/api/request-cancellation': values({ subscriptionId: '{migrated}' }),
  '/api/keep-card': values({ paymentId: '{open}' }),
  '/api/add-payment-method': asCustomer,
  '/api/remove-payment-method': values({ paymentMethodId: '{secondCard}' }),
  '/api/set-default-payment-method': values({ paymentMethodId: '{secondCard}' }),
}

/** Prepares what an action is about. Returns the action with the values that it then really takes. */
export async function prepare(db: Db, writing: Writing, ids: Ids): Promise<Writing> {
  const fields = await PREPARATIONS[nameOf(writing)]?.(db, ids)
  return { ...writing, values: { ...writing.values, ...fields } }
}
