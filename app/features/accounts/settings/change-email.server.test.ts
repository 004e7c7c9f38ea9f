import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, anAuthenticator, aPasskey, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, tokenMailed } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { actorOfSession } from '#tests/helpers/request-actor.ts'
import { signUp } from '../sign-up/sign-up.server.ts'
import { hasTwoFactor } from '../two-factor/queries.server.ts'
import { changeEmail } from './change-email.server.ts'
import { requestEmailChange } from './request-email-change.server.ts'
import { undoEmailChange } from './undo-email-change.server.ts'

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const actorWith = actorOfSession(db)

let users = 0
async function aUser() {
  users += 1
  const user = await anAccount(db, { email: `old${users}@example.com` })
  const visitor = { address: `198.51.${users}.1`, userAgent: 'test' }
  const ctx = { ...ctxFor(db, { visitor }), actor: anActor({ id: user.id, email: user.email }) }
  const session = await aSession(db, user.id)
  const wanted = `new${users}@example.com`
  const request = (email = wanted, password = PASSWORD) => requestEmailChange(ctx, { email, password })
  /** Requests another address and confirms it. */
  async function move(email = wanted, now = NOW) {
    await requestEmailChange({ ...ctx, now }, { email, password: PASSWORD })
    const token = await tokenMailed(db, 'accounts.change-email', email)
    return changeEmail({ ...ctx, now }, { token, session })
  }
  return { user, ctx, session, wanted, request, move }
}

async function emailOf(id: string) {
  const { email } = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email
}

describe('[DASH-07] another email address', () => {
  test('is asked whether it is the right one; until it says so the old one stays', async () => {
    const { user, wanted, request } = await aUser()

    await request()

    expect(await emailsTo(db, wanted)).toMatchObject([{ template: 'accounts.change-email' }])
    expect(await emailOf(user.id)).toBe(user.email)
  })

  test('is used once it is confirmed, and the old one gets a way back', async () => {
    const { user, wanted, move } = await aUser()

    await move()

    expect(await emailOf(user.id)).toBe(wanted)
    const [letter] = await emailsTo(db, user.email)
    expect(letter).toMatchObject({ template: 'accounts.email-changed' })
    expect(letter?.body).toContain(wanted)
    expect(letter?.body).toContain('/undo-email-change?token=')
  })

  test('signs out elsewhere; the session here goes on with a new secret', async () => {
    const { user, session, move } = await aUser()
    const elsewhere = await aSession(db, user.id)

    const { session: renewed } = await move()

    expect(await actorWith(elsewhere)).toBeNull()
    expect(await actorWith(session)).toBeNull()
    expect(await actorWith(renewed ?? '')).toMatchObject({ id: user.id })
  })

  test('needs the password', async () => {
    const { wanted, request } = await aUser()

    expect(await refusalOf(request(wanted, 'wrong horse'))).toMatchObject({
      code: 'accounts.currentPasswordWrong',
    })
    expect(await emailsTo(db, wanted)).toEqual([])
  })

  test('is refused when someone has it, also when they took it in the meantime', async () => {
    const { ctx, session, wanted, request } = await aUser()
    const { email } = await anAccount(db)

    expect(await refusalOf(request(email))).toMatchObject({ code: 'accounts.emailTaken' })
    await request()
    const token = await tokenMailed(db, 'accounts.change-email', wanted)
    await anAccount(db, { email: wanted })
    expect(await refusalOf(changeEmail(ctx, { token, session }))).toMatchObject({
      code: 'accounts.emailTaken',
    })
  })

  test('is refused when it is the same, and a fourth time within an hour', async () => {
    const { user, request } = await aUser()
    expect(await refusalOf(request(user.email))).toMatchObject({ code: 'accounts.sameEmail' })

    for (const email of ['a@example.com', 'b@example.com', 'c@example.com']) await request(email)

    expect(await refusalOf(request('d@example.com'))).toMatchObject({ kind: 'tooMany' })
  })

  test('is confirmed once', async () => {
    const { ctx, wanted, move, session } = await aUser()
    await move()
    const token = await tokenMailed(db, 'accounts.change-email', wanted)

    expect(await refusalOf(changeEmail(ctx, { token, session }))).toEqual({
      kind: 'gone',
      code: 'accounts.linkInvalid',
    })
  })
})

describe('the way back to the old address', () => {
  const undoToken = (email: string) => tokenMailed(db, 'accounts.email-changed', email)

  test('restores it, signs everyone out and mails a link to a new password', async () => {
    const { user, ctx, move } = await aUser()
    const { session } = await move()

    await undoEmailChange(ctx, await undoToken(user.email))

    expect(await emailOf(user.id)).toBe(user.email)
    expect(await actorWith(session ?? '')).toBeNull()
    expect((await emailsTo(db, user.email)).map(({ template }) => template)).toContain(
      'accounts.reset-password',
    )
  })

  test('cannot be cut off by the one who took the account over', async () => {
    const { user, ctx, move } = await aUser()
    const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
    await move('thief@example.com', at(1))
    await move('thief2@example.com', at(2))
    const thiefsWayBack = await undoToken('thief@example.com')
    const ownersWayBack = await undoToken(user.email)

    await undoEmailChange({ ...ctx, now: at(3) }, thiefsWayBack)
    await undoEmailChange({ ...ctx, now: at(4) }, ownersWayBack)

    expect(await emailOf(user.id)).toBe(user.email)
    expect(await refusalOf(undoEmailChange({ ...ctx, now: at(5) }, thiefsWayBack))).toMatchObject({
      kind: 'gone',
    })
  })

  test('removes what an intruder left behind: passkeys and two-factor', async () => {
    const { user, ctx, move } = await aUser()
    await aPasskey(db, user.id)
    await move()
    await anAuthenticator(db, user.id, NOW)

    await undoEmailChange(ctx, await undoToken(user.email))

    for (const table of ['passkeys', 'authenticators'] as const)
      expect(await db.selectFrom(table).select('userId').where('userId', '=', user.id).execute()).toEqual([])
  })

  test('leaves the second factor that was there before: the mailbox alone must not put it down', async () => {
    const { user, ctx, move } = await aUser()
    await anAuthenticator(db, user.id, new Date(NOW.getTime() - 1000))
    await move()

    await undoEmailChange(ctx, await undoToken(user.email))

    expect(await hasTwoFactor(db, user.id)).toBe(true)
  })

  test('keeps the old address for seven days: no one else can sign up with it', async () => {
    const { user, move } = await aUser()
    await move()
    const newcomer = { fullName: 'Someone Else', email: user.email, password: 'correct horse 7' }
    const visitor = { address: '192.0.2.200', userAgent: 'test' }

    expect(await refusalOf(signUp(ctxFor(db, { visitor }), newcomer))).toMatchObject({
      code: 'accounts.alreadyRegistered',
    })
    const inAWeek = new Date(NOW.getTime() + 7 * 86_400_000)
    expect(await signUp(ctxFor(db, { visitor, now: inAWeek }), newcomer)).toBeUndefined()
  })
})
