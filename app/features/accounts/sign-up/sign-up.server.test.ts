import { beforeAll, describe, expect, test } from 'vitest'
import { refuseFor } from '#app/lib/refusal.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, tokenMailed } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { signUp } from './sign-up.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

/** A visitor with an address of their own, so that rate limits of tests do not add up. */
const from = (address: string) => ctxFor(db, { visitor: { address, userAgent: 'test' } })

const user = (email: string) => ({ fullName: 'Dana Driver', email, password: 'correct horse 7' })

const profile = (email: string) =>
  db.selectFrom('profiles').selectAll().where('email', '=', email).executeTakeFirst()

describe('[AUTH-01] signing up', () => {
  test('[AUTH-10] makes a profile with the name, empty phone and picture, and no rights', async () => {
    await signUp(from('198.51.100.1'), user('dana@example.com'))

    expect(await profile('dana@example.com')).toMatchObject({
      fullName: 'Dana Driver',
      phone: '',
      avatarUrl: '',
      role: 'user',
      isVerified: false,
      emailVerified: false,
      language: 'en',
    })
  })

  test('mails a link in the language of the page, which is remembered', async () => {
    const ctx = ctxFor(db, { locale: 'ru', visitor: { address: '198.51.100.2', userAgent: 'test' } })
    await signUp(ctx, user('ru@example.com'))

    const [letter] = await emailsTo(db, 'ru@example.com')
    expect(letter).toMatchObject({ language: 'ru', subject: 'Подтвердите адрес эл. почты на Haulpost' })
    expect(letter?.html).toContain('http://localhost:3000/ru/confirm-email?token=')
    expect(await profile('ru@example.com')).toMatchObject({ language: 'ru' })
  })

  test('keeps neither the password nor the secret of the link', async () => {
    await signUp(from('198.51.100.3'), user('secret@example.com'))
    const token = await tokenMailed(db, 'accounts.confirm-email', 'secret@example.com')

    const accounts = await db.selectFrom('accounts').select('password').execute()
    const tokens = await db.selectFrom('oneTimeTokens').select('tokenHash').execute()
    expect(accounts.map(({ password }) => password).join()).not.toContain('correct horse 7')
    expect(tokens.map(({ tokenHash }) => tokenHash)).not.toContain(token)
  })

  test('writes into the log who came', async () => {
    await signUp(from('198.51.100.4'), user('logged@example.com'))
    const { id } = (await profile('logged@example.com')) ?? {}

    const entries = await db.selectFrom('auditLog').selectAll().where('targetId', '=', String(id)).execute()
    expect(entries).toMatchObject([{ action: 'sign_up', actorId: id, ipPrefix: '198.51.100.0/24' }])
  })
})

describe('[AUTH-03] an account is refused', () => {
  test('when the address has one', async () => {
    const { email } = await anAccount(db, { email: 'taken@example.com' })

    expect(await refusalOf(signUp(from('198.51.100.5'), user(email)))).toEqual({
      kind: 'conflict',
      code: 'accounts.alreadyRegistered',
    })
  })

  test('to no one of those who want the same address at the same moment: the last one gets it', async () => {
    const twice = ['198.51.100.6', '198.51.100.7'].map((ip) => signUp(from(ip), user('race@example.com')))

    expect(await Promise.all(twice.map(refusalOf))).toEqual([undefined, undefined])
    expect(await emailsTo(db, 'race@example.com')).toHaveLength(2)
    const links = await db
      .selectFrom('oneTimeTokens')
      .select('purpose')
      .where('email', '=', 'race@example.com')
      .execute()
    expect(links).toEqual([{ purpose: 'confirm-email' }])
  })

  test.each([
    ['1234567', 'accounts.passwordWeak'],
    ['12345678', 'accounts.passwordCommon'],
    ['haulpost', 'accounts.passwordCommon'],
    ['Dana Driver', 'accounts.passwordCommon'],
    ['a'.repeat(129), 'accounts.passwordTooLong'],
  ])('with the password “%s”', async (password, code) => {
    const input = { ...user('weak@example.com'), password }

    expect(await refusalOf(signUp(from('198.51.100.8'), input))).toMatchObject({ kind: 'invalid', code })
    expect(await profile('weak@example.com')).toBeUndefined()
  })
})

test('[AUTH-12] the sixth account from one address within half an hour has to wait', async () => {
  for (let i = 0; i < 5; i += 1) await signUp(from('198.51.100.99'), user(`many${i}@example.com`))

  const refusal = await refusalOf(signUp(from('198.51.100.99'), user('many5@example.com')))

  expect(refusal).toEqual(refuseFor(360))
  expect(await profile('many5@example.com')).toBeUndefined()
})
