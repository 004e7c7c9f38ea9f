import { beforeAll, describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { anAccount, aSession, PASSWORD } from '#tests/factories/accounts.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { allRows } from '#tests/helpers/all-rows.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { aPayingUser } from '#tests/helpers/paying-user.ts'
import { actorOfRequest } from '#tests/helpers/request-actor.ts'
import { siteWith } from '#tests/helpers/site.ts'

// What is grave asks for the password again, when it was last shown more than a quarter of an hour ago.

const { db } = useDatabase()

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

const t = TRANSLATE.en
const PROMPT = t('accounts.reauthenticate', { minutes: 15 })

const REFUND = '00000000-0000-4000-8000-00000000beef'

const ids = { user: '', layout: '', payment: '' }

beforeAll(async () => {
  ids.user = (await aProfile(db)).id
  ids.layout = (await aLayout(db)).id
  const payer = await aPayingUser(db)
  const { id: listingId } = await payer.unpaidListing()
  const { id } = await db
    .insertInto('payments')
    .values({
      userId: payer.userId,
      listingId,
      reason: 'new',
      tier: 'single',
      amountCents: 4000,
      state: 'paid',
      paidAt: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  ids.payment = id
})

const anAdmin = async () => (await anAccount(db, { role: 'admin' })).id

/** The site for an admin who signed in `minutes` ago. */
async function adminSince(minutes: number, adminId?: string) {
  const userId = adminId ?? (await anAdmin())
  const cookie = `sid=${await aSession(db, userId, { createdAt: minutesAgo(minutes), seenAt: NOW })}`
  const actorOf = actorOfRequest(db)
  const site = await siteWith(db, { actorOf })
  return {
    send: (address: string, fields: Record<string, string>, headers = {}) =>
      site.post(address, new URLSearchParams(fields), { cookie, ...headers }),
    get: (address: string) => site.get(address, { cookie }),
  }
}

type EditorAction = { readonly what: string; readonly form: () => readonly [string, Record<string, string>] }

const ACTS: readonly EditorAction[] = [
  {
    what: '[USR-02] a change of role',
    form: () => ['/admin/users?change=role', { userId: ids.user, role: 'admin' }],
  },
  {
    what: '[USR-04] a ban',
    form: () => ['/admin/users?change=ban', { userId: ids.user, reason: 'spam & more' }],
  },
  {
    what: '[USR-05] a ban of many',
    form: () => ['/admin/users?change=bulk', { action: 'ban', userIds: ids.user, reason: 'spam' }],
  },
  { what: '[LAY-01] deleting a layout', form: () => ['/admin/layout', { change: 'delete', id: ids.layout }] },
  {
    what: '[PAY-08] giving money back',
    form: () => [
      `/admin/money/payments/${ids.payment}`,
      { refundId: REFUND, extent: 'part', amount: '12.50', reason: 'Too late & wrong' },
    ],
  },
]

describe('with a password shown 16 minutes ago', () => {
  test.each(ACTS)(
    '$what is refused with a clear sentence, changes nothing, and loses nothing',
    async ({ form }) => {
      const { send } = await adminSince(16)
      const [address, fields] = form()
      const before = await allRows(db)

      const response = await send(address, fields)

      expect(response.status).toBe(403)
      const page = await response.text()
      expect(page).toContain(PROMPT)
      for (const [name, value] of Object.entries(fields))
        expect(page).toContain(`type="hidden" name="${name}" value="${value.replace('&', '&amp;')}"`)
      expect(await allRows(db)).toBe(before)
    },
  )

  test.each(ACTS)(
    '$what with a wrong password changes nothing, and no password comes back',
    async ({ form }) => {
      const { send } = await adminSince(16)
      const [address, fields] = form()
      const before = await allRows(db)

      const response = await send(address, { ...fields, password: 'not my password' })

      expect(response.status).toBe(403)
      const page = await response.text()
      expect(page).toContain(t('accounts.currentPasswordWrong'))
      expect(page).not.toContain('not my password')
      expect(await allRows(db)).toBe(before)
    },
  )

  test.each([
    ['[USR-06] users.csv', '/admin/users/export?q=dana', '/admin/users?q=dana&download=ready', {}],
    ['[MON-03] payments.csv', '/admin/money/export', '/admin/money?download=2026-02', { month: '2026-02' }],
    ['[DASH-07] a copy of one’s data', '/account/export', '/dashboard/settings?download=ready#data', {}],
  ])(
    '%s is not handed out; the password is asked for, and leads back',
    async (_what, address, page, fields) => {
      const { send, get } = await adminSince(16)
      const before = await allRows(db)

      const response = await send(address, { ...fields })
      const question = `/account/confirm?to=${encodeURIComponent(page)}`
      expect(response.headers.get('location')).toBe(question)
      expect(await allRows(db)).toBe(before)

      expect(await (await get(question)).text()).toContain(PROMPT)
      expect(await (await send(question, { password: 'wrong' })).text()).toContain(
        t('accounts.currentPasswordWrong'),
      )
      expect((await send(address, { ...fields })).status).toBe(302)

      expect((await send(question, { password: PASSWORD })).headers.get('location')).toBe(page)
      expect((await send(address, { ...fields })).headers.get('content-disposition')).toContain('attachment')
      // Who has just shown it is not asked again.
      expect((await get(question)).headers.get('location')).toBe(page)
    },
  )
})

test('[SUB-03] a card is not removed, and API clients get the reason', async () => {
  const payer = await aPayingUser(db)
  const { id: paymentMethodId } = await payer.payments.stripe.paymentMethods.create({
    type: 'card',
    card: { token: 'tok_visa' },
  })
  const shown = { cardBrand: 'visa', cardLast4: '4242', cardExpMonth: 12, cardExpYear: 2034 }
  const saved = { userId: payer.userId, stripePaymentMethodId: paymentMethodId, ...shown }
  await db.insertInto('paymentMethods').values(saved).execute()
  const cookie = `sid=${await aSession(db, payer.userId, { createdAt: minutesAgo(16), seenAt: NOW })}`
  const actorOf = actorOfRequest(db)
  const site = await siteWith(db, { actorOf, payments: payer.payments })

  const response = await site.post('/api/remove-payment-method', { paymentMethodId }, { cookie })

  expect(response.status).toBe(403)
  expect(await response.json()).toEqual({ error: PROMPT, code: 'accounts.reauthenticate' })
  expect(await db.selectFrom('paymentMethods').select('userId').execute()).toHaveLength(1)
})

test('[USR-02] the password of a form re-authenticates, for a quarter of an hour and for this session only', async () => {
  const adminId = await anAdmin()
  const { send } = await adminSince(16, adminId)
  const other = await adminSince(16, adminId)
  const role = (role: string) => ({ userId: ids.user, role })

  const done = await send('/admin/users?change=role', { ...role('admin'), password: PASSWORD })
  expect(await done.text()).toContain('User role updated to admin')
  expect((await send('/admin/users?change=role', role('user'))).status).toBe(200)
  expect((await other.send('/admin/users?change=role', role('admin'))).status).toBe(403)
})

test('[USR-02] signing in authenticates', async () => {
  const { send } = await adminSince(15)
  expect((await send('/admin/users?change=role', { userId: ids.user, role: 'user' })).status).toBe(200)
})

test('what is no passkey, or an unknown one, does not re-authenticate', async () => {
  const { send } = await adminSince(16)
  const id = 'x'.repeat(32)
  const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
  const made = JSON.stringify({ id, rawId: id, type: 'public-key', response })
  for (const [passkey, prompt] of [
    ['{"id":', PROMPT],
    [made, t('passkeys.notYours')],
  ] as const) {
    const response = await send('/admin/users?change=role', { userId: ids.user, role: 'user', passkey })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain(prompt)
  }
})

test('passwords are not guessed this way', async () => {
  const { send } = await adminSince(16)
  const statuses = []
  for (let n = 0; n < 11; n += 1)
    statuses.push((await send('/account/confirm', { password: `guess ${n}` })).status)
  expect(statuses.at(-1)).toBe(429)
})
