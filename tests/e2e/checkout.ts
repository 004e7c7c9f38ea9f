import { translator } from '@haulpost/stripe-simulator/words'
import type { Page } from '@playwright/test'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Checkout } from './journey.ts'

// Shared by journeys about paying.

type OpenForm = Pick<Checkout, 'page' | 't'>

/** Types a card into the open form. */
export async function fillCard({ page, t }: OpenForm, number: string): Promise<void> {
  await page.getByLabel(translator(t.locale)('card.number')).fill(number)
  await page.getByLabel(translator(t.locale)('card.expiry')).fill('1234')
  await page.getByLabel(translator(t.locale)('card.code')).fill('123')
}

/** The button of the payment page, whatever total it shows. */
export const continueButton = (page: Page, t: Checkout['t']) =>
  page.getByRole('button', { name: t('billing.continueToPay', { amount: '' }).trim() })

export const payButton = (page: Page, t: Checkout['t'], amount: string) =>
  page.getByRole('button', { name: t('billing.payNow', { amount }) })

/** Returns the status of a listing, and what was paid for it. */
export const statusOf = (db: Db, id: string) =>
  db.selectFrom('listings').select(['status', 'paymentType']).where('id', '=', id).executeTakeFirst()

/** Returns the last digits of a user's saved cards. */
export async function cardsOf(db: Db, userId: string): Promise<readonly string[]> {
  const cards = await db
    .selectFrom('paymentMethods')
    .select('cardLast4')
    .where('userId', '=', userId)
    .execute()
  return cards.map(({ cardLast4 }) => cardLast4)
}
