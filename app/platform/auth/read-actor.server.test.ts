import { describe, expect, test } from 'vitest'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { actorReader } from './read-actor.server.ts'
import { newToken } from './secret-token.server.ts'

const { db, queriesOf } = useDatabase()
const publicUrl = 'http://localhost:3000'
const reader = actorReader({ db, now: () => NOW, publicUrl })

const actorWith = (token: string) => reader(new Request(publicUrl, { headers: { cookie: `sid=${token}` } }))

describe('[AUTH-07] who a request comes from', () => {
  test('is the user of the session, as stored now', async () => {
    const { id, email } = await anAccount(db, { fullName: 'Dana Driver', language: 'es', role: 'admin' })
    const token = await aSession(db, id)

    expect(await actorWith(token)).toEqual({
      id,
      role: 'admin',
      email,
      fullName: 'Dana Driver',
      language: 'es',
      authenticatedAt: NOW,
    })
  })

  test('costs one query', async () => {
    const { id } = await anAccount(db)
    const token = await aSession(db, id)

    expect(await queriesOf(() => actorWith(token))).toHaveLength(1)
  })

  test('is null without a session, without a query', async () => {
    const noCookie = () => reader(new Request(publicUrl))

    expect(await queriesOf(noCookie)).toEqual([])
    expect(await noCookie()).toBeNull()
    expect(await actorWith(newToken())).toBeNull()
  })

  test('the table of sessions holds nothing that could be sent as a cookie', async () => {
    const { id } = await anAccount(db)
    await aSession(db, id)
    const { tokenHash } = await db
      .selectFrom('sessions')
      .select('tokenHash')
      .where('userId', '=', id)
      .executeTakeFirstOrThrow()

    expect(await actorWith(tokenHash)).toBeNull()
  })

  test('is null once the session is over', async () => {
    const { id } = await anAccount(db)

    expect(await actorWith(await aSession(db, id, { seenAt: daysAgo(8) }))).toBeNull()
    expect(await actorWith(await aSession(db, id, { expiresAt: NOW }))).toBeNull()
  })

  test('a session in use is written down once a day', async () => {
    const { id } = await anAccount(db)
    const token = await aSession(db, id, { createdAt: daysAgo(3), seenAt: daysAgo(2) })

    expect(await queriesOf(() => actorWith(token))).toHaveLength(2)
    expect(await queriesOf(() => actorWith(token))).toHaveLength(1)
  })
})

test.each([
  ['banned', { role: 'banned' }],
  ['deactivated', { deactivatedAt: NOW }],
  ['no longer confirmed', { emailVerified: false }],
] as const)('[AUTH-11] a user who is %s is signed out on the next request', async (_, change) => {
  const { id } = await anAccount(db)
  const token = await aSession(db, id)
  expect(await actorWith(token)).not.toBeNull()

  await db.updateTable('profiles').set(change).where('id', '=', id).execute()

  expect(await actorWith(token)).toBeNull()
})

test('[AUTH-09] a role that was taken away counts from the next request on', async () => {
  const { id } = await anAccount(db, { role: 'admin' })
  const token = await aSession(db, id)

  await db.updateTable('profiles').set({ role: 'user' }).where('id', '=', id).execute()

  expect(await actorWith(token)).toMatchObject({ role: 'user' })
})
