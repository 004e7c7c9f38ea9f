import { beforeAll, describe, expect, test } from 'vitest'
import { newToken } from '#app/platform/auth/secret-token.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { actorOfSession } from '#tests/helpers/request-actor.ts'
import type { Browser } from './complete-sign-in.server.ts'
import { signIn } from './sign-in.server.ts'

const { db, connectionString, queriesOf } = useDatabase()
beforeAll(() => installJobs(connectionString))

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const NEW_BROWSER: Browser = { session: null, device: null }

let addresses = 0
/** A visitor with an address that no other test uses. */
function stranger(address?: string) {
  addresses += 1
  return ctxFor(db, { visitor: { address: address ?? `198.51.${addresses}.1`, userAgent: FIREFOX } })
}

function enter(email: string, password = PASSWORD, browser = NEW_BROWSER, ctx = stranger()) {
  return signIn(ctx, { email, password, browser })
}

const actorWith = actorOfSession(db)

const sessionsOf = (userId: string) =>
  db.selectFrom('sessions').selectAll().where('userId', '=', userId).orderBy('createdAt').execute()

const logOf = (userId: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'details'])
    .where('targetId', '=', userId)
    .orderBy('id')
    .execute()

describe('[AUTH-04] signing in', () => {
  test('opens a session of that user', async () => {
    const { id, email } = await anAccount(db)

    const { session } = await enter(email)

    expect(await actorWith(session)).toMatchObject({ id, email })
    expect(await logOf(id)).toEqual([{ action: 'sign_in', details: {} }])
  })

  test('notes of where it comes from only what helps to recognise it', async () => {
    const { id, email } = await anAccount(db)

    await enter(email, PASSWORD, NEW_BROWSER, stranger('203.0.113.77'))

    expect(await sessionsOf(id)).toMatchObject([{ network: '203.0.113.0/24', userAgent: FIREFOX }])
  })

  test('is refused with the same words for a wrong password and for no one at all', async () => {
    const { id, email } = await anAccount(db)
    const refusal = { kind: 'unauthenticated', code: 'accounts.wrongPair' }

    expect(await refusalOf(enter(email, 'wrong horse'))).toEqual(refusal)
    expect(await refusalOf(enter('nobody@example.com'))).toEqual(refusal)
    expect(await logOf(id)).toEqual([{ action: 'sign_in_failed', details: { reason: 'accounts.wrongPair' } }])
  })

  test('costs the database the same for a wrong password and for no one at all', async () => {
    const { email } = await anAccount(db)
    const wrong = (address: string) => queriesOf(() => refusalOf(enter(address, 'wrong horse')))

    const [known, unknown] = [await wrong(email), await wrong('nobody2@example.com')]

    // The additional query reads the password hash.
    expect(known.filter((sql) => !sql.includes('"accounts"'))).toEqual(
      unknown.filter((sql) => !sql.includes('"accounts"')),
    )
  })

  test('is refused to an account without a password, such as an imported one', async () => {
    const { email } = await aProfile(db)

    expect(await refusalOf(enter(email))).toMatchObject({ code: 'accounts.wrongPair' })
  })

  test.each([
    ['[AUTH-02] not confirmed', { emailVerified: false }, 'accounts.notConfirmed'],
    ['[AUTH-11] banned', { role: 'banned' }, 'accounts.banned'],
    ['deactivated', { deactivatedAt: NOW }, 'accounts.deactivated'],
  ] as const)(
    'is refused to anyone who is %s, and says so to who knows the password',
    async (_, given, code) => {
      const { id, email } = await anAccount(db, given)

      expect(await refusalOf(enter(email))).toEqual({ kind: 'forbidden', code })
      expect(await refusalOf(enter(email, 'wrong horse'))).toMatchObject({ code: 'accounts.wrongPair' })
      expect(await sessionsOf(id)).toEqual([])
    },
  )

  test.each(["' or 1=1 --", '\u0000', '💥'.repeat(600), '{"$ne":1}'])(
    'is no way in with the password “%.20s”',
    async (password) => {
      const { id, email } = await anAccount(db)

      expect(await refusalOf(enter(email, password))).toMatchObject({ code: 'accounts.wrongPair' })
      expect(await sessionsOf(id)).toEqual([])
    },
  )
})

describe('sessions', () => {
  test('every sign-in makes a new secret; one a stranger put into the browser ends with it', async () => {
    const { id, email } = await anAccount(db)
    const planted = await aSession(db, id)

    const { session } = await enter(email, PASSWORD, { session: planted, device: null })

    expect(session).not.toBe(planted)
    expect(await actorWith(planted)).toBeNull()
  })

  test('a user has twenty at most: the oldest ends', async () => {
    const { id, email } = await anAccount(db)
    const oldest = await aSession(db, id, { createdAt: daysAgo(3) })
    for (let day = 0; day < 19; day += 1) await aSession(db, id, { createdAt: daysAgo(2) })

    await enter(email)

    expect(await sessionsOf(id)).toHaveLength(20)
    expect(await actorWith(oldest)).toBeNull()
  })

  test('one of an admin ends after twelve hours', async () => {
    const { id, email } = await anAccount(db, { role: 'admin' })

    await enter(email)

    const [session] = await sessionsOf(id)
    expect(session?.expiresAt).toEqual(new Date(NOW.getTime() + 12 * 3_600_000))
  })
})

describe('a browser that was not seen before', () => {
  const newDevice = (letter: { template: string }) => letter.template === 'accounts.new-device'

  test('is announced by email, in the language of the user, and only once', async () => {
    const { email } = await anAccount(db, { language: 'es' })
    await enter(email)
    expect(await emailsTo(db, email)).toEqual([])

    const { device } = await enter(email)
    await enter(email, PASSWORD, { session: null, device })

    const letters = (await emailsTo(db, email)).filter(newDevice)
    expect(letters).toMatchObject([{ language: 'es', subject: 'Nuevo acceso a tu cuenta de Haulpost' }])
    expect(letters[0]?.body).toContain('Firefox, Linux, 16 feb 2026')
    expect(letters[0]?.body).not.toMatch(/UTC|\/24/u)
  })

  test('is not told of to who does not want that', async () => {
    const { email } = await anAccount(db, { signInAlerts: false })

    await enter(email)
    await enter(email)

    expect(await emailsTo(db, email)).toEqual([])
  })

  test('of another user is a new one: being known to one account opens no other', async () => {
    const [one, other] = [await anAccount(db), await anAccount(db)]
    const { device } = await enter(one.email)
    await enter(other.email)

    await enter(other.email, PASSWORD, { session: null, device })

    expect((await emailsTo(db, other.email)).filter(newDevice)).toHaveLength(1)
  })
})

describe('[AUTH-12] guessing passwords', () => {
  async function guess(times: number, email: string, ctxOf: () => ReturnType<typeof stranger>) {
    const refusals = []
    for (let i = 0; i < times; i += 1)
      refusals.push(await refusalOf(enter(email, `wrong ${i}`, NEW_BROWSER, ctxOf())))
    return refusals
  }

  test('from one place at one account ends after ten tries, with the time to wait', async () => {
    const { email } = await anAccount(db)
    const here = () => stranger('192.0.2.10')

    const refusals = await guess(11, email, here)

    expect(refusals.at(9)).toMatchObject({ code: 'accounts.wrongPair' })
    expect(refusals.at(10)).toMatchObject({ kind: 'tooMany', code: 'limits.wait', params: { seconds: 30 } })
    expect(await refusalOf(enter(email, PASSWORD, NEW_BROWSER, here()))).toMatchObject({ kind: 'tooMany' })
  })

  test('from one place at many accounts ends after 25 tries', async () => {
    const here = () => stranger('192.0.2.20')
    for (let i = 0; i < 25; i += 1) await guess(1, (await anAccount(db)).email, here)

    expect(await guess(1, (await anAccount(db)).email, here)).toMatchObject([{ kind: 'tooMany' }])
  })

  test('from everywhere at one account closes it to strangers, not to its owner', async () => {
    const { email } = await anAccount(db)
    const { device } = await enter(email)
    await guess(25, email, stranger)

    expect(await refusalOf(enter(email))).toMatchObject({ kind: 'tooMany', params: { seconds: 144 } })
    const unknown = { session: null, device: newToken() }
    expect(await refusalOf(enter(email, PASSWORD, unknown))).toMatchObject({ kind: 'tooMany' })
    expect(await enter(email, PASSWORD, { session: null, device })).toHaveProperty('session')
  })

  test('signing in with the right password is not counted', async () => {
    const { email } = await anAccount(db)
    const here = stranger('192.0.2.30')

    for (let i = 0; i < 40; i += 1) await enter(email, PASSWORD, NEW_BROWSER, here)

    expect(await enter(email, PASSWORD, NEW_BROWSER, here)).toHaveProperty('session')
  })

  test('from this machine itself is limited by account only', async () => {
    const { email } = await anAccount(db)
    const site = { ...stranger().site, sparesLoopback: true }
    const visitor = { address: '127.0.0.1', userAgent: FIREFOX, isLocal: true }
    const local = () => ({ ...stranger('127.0.0.1'), visitor, site })
    for (let i = 0; i < 30; i += 1) await guess(1, (await anAccount(db)).email, local)

    expect((await guess(11, email, local)).at(-1)).toMatchObject({ kind: 'tooMany' })
  })
})
