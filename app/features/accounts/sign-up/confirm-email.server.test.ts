import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { actorOfSession } from '#tests/helpers/request-actor.ts'
import { issueLink } from '../tokens/issue-link.server.ts'
import { findToken } from '../tokens/queries.server.ts'
import { confirmEmail } from './confirm-email.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

async function newcomer() {
  const user = await anAccount(db, { emailVerified: false })
  const { id: userId, email } = user
  const link = await issueLink(ctxFor(db), { userId, purpose: 'confirm-email', email })
  return { ...user, token: new URL(link).searchParams.get('token') ?? '' }
}

const confirm = (token: string, now = NOW) =>
  confirmEmail(ctxFor(db, { now }), { token, browser: { session: null, device: null } })

const GONE = { kind: 'gone', code: 'accounts.linkInvalid' }

describe('[AUTH-02] the confirmation', () => {
  test('confirms the address and signs in', async () => {
    const { id, token } = await newcomer()

    const confirmed = await confirm(token)

    const actor = await actorOfSession(db)('session' in confirmed ? confirmed.session : '')
    expect(actor).toMatchObject({ id })
  })

  test('works once, and for a day', async () => {
    const { token } = await newcomer()
    const late = await newcomer()
    await confirm(token)

    expect(await refusalOf(confirm(token))).toEqual(GONE)
    expect(await refusalOf(confirm(late.token, new Date(NOW.getTime() + 86_400_000)))).toEqual(GONE)
  })

  test('is not used up by looking at it, which programs that read mails do', async () => {
    const { token } = await newcomer()

    for (let i = 0; i < 3; i += 1)
      expect(await findToken(db, { token, purpose: 'confirm-email' }, NOW)).toBeDefined()

    expect(await confirm(token)).toHaveProperty('session')
  })

  test('[AUTH-11] of a banned user does nothing', async () => {
    const { id, token } = await newcomer()
    await db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', id).execute()

    expect(await refusalOf(confirm(token))).toEqual(GONE)
    expect(await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).toEqual([])
  })
})
