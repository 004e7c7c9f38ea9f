import { describe, expect, test } from 'vitest'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { endOtherSessions, endOwnSession } from './end-session.server.ts'
import { sessionsOf } from './queries.server.ts'

const { db } = useDatabase()

async function aUser() {
  const { id } = await anAccount(db)
  const session = await aSession(db, id)
  const list = () => sessionsOf(db, { userId: id, session, now: NOW })
  return { id, session, list, ctx: { ...ctxFor(db), actor: anActor({ id }) } }
}

describe('where someone is signed in', () => {
  test('is listed, the present session marked, and without a secret', async () => {
    const { id, session, list } = await aUser()
    await aSession(db, id, { seenAt: daysAgo(1), userAgent: 'Old phone', network: '198.51.100.0/24' })
    await aSession(db, id, { seenAt: daysAgo(8) })

    const sessions = await list()

    expect(sessions).toMatchObject([
      { isThis: true },
      { isThis: false, userAgent: 'Old phone', network: '198.51.100.0/24' },
    ])
    expect(JSON.stringify(sessions)).not.toMatch(/token/iu)
    expect(JSON.stringify(sessions)).not.toContain(session)
  })

  test('one can be ended', async () => {
    const { id, list, ctx } = await aUser()
    await aSession(db, id, { seenAt: daysAgo(1) })
    const [, other] = await list()

    await endOwnSession(ctx, other?.id ?? '')

    expect(await list()).toMatchObject([{ isThis: true }])
  })

  test('no one ends the session of someone else: it is as if there were none', async () => {
    const [one, other] = [await aUser(), await aUser()]
    const [foreign] = await other.list()

    expect(await refusalOf(endOwnSession(one.ctx, foreign?.id ?? ''))).toEqual({
      kind: 'notFound',
      code: 'accounts.noSuchSession',
    })
    expect(await other.list()).toHaveLength(1)
  })

  test('all others can be ended at once', async () => {
    const { id, session, list, ctx } = await aUser()
    await aSession(db, id)
    await aSession(db, id)

    await endOtherSessions(ctx, session)

    expect(await list()).toMatchObject([{ isThis: true }])
  })
})
