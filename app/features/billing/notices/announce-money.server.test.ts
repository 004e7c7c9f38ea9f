import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { en } from '#app/i18n/en/catalogue.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { aListing } from '#tests/factories/items.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { daysAgo, NOW } from '#tests/helpers/clock.ts'
import { ctxFor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { emailsTo } from '#tests/helpers/emails.ts'
import { announceMoney } from './announce-money.server.ts'
import { END_EVENTS, MONEY_EVENT_NAMES, MONEY_MAILS, moneyRule } from './money-events.ts'

const { db } = useDatabase()

const CHARGES = ['purchased', 'upgraded', 'extended', 'bumped', 'renewed', 'chargedForNothing'] as const

/** Returns a user with a listing that renews itself, its payment and its card. */
async function aRenewal(language: Locale) {
  const owner = await aProfile(db, { language, fullName: 'Dana Driver' })
  const { id: userId } = owner
  const title = { en: 'Kenworth T680', ru: 'Кенворт T680', es: 'Kenworth T680 usado' }
  const { id: listingId } = await aListing(db, { userId, title, expiresAt: daysAgo(-12) })
  const stripeSubscriptionId = `sub_${listingId}`
  const bought = { userId, listingId, listingTitle: title.en }
  const { id: subscriptionId } = await db
    .insertInto('subscriptions')
    .values({
      ...bought,
      stripeSubscriptionId,
      stripeCustomerId: 'cus_1',
      packageType: 'gold',
      amountCents: 30_000,
      currentPeriodEnd: daysAgo(-12),
      defaultPaymentMethod: `pm_${listingId}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const card = { cardBrand: 'visa', cardLast4: '4242' }
  await db
    .insertInto('paymentMethods')
    .values({
      ...card,
      userId,
      stripePaymentMethodId: `pm_${listingId}`,
      cardExpMonth: 12,
      cardExpYear: 2034,
    })
    .execute()
  const paid = { state: 'paid', paidAt: NOW, tier: 'gold', reason: 'new', amountCents: 30_000 } as const
  const { id: paymentId, receiptNumber } = await db
    .insertInto('payments')
    .values({ ...bought, ...card, ...paid, renews: true, stripeSubscriptionId })
    .returning(['id', 'receiptNumber'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('entitlements')
    .values({
      listingId,
      kind: 'post',
      sourceId: paymentId,
      tier: 'gold',
      amount: 30_000,
      startsAt: NOW,
      endsAt: daysAgo(-12),
    })
    .execute()
  return { owner, userId, paymentId, subscriptionId, receiptNumber: String(receiptNumber) }
}

type Renewal = Awaited<ReturnType<typeof aRenewal>>

/** What the event is about: of a charge its payment, of a renewal its subscription. */
function refsOf(event: (typeof MONEY_EVENT_NAMES)[number], { userId, paymentId, subscriptionId }: Renewal) {
  const { about } = moneyRule(event)
  if (about === 'payment') return { userId, paymentId }
  return about === 'subscription' ? { userId, subscriptionId } : { userId }
}

const logOf = (targetId: string) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'actorRole', 'details'])
    .where('targetId', '=', targetId)
    .execute()

describe.each(LOCALES)('[PAY-09] every event of money, in %s', (language) => {
  test.each(MONEY_EVENT_NAMES)('%s has its mail and its entry in the log', async (event) => {
    const renewal = await aRenewal(language)
    const rule = moneyRule(event)
    const refs = refsOf(event, renewal)

    await announceMoney(ctxFor(db), event, refs)

    const letters = await emailsTo(db, renewal.owner.email)
    expect(letters.map(({ template }) => template)).toEqual(rule.mail ? [rule.mail] : [])
    for (const { subject, body, html } of letters) {
      for (const text of [subject, body])
        expect(text).not.toMatch(/undefined|null|NaN|\{|\}|\.\.|\w+Mails\./u)
      expect(subject.length).toBeLessThan(120)
      expect(html).toContain(`lang="${language}"`)
      expect(body).toMatch(/http:\/\/localhost:3000\/|@/u)
    }
    const target = { payment: renewal.paymentId, subscription: renewal.subscriptionId, user: renewal.userId }
    expect(await logOf(target[rule.about])).toMatchObject([
      { action: rule.log, actorRole: 'system', details: { event, userId: renewal.userId } },
    ])
  })

  test.each(CHARGES)('%s says number, amount, card, and where the receipt is', async (event) => {
    const renewal = await aRenewal(language)
    await announceMoney(ctxFor(db), event, refsOf(event, renewal))
    const [letter] = await emailsTo(db, renewal.owner.email)
    for (const fact of [
      renewal.receiptNumber,
      '$300.00',
      'Visa •••• 4242',
      `/dashboard/receipts/${renewal.paymentId}`,
    ])
      expect(letter?.body).toContain(fact)
  })

  test.each(['purchased', 'renewed', 'renewalReminded', 'renewalTurnedOn'] as const)(
    '[SUB-07] %s says the amount and the day of the next charge, and how to end it',
    async (event) => {
      const renewal = await aRenewal(language)
      await announceMoney(ctxFor(db), event, refsOf(event, renewal))
      const [letter] = await emailsTo(db, renewal.owner.email)
      const day = { en: 'February 28, 2026', ru: '28 февраля 2026', es: '28 de febrero de 2026' }[language]
      expect(letter?.body).toContain(day)
      expect(letter?.body).toContain('$300.00')
      expect(letter?.body).toContain('/dashboard/payments')
    },
  )
})

test('[PAY-09] of no one who deleted their account is a mail written, and the log has it all the same', async () => {
  const renewal = await aRenewal('en')
  await db
    .updateTable('profiles')
    .set({ deactivatedAt: NOW, deletedAt: NOW })
    .where('id', '=', renewal.userId)
    .execute()
  await announceMoney(ctxFor(db), 'refunded', refsOf('refunded', renewal))
  expect(await emailsTo(db, renewal.owner.email)).toEqual([])
  expect(await logOf(renewal.paymentId)).toHaveLength(1)
})

test('[SUB-07] a reminder says when the card will be over before the charge, or when there is none', async () => {
  const bodies: string[] = []
  for (const change of ['expires', 'none'] as const) {
    const renewal = await aRenewal('en')
    const cards = { expires: { cardExpYear: 2026, cardExpMonth: 1 }, none: null }[change]
    const own = db.updateTable('paymentMethods').where('userId', '=', renewal.userId)
    if (cards) await own.set(cards).execute()
    else await db.deleteFrom('paymentMethods').where('userId', '=', renewal.userId).execute()
    await announceMoney(ctxFor(db), 'renewalReminded', refsOf('renewalReminded', renewal))
    bodies.push((await emailsTo(db, renewal.owner.email))[0]?.body ?? '')
  }
  expect(bodies[0]).toContain('expires before then')
  expect(bodies[1]).toContain('no card on file')
})

/** The code of these folders that can announce something, tests and the table itself left out. */
async function codeBelow(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.') && !file.endsWith('notices/rules.ts'),
  )
  return Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
}

describe('[PAY-09] the table of events', () => {
  const rules = MONEY_EVENT_NAMES.map(moneyRule)
  const ends = Object.keys(END_EVENTS)

  test('says why where no mail is written, and has a use for every mail', () => {
    expect(rules.filter((rule) => rule.mail === null && rule.whyNoMail.length < 20)).toEqual([])
    const used = new Set(rules.flatMap(({ mail }) => mail ?? []))
    expect(MONEY_MAILS.filter((mail) => !used.has(mail))).toEqual([])
  })

  test('names sentences of the dashboard that exist', () => {
    const known = Object.keys(en.billing).map((name) => `billing.${name}`)
    const named = rules.flatMap(({ notice }) => notice ?? [])
    expect(named.filter((notice) => !known.includes(notice))).toEqual([])
  })

  test('has no event that nothing announces', async () => {
    const code = (await codeBelow('app/features/billing')).join('\n')
    // A partial refund is announced by the use case that makes it, the end of a renewal by why it ends.
    const elsewhere: readonly string[] = ['partiallyRefunded', ...Object.values(END_EVENTS)]
    const silent = MONEY_EVENT_NAMES.filter(
      (name) => !elsewhere.includes(name) && !code.includes(`'${name}'`),
    )
    expect(silent).toEqual([])
  })

  test.each(ends)('has someone who ends renewals for this reason: %s', async (why) => {
    const code = await codeBelow('app/features')
    const call = new RegExp(`endSubscriptionsOf\\([^)]*'${why}'\\)`, 'u')
    expect(code.some((text) => call.test(text))).toBe(true)
  })
})

describe('[PAY-15] the bookkeeper of a buyer', () => {
  const BOOKS = 'books@example.com'

  test.each([
    ['purchased', 'Amount'],
    ['renewed', 'Amount'],
    ['partiallyRefunded', 'Refunded'],
  ] as const)('gets the facts of a %s, without a link into the account', async (event, fact) => {
    const { owner, paymentId, receiptNumber } = await aRenewal('en')
    const { id: userId } = owner
    const bookkeeperEmail = `${userId}.${BOOKS}`
    await db.insertInto('billingDetails').values({ userId, company: 'Driver LLC', bookkeeperEmail }).execute()
    await announceMoney(ctxFor(db), event, { userId, paymentId })

    const [copy, ...more] = await emailsTo(db, bookkeeperEmail)
    expect(more).toEqual([])
    expect(copy?.subject).toBe(`Receipt ${receiptNumber} of Driver LLC`)
    for (const words of [fact, receiptNumber, '$300.00', 'Visa •••• 4242'])
      expect(copy?.body).toContain(words)
    expect(copy?.body).not.toContain('/dashboard')
    expect(await emailsTo(db, owner.email)).toHaveLength(1)
  })

  test('gets nothing of what is no receipt', async () => {
    const { owner, subscriptionId } = await aRenewal('en')
    const bookkeeperEmail = `${owner.id}.${BOOKS}`
    await db.insertInto('billingDetails').values({ userId: owner.id, bookkeeperEmail }).execute()
    await announceMoney(ctxFor(db), 'renewalTurnedOff', { userId: owner.id, subscriptionId })
    expect(await emailsTo(db, bookkeeperEmail)).toEqual([])
  })
})
