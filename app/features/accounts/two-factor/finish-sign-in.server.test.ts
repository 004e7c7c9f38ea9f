import { beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { codeAt } from '#app/platform/auth/one-time-code.server.ts'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { actorOfSession } from '#tests/helpers/request-actor.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import { finishSignIn } from './finish-sign-in.server.ts'
import { makeRecoveryCodes } from './make-recovery-codes.server.ts'
import { twoFactorOf } from './queries.server.ts'
import { codeForm } from './schema.ts'
import { turnOffTwoFactor } from './turn-off.server.ts'
import { beginTwoFactor, confirmTwoFactor } from './turn-on.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const actorWith = actorOfSession(db)
const strictlyWith = actorOfSession(db, { adminsNeedTwoFactor: true })

async function aUser(given: Parameters<typeof anAccount>[1] = {}) {
  const { id, email, fullName, role } = await anAccount(db, given)
  const session = await aSession(db, id)
  const at = (now: Date) => ({ ...ctxFor(db, { now }), actor: anActor({ id, email, fullName, role }) })
  return { id, email, session, at }
}

async function secretOf(id: string): Promise<string> {
  const factor = await twoFactorOf(db, id, NOW)
  return factor.state === 'begun' ? factor.secret : ''
}

/** Returns a user with two-factor. Codes of the time from `later(60)` on are unused. */
async function withTwoFactor() {
  const user = await aUser()
  const { id, session, at } = user
  await beginTwoFactor(at(NOW), { password: PASSWORD })
  const secret = await secretOf(id)
  const codes = await confirmTwoFactor(at(NOW), { code: codeAt(secret, NOW), session })
  return { ...user, secret, codes }
}

const enter = (email: string) =>
  signIn(ctxFor(db), { email, password: PASSWORD, browser: { session: null, device: null } })

/** The code as the form hands it on. */
const typed = (code: string) => codeForm(TRANSLATE.en).parse({ code }).code

const finish = (session: string, code: string, now: Date) =>
  finishSignIn(ctxFor(db, { now }), { session, device: null, code: typed(code) })

describe('[AUTH-04] turning a second factor on', () => {
  test('asks for the password, and for a code that shows that the app has the key', async () => {
    const { id, session, at } = await aUser()

    expect(await refusalOf(beginTwoFactor(at(NOW), { password: 'wrong horse' }))).toMatchObject({
      code: 'accounts.currentPasswordWrong',
    })
    await beginTwoFactor(at(NOW), { password: PASSWORD })
    expect(await refusalOf(confirmTwoFactor(at(NOW), { code: '000000', session }))).toMatchObject({
      code: 'twoFactor.wrongCode',
    })

    expect(await twoFactorOf(db, id, NOW)).toMatchObject({ state: 'begun' })
  })

  test('signs out everywhere else, says so by mail, and answers ten codes for paper', async () => {
    const user = await aUser()
    const elsewhere = await aSession(db, user.id)
    await beginTwoFactor(user.at(NOW), { password: PASSWORD })
    const code = codeAt(await secretOf(user.id), NOW)

    const codes = await confirmTwoFactor(user.at(NOW), { code, session: user.session })

    expect(new Set(codes).size).toBe(10)
    expect(await twoFactorOf(db, user.id, NOW)).toEqual({ state: 'on', codesLeft: 10 })
    expect(await actorWith(user.session)).toMatchObject({ id: user.id })
    expect(await actorWith(elsewhere)).toBeNull()
    expect(await emailsTo(db, user.email)).toMatchObject([{ template: 'accounts.second-factor-on' }])
  })

  test('is not begun again while it is on', async () => {
    const { at, secret, session } = await withTwoFactor()

    expect(await refusalOf(beginTwoFactor(at(NOW), { password: PASSWORD }))).toMatchObject({
      code: 'twoFactor.isOn',
    })
    const again = confirmTwoFactor(at(later(60)), { code: codeAt(secret, later(60)), session })
    expect(await refusalOf(again)).toMatchObject({ code: 'twoFactor.isOn' })
  })
})

describe('[AUTH-04] signing in with a second factor', () => {
  test('the password alone lets no one in', async () => {
    const { email } = await withTwoFactor()

    const { session, device, needsCode } = await enter(email)

    expect(needsCode).toBe(true)
    expect(device).toBeNull()
    expect(await actorWith(session)).toBeNull()
  })

  test('the code of the app lets in, with another secret than before', async () => {
    const { id, email, secret } = await withTwoFactor()
    const { session: half } = await enter(email)

    const { session } = await finish(half, codeAt(secret, later(60)), later(60))

    expect(await actorWith(session)).toMatchObject({ id })
    expect(await actorWith(half)).toBeNull()
  })

  test('no code works twice, however many try at the same time', async () => {
    const { email, secret } = await withTwoFactor()
    const halves = await Promise.all([enter(email), enter(email), enter(email)])
    const code = codeAt(secret, later(60))

    const ends = await Promise.allSettled(halves.map(({ session }) => finish(session, code, later(60))))

    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a code from paper works once, typed as users type', async () => {
    const { id, email, codes } = await withTwoFactor()
    const onPaper = ` ${(codes[0] ?? '').toUpperCase().replaceAll('-', ' ')}`

    const { session } = await finish((await enter(email)).session, onPaper, NOW)

    expect(await actorWith(session)).toMatchObject({ id })
    expect(await twoFactorOf(db, id, NOW)).toEqual({ state: 'on', codesLeft: 9 })
    const again = finish((await enter(email)).session, onPaper, NOW)
    expect(await refusalOf(again)).toMatchObject({ code: 'twoFactor.wrongCode' })
  })

  test('no one guesses: after eight wrong codes one has to wait, also who begins again', async () => {
    const { email, secret } = await withTwoFactor()
    const { session } = await enter(email)
    for (let i = 0; i < 8; i += 1) {
      const wrong = await refusalOf(finish(session, '123456', later(60)))
      expect(wrong).toMatchObject({ code: 'twoFactor.wrongCode' })
    }

    const right = await refusalOf(finish(session, codeAt(secret, later(60)), later(60)))

    expect(right).toMatchObject({ kind: 'tooMany', code: 'limits.waitMinutes' })
    const { session: again } = await enter(email)
    expect(await refusalOf(finish(again, codeAt(secret, later(60)), later(60)))).toEqual(right)
  })

  test('who takes longer than ten minutes begins again', async () => {
    const { email, secret } = await withTwoFactor()
    const { session } = await enter(email)

    const late = await refusalOf(finish(session, codeAt(secret, later(600)), later(600)))

    expect(late).toEqual({ kind: 'gone', code: 'twoFactor.tooLate' })
  })

  test('who was banned in between is not let in', async () => {
    const { id, email, secret } = await withTwoFactor()
    const { session } = await enter(email)
    await db.updateTable('profiles').set({ role: 'banned' }).where('id', '=', id).execute()

    expect(await refusalOf(finish(session, codeAt(secret, later(60)), later(60)))).toMatchObject({
      kind: 'gone',
    })
  })

  test('a session without a held back one is no one to finish', async () => {
    const { session } = await aUser()

    expect(await refusalOf(finish(session, '123456', NOW))).toMatchObject({ kind: 'gone' })
  })
})

describe('a second factor that is on', () => {
  test('new codes for paper void the old ones', async () => {
    const { email, at, codes } = await withTwoFactor()
    await makeRecoveryCodes(at(NOW), { password: PASSWORD })

    const old = finish((await enter(email)).session, codes[0] ?? '', NOW)

    expect(await refusalOf(old)).toMatchObject({ code: 'twoFactor.wrongCode' })
  })

  test('is turned off with the password, and told of by mail', async () => {
    const { id, email, at } = await withTwoFactor()

    await turnOffTwoFactor(at(NOW), { password: PASSWORD })

    expect(await twoFactorOf(db, id, NOW)).toEqual({ state: 'off' })
    expect((await enter(email)).needsCode).toBe(false)
    const letters = await emailsTo(db, email)
    expect(letters.map(({ template }) => template).sort()).toEqual([
      'accounts.second-factor-off',
      'accounts.second-factor-on',
    ])
  })

  test('stays on for admins where the site asks them for one', async () => {
    const { at } = await aUser({ role: 'admin' })
    const ctx = at(NOW)
    const strict = { ...ctx, site: { ...ctx.site, adminsNeedTwoFactor: true } }

    expect(await refusalOf(turnOffTwoFactor(strict, { password: PASSWORD }))).toMatchObject({
      code: 'twoFactor.adminsKeepIt',
    })
  })
})

describe('[ADM-01] where admins need a second factor', () => {
  test('an admin without one is no admin yet, and becomes one with it', async () => {
    const { session, at, id } = await aUser({ role: 'admin' })
    expect(await strictlyWith(session)).toMatchObject({ role: 'user', lacksTwoFactor: true })

    await beginTwoFactor(at(NOW), { password: PASSWORD })
    expect(await strictlyWith(session)).toMatchObject({ role: 'user' })
    await confirmTwoFactor(at(NOW), { code: codeAt(await secretOf(id), NOW), session })

    expect(await strictlyWith(session)).toMatchObject({ role: 'admin' })
  })

  test('elsewhere an admin is one with the password', async () => {
    const { session } = await aUser({ role: 'admin' })
    expect(await actorWith(session)).toMatchObject({ role: 'admin' })
  })
})

test('a secret that no one confirmed in time is shown no longer, and turns nothing on', async () => {
  const { id, session, at } = await aUser()
  await beginTwoFactor(at(NOW), { password: PASSWORD })
  const secret = await secretOf(id)
  const tooLate = later(15 * 60)

  expect(await twoFactorOf(db, id, later(15 * 60 - 1))).toMatchObject({ state: 'begun' })
  expect(await twoFactorOf(db, id, tooLate)).toEqual({ state: 'off' })
  const work = confirmTwoFactor(at(tooLate), { code: codeAt(secret, tooLate), session })
  expect(await refusalOf(work)).toMatchObject({ kind: 'gone' })
  expect(await twoFactorOf(db, id, tooLate)).toEqual({ state: 'off' })
})
