import { beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '#app/platform/jobs/install-jobs.server.ts'
import { anAccount, anAuthenticator, aPasskey, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { anActor, ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo, runLinkJobs, tokenMailed } from '#tests/helpers/emails.ts'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { actorOfSession } from '#tests/helpers/request-actor.ts'
import { findUserByEmail } from '../queries.server.ts'
import { changeEmail } from '../settings/change-email.server.ts'
import { requestEmailChange } from '../settings/request-email-change.server.ts'
import { signIn } from '../sign-in/sign-in.server.ts'
import { askForLink } from '../tokens/ask-for-link.server.ts'
import { findToken } from '../tokens/queries.server.ts'
import { confirmEmail } from './confirm-email.server.ts'
import { signUp } from './sign-up.server.ts'

// Accounts created for another person's address before that person signs up (Sudhodanan and Paverd, 2022).

const { db, connectionString } = useDatabase()
beforeAll(() => installJobs(connectionString))

const MINE = 'the owner chose this 1'
const THEIRS = 'a stranger chose this 2'
let addresses = 0

/** A user with a browser and a network of their own. */
function from(device: string | null) {
  addresses += 1
  const ctx = ctxFor(db, { visitor: { address: `198.51.${addresses}.9`, userAgent: 'test' } })
  const browser = { session: null, device }
  return {
    ctx,
    signUp: (email: string, password: string, fullName = 'Dana Driver') =>
      signUp(ctx, { email, password, fullName, ...(device && { device }) }),
    signIn: (email: string, password: string) => refusalOf(signIn(ctx, { email, password, browser })),
    confirm: (token: string) => confirmEmail(ctx, { token, browser }),
    resend: (email: string) => askForLink(ctx, { purpose: 'confirm-email', email, device }),
  }
}
const owner = () => from('device-of-the-owner-000000')
const stranger = () => from('device-of-a-stranger-11111')
const mailed = (email: string) => tokenMailed(db, 'accounts.confirm-email', email)
const wrongPair = { kind: 'unauthenticated' }

describe('[AUTH-03] an unconfirmed address has no owner', () => {
  test('who signs up for it again takes its place: name, password and language are theirs', async () => {
    const email = 'replaced@example.com'
    await stranger().signUp(email, THEIRS, 'Not Dana')
    const old = await mailed(email)
    const before = await findUserByEmail(db, email)

    expect(await refusalOf(owner().signUp(email, MINE))).toBeUndefined()

    expect(await findUserByEmail(db, email)).toMatchObject({
      fullName: 'Dana Driver',
      emailVerified: false,
    })
    expect((await findUserByEmail(db, email))?.id).not.toBe(before?.id)
    expect(await refusalOf(stranger().confirm(old))).toMatchObject({ kind: 'gone' })
    expect(await owner().confirm(await mailed(email))).toHaveProperty('session')
    expect(await stranger().signIn(email, THEIRS)).toMatchObject(wrongPair)
    expect(await owner().signIn(email, MINE)).toHaveProperty('session')
  })

  test('a stranger who comes between sign-up and confirmation gets nothing: the owner chooses a password', async () => {
    const email = 'between@example.com'
    await owner().signUp(email, MINE)
    await stranger().signUp(email, THEIRS)

    const confirmed = await owner().confirm(await mailed(email))

    expect(confirmed).not.toHaveProperty('session')
    expect(await stranger().signIn(email, THEIRS)).toMatchObject(wrongPair)
    const link = new URL('choosePassword' in confirmed ? confirmed.choosePassword : '').searchParams.get(
      'token',
    )
    expect(await findToken(db, { token: link ?? '', purpose: 'reset-password' }, NOW)).toMatchObject({
      email,
    })
  })

  test('nor one who was first, when the owner only asks for the mail once more', async () => {
    const email = 'resent@example.com'
    await stranger().signUp(email, THEIRS)
    await owner().resend(email)
    await runLinkJobs(db)

    expect(await owner().confirm(await mailed(email))).toHaveProperty('choosePassword')
    expect(await stranger().signIn(email, THEIRS)).toMatchObject(wrongPair)
  })

  test('one person who signs up twice, or asks again, in one browser notices nothing', async () => {
    const email = 'twice@example.com'
    await owner().signUp(email, 'first thought 77')
    await owner().signUp(email, MINE)
    await owner().resend(email)
    await runLinkJobs(db)

    expect(await owner().confirm(await mailed(email))).toHaveProperty('session')
    expect(await owner().signIn(email, MINE)).toHaveProperty('session')
  })

  test('one who signs up here and confirms on the phone is signed in there', async () => {
    const email = 'phone@example.com'
    await owner().signUp(email, MINE)
    expect(await from(null).confirm(await mailed(email))).toHaveProperty('session')
    expect(await owner().signIn(email, MINE)).toHaveProperty('session')
  })

  test('nothing the first one left gets to the next: sessions, links, passkeys, codes, listings', async () => {
    const { id, email } = await anAccount(db, {
      emailVerified: false,
      isVerified: true,
      adminNotes: 'trusted',
    })
    const session = await aSession(db, id)
    await aPasskey(db, id)
    await anAuthenticator(db, id, NOW)
    const listing = await aListing(db, { userId: id })
    const row = {
      userId: id,
      email: 'elsewhere@example.com',
      createdAt: NOW,
      expiresAt: new Date(NOW.getTime() + 9e6),
    }
    for (const purpose of ['change-email', 'undo-email-change', 'reset-password'] as const)
      await db
        .insertInto('oneTimeTokens')
        .values({ ...row, purpose, tokenHash: `${purpose} of ${id}` })
        .execute()

    await owner().signUp(email, MINE)

    expect(await actorOfSession(db)(session)).toBeNull()
    for (const table of ['sessions', 'passkeys', 'authenticators', 'recoveryCodes', 'oneTimeTokens'] as const)
      expect(await db.selectFrom(table).select('userId').where('userId', '=', id).execute()).toEqual([])
    expect(await db.selectFrom('listings').select('id').where('id', '=', listing.id).execute()).toEqual([])
    const next = await db.selectFrom('profiles').selectAll().where('email', '=', email).executeTakeFirst()
    expect(next).toMatchObject({ isVerified: false, adminNotes: '', role: 'user' })
    expect(next?.id).not.toBe(id)
  })

  test.each([
    ['confirmed', {}],
    ['banned before it was confirmed', { emailVerified: false, role: 'banned' }],
    ['made an admin before it was confirmed', { emailVerified: false, role: 'admin' }],
    ['left before it was confirmed', { emailVerified: false, deactivatedAt: NOW }],
  ] as const)('an account that is %s stays', async (_, given) => {
    const { id, email } = await anAccount(db, given)
    expect(await refusalOf(owner().signUp(email, MINE))).toMatchObject({ kind: 'conflict' })
    expect((await findUserByEmail(db, email))?.id).toBe(id)
  })

  test('several who want it at once: one account, and one link that works', async () => {
    const email = 'rush@example.com'
    const few = Array.from({ length: 4 }, (_, i) =>
      from(`device-${i}-000000000000000`).signUp(email, `${MINE} ${i}`),
    )
    expect(await Promise.all(few.map(refusalOf))).toEqual([undefined, undefined, undefined, undefined])
    expect(await db.selectFrom('profiles').select('id').where('email', '=', email).execute()).toHaveLength(1)
    const links = await db.selectFrom('oneTimeTokens').select('purpose').where('email', '=', email).execute()
    expect(links).toEqual([{ purpose: 'confirm-email' }])
    // A mailbox gets five emails in half an hour, whatever number of browsers requests them.
    await owner().signUp(email, MINE)
    expect(await refusalOf(stranger().signUp(email, THEIRS))).toMatchObject({ kind: 'tooMany' })
    expect(await emailsTo(db, email)).toHaveLength(5)
  })
})

describe('[DASH-07] a change of address', () => {
  async function member() {
    const { id, email, fullName } = await anAccount(db)
    const { ctx } = owner()
    return { id, email, ctx: { ...ctx, actor: anActor({ id, email, fullName }) } }
  }
  const move = async ({ ctx }: Awaited<ReturnType<typeof member>>, email: string) => {
    await requestEmailChange(ctx, { email, password: PASSWORD })
    const token = await tokenMailed(db, 'accounts.change-email', email)
    return () => changeEmail(ctx, { token, session: null })
  }

  test('goes to an address that someone made an account for and never confirmed', async () => {
    const email = 'blocked@example.com'
    await stranger().signUp(email, THEIRS)
    const user = await member()

    await (await move(user, email))()

    expect((await findUserByEmail(db, email))?.id).toBe(user.id)
    expect(await stranger().signIn(email, THEIRS)).toMatchObject(wrongPair)
  })

  test('asked for by a stranger comes to nothing once the owner has signed up and confirmed', async () => {
    const email = 'mine@example.com'
    const confirmChange = await move(await member(), email)
    await owner().signUp(email, MINE)
    await owner().confirm(await mailed(email))

    expect(await refusalOf(confirmChange())).toMatchObject({ kind: 'conflict' })
    expect(await owner().signIn(email, MINE)).toHaveProperty('session')
  })
})
