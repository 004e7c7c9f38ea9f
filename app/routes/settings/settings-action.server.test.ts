import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { settingsAction } from './settings-action.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** A signed-in user, and the responses of their settings. */
async function aMember() {
  const { id, email } = await anAccount(db)
  const session = await aSession(db, id)
  const ctx = { ...ctxFor(db), actor: anActor({ id, email }) }
  async function send(change: string, fields: Record<string, string> = {}) {
    const request = new Request(`http://localhost:3000/dashboard?change=${change}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie: `sid=${session}` },
    })
    return settingsAction(ctx, request)
  }
  return { id, email, session, send }
}

const sessionsOf = (userId: string) =>
  db.selectFrom('sessions').select('id').where('userId', '=', userId).execute()

const chosen = {
  currentPassword: PASSWORD,
  newPassword: 'another horse 8',
  confirmPassword: 'another horse 8',
}

describe('[DASH-07] the settings', () => {
  test('change the password, and hand the browser its new secret in a cookie only', async () => {
    const { session, send } = await aMember()

    const response = await send('password', chosen)

    expect(response).toMatchObject({ data: { password: { outcome: 'done' } } })
    const cookie =
      response instanceof Response ? '' : (new Headers(response.init?.headers).get('set-cookie') ?? '')
    expect(cookie).toMatch(/^sid=[\w-]{43};/u)
    expect(cookie).not.toContain(session)
    expect(JSON.stringify(response)).not.toContain(cookie.slice(4, 47))
  })

  test('repeat no password that was refused', async () => {
    const { send } = await aMember()

    const response = await send('password', { ...chosen, currentPassword: 'wrong horse' })

    expect(response).toMatchObject({
      init: { status: 403 },
      data: { password: { outcome: 'refused', refusal: { code: 'accounts.currentPasswordWrong' } } },
    })
    expect(JSON.stringify(response)).not.toMatch(/horse/u)
  })

  test('ask the new address, and say which', async () => {
    const { send } = await aMember()

    expect(await send('email', { email: 'New@Example.com', password: PASSWORD })).toMatchObject({
      data: { email: { outcome: 'done', value: { email: 'new@example.com' } } },
    })
  })

  test('keep which mails are wanted: a box that is not ticked is not sent', async () => {
    const { id, send } = await aMember()

    await send('alerts', { signInAlerts: 'on' })

    const profile = await db
      .selectFrom('profiles')
      .select(['expiryAlerts', 'signInAlerts'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(profile).toEqual({ expiryAlerts: false, signInAlerts: true })
  })

  test('end other sessions', async () => {
    const { id, send } = await aMember()
    await aSession(db, id)
    await aSession(db, id)

    await send('others')

    expect(await sessionsOf(id)).toHaveLength(1)
  })

  test.each(['x', "' or 1=1", ''])('end no session called “%s”', async (sessionId) => {
    const { id, send } = await aMember()

    expect(await send('session', { sessionId })).toMatchObject({ init: { status: 422 } })
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  test.each([
    ['deactivate', {}],
    ['delete', { password: PASSWORD }],
  ])('%s the account: signed out, and home', async (change, fields) => {
    const { id, send } = await aMember()

    const response = await send(change, fields)

    expect(response).toBeInstanceOf(Response)
    if (!(response instanceof Response)) return
    expect(response.headers.get('location')).toBe('/')
    expect(response.headers.get('set-cookie')).toMatch(/^sid=; Path=\/; Max-Age=0/u)
    expect(await sessionsOf(id)).toEqual([])
  })

  test.each(['', 'role', '__proto__', 'constructor', 'toString'])(
    'know nothing called “%s”',
    async (change) => {
      const { send } = await aMember()

      await expect(send(change)).rejects.toMatchObject({ init: { status: 400 } })
    },
  )
})
