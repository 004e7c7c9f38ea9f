import { translator } from '@haulpost/stripe-simulator/words'
import type { Page } from '@playwright/test'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Checkout } from './journey.ts'

// What journeys about paying have in common.

type OpenForm = Pick<Checkout, 'page' | 't'>

/** Types a card into the form that is open. */
export async function fillCard({ page, t }: OpenForm, number: string): Promise<void> {
  await page.getByLabel(translator(t.locale)('card.number')).fill(number)
  await page.getByLabel(translator(t.locale)('card.expiry')).fill('1234')
  await page.getByLabel(translator(t.locale)('card.code')).fill('123')
}

/** The button of the payment page, whatever it says the total is. */
export const continueButton = (page: Page, t: Checkout['t']) =>
  page.getByRole('button', { name: t('billing.continueToPay', { amount: '' }).trim() })

export const payButton = (page: Page, t: Checkout['t'], amount: string) =>
  page.getByRole('button', { name: t('billing.payNow', { amount }) })

/** How a listing stands, and what was paid for it. */
export const statusOf = (db: Db, id: string) =>
  db.selectFrom('listings').select(['status', 'paymentType']).where('id', '=', id).executeTakeFirst()
