import { expect, test } from 'vitest'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { inTransaction } from '../db/transaction.server.ts'
import { type Claim, deleteUsedMarks, once } from './once.server.ts'

const { db } = useDatabase()
let marks = 0

/** A form of its own, whose work is counted once its transaction has committed. */
function aForm(content: unknown = 'hello') {
  marks += 1
  const sent = { form: 'test', mark: `mark ${marks}`, content }
  let done = 0
  const work = async (claim: Claim) => {
    await inTransaction(ctxFor(db), claim)
    done += 1
  }
  return {
    sent,
    send: (given: object = {}) => once(ctxFor(db), { ...sent, ...given }, work),
    done: () => done,
  }
}

test('[CON-04] twenty equal forms at once are one', async () => {
  const { send, done } = aForm()
  await Promise.all(Array.from({ length: 20 }, () => send()))
  expect(done()).toBe(1)
  await send()
  expect(done()).toBe(1)
})

test('[CON-04] of two processes one is quicker, and the other says the same', async () => {
  const { sent, send, done } = aForm()
  const slow = once(ctxFor(db), sent, async (claim) => {
    // The faster request, between this one's check and its claim.
    await inTransaction(ctxFor(db), claim)
    await inTransaction(ctxFor(db), claim)
    throw new Error('claimed twice')
  })
  await expect(slow).resolves.toBeUndefined()
  await send()
  expect(done()).toBe(0)
})

test('another content, another form and no mark at all are other messages', async () => {
  const { send, done } = aForm()
  for (const given of [{}, { content: 'bye' }, { form: 'other' }, { mark: '' }, { mark: '' }])
    await send(given)
  expect(done()).toBe(5)
})

test('what fails may be sent again', async () => {
  const { sent, send, done } = aForm()
  const failing = once(ctxFor(db), sent, (claim) =>
    inTransaction(ctxFor(db), async (ctx) => {
      await claim(ctx)
      throw new Error('no room')
    }),
  )
  await expect(failing).rejects.toThrow('no room')
  await send()
  expect(done()).toBe(1)
})

test('marks are kept for a day, and reveal nothing of what was sent', async () => {
  const { send } = aForm('a secret')
  await send()
  const kept = () => db.selectFrom('usedFormMarks').select('fingerprint').execute()
  expect(JSON.stringify(await kept())).not.toMatch(/secret|mark \d/u)
  await deleteUsedMarks({ db, now: new Date(NOW.getTime() + 24 * 3600 * 1000) })
  expect((await kept()).length).toBeGreaterThan(0)
  await deleteUsedMarks({ db, now: new Date(NOW.getTime() + 24 * 3600 * 1000 + 1) })
  expect(await kept()).toEqual([])
})
