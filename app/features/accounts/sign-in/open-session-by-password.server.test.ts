import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAccount, earlierHash, PASSWORD, quickHash } from '#tests/factories/accounts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { waitUntil } from '#tests/helpers/wait.ts'
import { setPassword } from '../passwords/set-password.server.ts'
import { findPasswordHash } from '../queries.server.ts'
import { openSessionByPassword } from './open-session-by-password.server.ts'

const { db } = useDatabase()

const sessionsOf = (userId: string) =>
  db.selectFrom('sessions').selectAll().where('userId', '=', userId).execute()

/** Resolves once a statement waits for a lock. */
const untilOneWaits = () =>
  waitUntil(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
      return rows.length > 0
    },
    { interval: 20 },
  )

test('[AUTH-04] the longest password that may be chosen opens its account, also one of emoji', async () => {
  const { id, email } = await anAccount(db)
  const password = '💥'.repeat(128)
  await setPassword({ db, now: NOW }, id, quickHash(password))

  expect(await openSessionByPassword(ctxFor(db), { email, password })).toMatchObject({ userId: id })
})

test('[AUTH-04] a password that is changed while it is being verified opens nothing', async () => {
  const { id, email } = await anAccount(db)
  const { opened } = await db.transaction().execute(async (change) => {
    await setPassword({ db: change, now: NOW }, id, quickHash('another horse 8'))
    const opened = openSessionByPassword(ctxFor(db), { email, password: PASSWORD })
    await untilOneWaits()
    return { opened }
  })

  expect(await opened).toMatchObject({ code: 'accounts.wrongPair' })
  expect(await sessionsOf(id)).toEqual([])
})

test('[AUTH-12] signing in replaces a hash of an earlier release, and ends no other session', async () => {
  const { id, email } = await anAccount(db)
  await setPassword({ db, now: NOW }, id, earlierHash(PASSWORD))
  const enter = (password = PASSWORD) => openSessionByPassword(ctxFor(db), { email, password })
  expect(await enter('another horse 8')).toMatchObject({ code: 'accounts.wrongPair' })
  expect(await findPasswordHash(db, id)).toMatch(/^scrypt\$16384\$16\$1\$/u)

  await enter()
  expect(await findPasswordHash(db, id)).toMatch(/^scrypt\$65536\$8\$2\$/u)
  await enter()
  expect(await sessionsOf(id)).toHaveLength(2)
})
