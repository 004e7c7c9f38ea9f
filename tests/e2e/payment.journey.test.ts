import type { Page } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { formatCents } from '#app/lib/money.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { aListing } from '#tests/factories/items.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

type Visitor = Parameters<typeof openPage>[0]

/** Somebody with a listing that waits for its payment, on the page where it is paid. */
async function atTheTill(visitor: Visitor = {}, query = '?tier=silver') {
  const { id: userId } = await anAccount(db, { createdAt: new Date() })
  const times = { createdAt: new Date(), seenAt: new Date(), expiresAt: new Date(Date.now() + 86_400_000) }
  const value = await aSession(db, userId, times)
  const unpaid = { status: 'pending', paymentStatus: 'pending', expiresAt: null } as const
  const { id } = await aListing(db, { userId, ...unpaid, createdAt: new Date() })
  const page = await openPage(visitor)
  await page.context().addCookies([{ name: 'sid', value, url: inject('siteUrl') }])
  await page.goto(`/dashboard/listings/${id}/pay${query}`)
  await untilAlive(page)
  const t = TRANSLATE[visitor.language === 'ru' || visitor.language === 'es' ? visitor.language : 'en']
  return { page, id, userId, t }
}

type Till = Awaited<ReturnType<typeof atTheTill>>

async function fillCard({ page, t }: Pick<Till, 'page' | 't'>, number: string): Promise<void> {
  await page.getByLabel(t('cardForm.number')).fill(number)
  await page.getByLabel(t('cardForm.expiry')).fill('1234')
  await page.getByLabel(t('cardForm.code')).fill('123')
}

const payButton = (page: Page, t: Till['t'], amount: string) =>
  page.getByRole('button', { name: t('billing.payNow', { amount }) })

const statusOf = (id: string) =>
  db.selectFrom('listings').select(['status', 'paymentType']).where('id', '=', id).executeTakeFirst()

describe('paying for a listing', () => {
  for (const language of LOCALES) {
    test(`[PAY-01] [PAY-03] [PAY-08] in ${language}: a refused card, a good one, live, and a receipt`, async () => {
      const till = await atTheTill({ language, width: language === 'en' ? 1280 : 320 })
      const { page, id, t } = till
      const amount = formatCents(10_000, language)
      await expectNoAxeViolations(page)
      await screenshot(page, `pay-${language}`)
      await page.getByRole('button', { name: t('billing.continueToPay') }).click()
      const dialog = page.getByRole('dialog', { name: t('billing.completePayment') })
      await dialog.getByText(amount).first().waitFor()
      await fillCard(till, '4000000000000002')
      await screenshot(page, `pay-window-${language}`)
      await expectNoAxeViolations(page)
      await payButton(page, t, amount).click()
      await dialog.getByText(t('cardForm.declined')).waitFor()
      await fillCard(till, '4242424242424242')
      await payButton(page, t, amount).click()
      await dialog.getByText(t('billing.paid')).waitFor()
      await until(page, `location.pathname === '/dashboard'`)
      expect(await statusOf(id)).toEqual({ status: 'active', paymentType: 'silver-package' })

      await page.goto('/dashboard/payments')
      await untilAlive(page)
      await page.getByText(t('billing.totalPaid', { count: 1 })).waitFor()
      await screenshot(page, `payments-${language}`)
      await expectNoAxeViolations(page)
      await page.getByRole('link', { name: 'Kenworth T680 sleeper' }).click()
      await page.getByRole('button', { name: t('billing.print') }).waitFor()
      await screenshot(page, `receipt-${language}`)
      await expectNoAxeViolations(page)
    })
  }

  test('[PAY-07] a bank that asks is answered, and the listing goes live', async () => {
    const till = await atTheTill({ width: 320 }, '?tier=single')
    const { page, id, t } = till
    await page.getByRole('button', { name: t('billing.continueToPay') }).click()
    await fillCard(till, '4000002760003184')
    await payButton(page, t, '$40.00').click()
    const bank = page.getByRole('dialog', { name: t('cardForm.askTitle') })
    await bank.getByRole('button', { name: t('cardForm.prove') }).click()
    await page.getByText(t('billing.paid')).waitFor()
    await until(page, `location.pathname === '/dashboard'`)
    expect(await statusOf(id)).toMatchObject({ status: 'active' })
  })

  test('[PAY-05] [POST-09] a browser closed right after paying: the listing goes live all the same', async () => {
    const till = await atTheTill({ expectsErrors: true }, '?tier=single')
    const { page, id, t } = till
    await page.route('**/api/settle-payment', (route) => route.abort())
    await page.getByRole('button', { name: t('billing.continueToPay') }).click()
    await fillCard(till, '4242424242424242')
    const charged = page.waitForResponse((response) => response.url().endsWith('/confirm') && response.ok())
    await payButton(page, t, '$40.00').click()
    await charged
    await page.context().close()

    await expect.poll(() => statusOf(id), { timeout: 20_000 }).toMatchObject({ status: 'active' })
  })
})

test('[SUB-01] [SUB-02] [SUB-03] a listing that renews itself: agreed, paid, its card kept, turned off and on', async () => {
  const till = await atTheTill({}, '?tier=gold')
  const { page, t } = till
  await page.getByRole('radio', { name: t('billing.renews') }).check()
  await page.getByRole('button', { name: t('billing.continueToPay') }).click()
  await page.getByText(t('billing.consentRequired')).waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('billing.continueToPay') }).click()
  await fillCard(till, '4242424242424242')
  await payButton(page, t, '$300.00').click()
  await page.getByText(t('billing.paid')).waitFor()
  await until(page, `location.pathname === '/dashboard'`)

  await page.goto('/dashboard/payments')
  await untilAlive(page)
  await page.getByRole('button', { name: t('billing.turnOff') }).click()
  await page.getByRole('button', { name: t('billing.cancelSubscription') }).click()
  await page.getByRole('button', { name: t('billing.turnOn') }).click()
  await page.getByRole('button', { name: t('billing.turnOff') }).waitFor()
  await screenshot(page, 'payments-subscription')
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: t('billing.addCard') }).click()
  await page.getByRole('dialog', { name: t('billing.addCardTitle') }).waitFor()
  await fillCard(till, '5555555555554444')
  await page.getByRole('button', { name: t('billing.saveCard') }).click()
  const card = t('billing.cardFacts', { brand: 'Mastercard', last4: '4444' })
  await page.locator('li span').getByText(card).waitFor()
})
