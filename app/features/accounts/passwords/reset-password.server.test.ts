import { beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { isPassword } from '#app/platform/auth/password.server.ts'
import { fingerprintOf, newToken } from '#app/platform/auth/secret-token.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, anAuthenticator, aPasskey, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { findPasswordHash, isKnownDevice } from '../queries.server.ts'
import { issueLink } from '../tokens/issue-link.server.ts'
import type { TokenPurpose } from '../tokens/token-purposes.ts'
import { hasTwoFactor } from '../two-factor/queries.server.ts'
import { resetPassword } from './reset-password.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const NEW_PASSWORD = 'another horse 8'
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

let addresses = 0
function visitor(now = NOW) {
  addresses += 1
  return ctxFor(db, { now, visitor: { address: `198.51.${addresses}.1`, userAgent: 'test' } })
}

async function linkFor(
  { id, email }: { id: string; email: string },
  purpose: TokenPurpose = 'reset-password',
) {
  const link = await issueLink(ctxFor(db), { userId: id, purpose, email })
  return new URL(link).searchParams.get('token') ?? ''
}

async function hasPassword(userId: string, password: string) {
  return isPassword(password, (await findPasswordHash(db, userId)) ?? '')
}

const GONE = { kind: 'gone', code: 'accounts.resetTokenInvalid' }
const reset = (token: string, password = NEW_PASSWORD, now = NOW) =>
  resetPassword(visitor(now), { token, password })

describe('[AUTH-06] a new password', () => {
  test('replaces the old one, once', async () => {
    const user = await anAccount(db)
    const token = await linkFor(user)

    await reset(token)

    expect(await hasPassword(user.id, NEW_PASSWORD)).toBe(true)
    expect(await refusalOf(reset(token, 'yet another 9'))).toEqual(GONE)
    expect(await hasPassword(user.id, NEW_PASSWORD)).toBe(true)
  })

  test('goes to one of two who use the link at the same moment', async () => {
    const token = await linkFor(await anAccount(db))

    const results = await Promise.allSettled([reset(token), reset(token, 'yet another 9')])

    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('signs out everywhere and is announced by email', async () => {
    const user = await anAccount(db)
    await aSession(db, user.id)

    await reset(await linkFor(user))

    expect(await db.selectFrom('sessions').where('userId', '=', user.id).select('id').execute()).toEqual([])
    expect(await emailsTo(db, user.email)).toMatchObject([{ template: 'accounts.password-changed' }])
  })

  test('ends the passkeys, announces that, and keeps the second factor', async () => {
    const user = await anAccount(db)
    const other = await anAccount(db)
    await anAuthenticator(db, user.id, NOW)
    for (const { id } of [user, other]) await aPasskey(db, id)

    expect(await reset(await linkFor(user))).toMatchObject({ passkeysEnded: true })

    const left = await db.selectFrom('passkeys').select('userId').execute()
    expect(left).toEqual([{ userId: other.id }])
    expect(await hasTwoFactor(db, user.id)).toBe(true)
    const [letter] = await emailsTo(db, user.email)
    expect(letter?.body).toContain(TRANSLATE.en('accountMails.passkeysEnded'))
  })

  test('makes every browser a stranger again', async () => {
    const user = await anAccount(db)
    const device = newToken()
    const tokenHash = fingerprintOf(device)
    await db.insertInto('knownDevices').values({ tokenHash, userId: user.id }).execute()
    expect(await isKnownDevice(db, device, user.email)).toBe(true)

    await reset(await linkFor(user))

    expect(await isKnownDevice(db, device, user.email)).toBe(false)
  })

  test('is the first one of someone who was imported, and confirms the address', async () => {
    const user = await aProfile(db, { emailVerified: false })

    await reset(await linkFor(user))

    expect(await hasPassword(user.id, NEW_PASSWORD)).toBe(true)
    const { emailVerified } = await db
      .selectFrom('profiles')
      .select('emailVerified')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(emailVerified).toBe(true)
  })

  test('must be a good one; the link still works after a bad one', async () => {
    const user = await anAccount(db)
    const token = await linkFor(user)

    expect(await refusalOf(reset(token, '12345678'))).toMatchObject({ code: 'accounts.passwordCommon' })
    expect(await refusalOf(reset(token, '1234567'))).toMatchObject({ code: 'accounts.passwordWeak' })
    await reset(token)
    expect(await hasPassword(user.id, NEW_PASSWORD)).toBe(true)
  })
})

describe('[AUTH-06] a link does not work', () => {
  test.each(['', 'x', newToken(), "' or 1=1 --", '\u0007'])('when no one made it: “%s”', async (token) => {
    expect(await refusalOf(reset(token))).toEqual(GONE)
  })

  test('after half an hour', async () => {
    const token = await linkFor(await anAccount(db))

    expect(await refusalOf(reset(token, NEW_PASSWORD, later(30)))).toEqual(GONE)
    expect(await reset(token, NEW_PASSWORD, later(29))).toMatchObject({ passkeysEnded: false })
  })

  test('once a newer one was asked for', async () => {
    const user = await anAccount(db)
    const older = await linkFor(user)
    const newer = await linkFor(user)

    expect(await refusalOf(reset(older))).toEqual(GONE)
    expect(await reset(newer)).toMatchObject({ passkeysEnded: false })
  })

  test.each(['confirm-email', 'change-email', 'undo-email-change'] as const)(
    'when it was made for something else: %s',
    async (purpose) => {
      expect(await refusalOf(reset(await linkFor(await anAccount(db), purpose)))).toEqual(GONE)
    },
  )

  test('once the account has another address', async () => {
    const user = await anAccount(db)
    const token = await linkFor(user)
    const email = `moved-${user.email}`
    await db.updateTable('profiles').set({ email }).where('id', '=', user.id).execute()

    expect(await refusalOf(reset(token))).toEqual(GONE)
  })

  test.each([
    ['banned', { role: 'banned' }],
    ['deactivated', { deactivatedAt: NOW }],
  ] as const)('[AUTH-11] once the user is %s', async (_, change) => {
    const user = await anAccount(db)
    const token = await linkFor(user)
    await db.updateTable('profiles').set(change).where('id', '=', user.id).execute()

    expect(await refusalOf(reset(token))).toEqual(GONE)
    expect(await hasPassword(user.id, PASSWORD)).toBe(true)
  })
})

test('[AUTH-12] trying links ends after ten tries', async () => {
  const ctx = visitor()
  for (let i = 0; i < 10; i += 1)
    await refusalOf(resetPassword(ctx, { token: newToken(), password: NEW_PASSWORD }))

  const token = await linkFor(await anAccount(db))
  expect(await refusalOf(resetPassword(ctx, { token, password: NEW_PASSWORD }))).toMatchObject({
    kind: 'tooMany',
  })
})
