import { expect, test } from 'vitest'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { record } from './record-action.server.ts'

const { db } = useDatabase()
const TARGET = '00000000-0000-4000-8000-00000000000a'
const entries = () => db.selectFrom('auditLog').selectAll().execute()
const entry = { action: 'ban_user', targetType: 'user', targetId: TARGET } as const

test('[LOG-01] who did what to whom, and when, and so much of where from', async () => {
  const actor = anActor({ role: 'admin' })
  const visitor = { address: '2001:db8:1:2::3', userAgent: 'test' }

  await record(ctxFor(db, { actor, visitor }), { ...entry, details: { reason: 'spam', items: [1, 2] } })

  expect(await entries()).toMatchObject([
    {
      ...entry,
      actorId: actor.id,
      actorRole: 'admin',
      details: { reason: 'spam', items: [1, 2] },
      requestId: 'test-request',
      ipPrefix: '2001:db8:1::/48',
    },
  ])
})

test('[LOG-01] what was undone was not done: the entry goes with it', async () => {
  const before = (await entries()).length

  const work = inTransaction(ctxFor(db), async (ctx) => {
    await record(ctx, entry)
    throw new Error('undone')
  })

  await expect(work).rejects.toThrow('undone')
  expect(await entries()).toHaveLength(before)
})

test('[LOG-01] no one rewrites the log', async () => {
  await record(ctxFor(db), entry)

  await expect(db.updateTable('auditLog').set({ action: 'nothing' }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('auditLog').execute()).rejects.toThrow('append-only')
})
