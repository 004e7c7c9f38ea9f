import { expect, test } from 'vitest'
import { signatureOf } from '#app/platform/payments/stand-in/deliver-events.server.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { aTill } from '#tests/helpers/till.ts'
import { receiveEvent } from './receive-event.server.ts'

const { db } = useDatabase()

const events = (id: string) => db.selectFrom('paymentEvents').selectAll().where('objectId', '=', id).execute()

test('[AB13] a message about what was deleted at the provider since is done with', async () => {
  const till = await aTill(db)
  const said = { object: 'event', livemode: false, created: NOW.getTime() / 1000 }
  for (const [type, object] of [
    ['invoice.deleted', { id: 'in_gone' }],
    ['customer.updated', { id: 'cus_gone' }],
    ['payment_method.detached', { id: 'pm_gone', customer: 'cus_gone' }],
  ] as const) {
    const body = JSON.stringify({ ...said, id: `evt_${object.id}`, type, data: { object } })
    await receiveEvent(till.ctx(), { body, signature: signatureOf(body, till.payments.webhookSecret, NOW) })
    const noted = await events('customer' in object ? object.customer : object.id)
    expect(noted).toContainEqual(expect.objectContaining({ type, processedAt: NOW, error: '' }))
  }
})

test.each([
  { id: 'evt_\0' },
  { id: { a: 1 } },
  { id: '../x' },
  { type: 7 },
  { created: 'now' },
  { data: null },
  { data: { object: null } },
  { data: [] },
])('[AB13] a message that is signed and is no event is refused: %j', async (wrong) => {
  const till = await aTill(db)
  const right = { id: 'evt_1', object: 'event', type: 'invoice.paid', created: 1, livemode: false }
  const body = JSON.stringify({ ...right, data: { object: { id: 'in_1' } }, ...wrong })
  const message = { body, signature: signatureOf(body, till.payments.webhookSecret, NOW) }
  expect(await refusalOf(receiveEvent(till.ctx(), message))).toMatchObject({ kind: 'malformed' })
  expect(await db.selectFrom('paymentEvents').select('id').where('id', '=', 'evt_1').execute()).toEqual([])
})
