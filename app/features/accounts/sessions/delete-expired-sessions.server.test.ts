import { expect, test } from 'vitest'
import { fingerprintOf } from '#app/platform/auth/secret-token.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { issueLink } from '../tokens/issue-link.server.ts'
import { deleteExpiredSessions } from './delete-expired-sessions.server.ts'

const { db } = useDatabase()

test('what is over is removed, what still works stays', async () => {
  const { id, email } = await anAccount(db)
  const live = await aSession(db, id)
  await aSession(db, id, { seenAt: daysAgo(8) })
  await aSession(db, id, { expiresAt: daysAgo(1) })
  await issueLink(ctxFor(db, { now: daysAgo(3) }), { userId: id, purpose: 'reset-password', email })
  await issueLink(ctxFor(db), { userId: id, purpose: 'confirm-email', email })
  await db
    .insertInto('knownDevices')
    .values([
      { tokenHash: 'old', userId: id, seenAt: daysAgo(366) },
      { tokenHash: 'new', userId: id, seenAt: daysAgo(30) },
    ])
    .execute()

  await deleteExpiredSessions({ db, now: NOW, log: openLog('silent') })

  expect(await db.selectFrom('sessions').select('tokenHash').execute()).toEqual([
    { tokenHash: fingerprintOf(live) },
  ])
  expect(await db.selectFrom('oneTimeTokens').select('purpose').execute()).toEqual([
    { purpose: 'confirm-email' },
  ])
  expect(await db.selectFrom('knownDevices').select('tokenHash').execute()).toEqual([{ tokenHash: 'new' }])
})
