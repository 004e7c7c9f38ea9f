import { translator } from '@haulpost/stripe-simulator/words'
import type { Page } from 'playwright-core'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { openPage, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'

// What journeys about paying have in common.

type Visitor = NonNullable<Parameters<typeof openPage>[0]>
type Till = { readonly page: Page; readonly t: (typeof TRANSLATE)['en'] }

/** Somebody with a listing that waits for its payment, on the page where it is paid. */
export async function atTheTill(db: Db, visitor: Visitor = {}, query = '?tier=silver') {
  const page = await openPage(visitor)
  const { id: userId } = await signInAs(page, db, { createdAt: new Date() })
  const { id } = await aListing(db, { userId, ...DRAFT, createdAt: new Date() })
  await page.goto(`/dashboard/listings/${id}/pay${query}`)
  await untilAlive(page)
  const t = TRANSLATE[visitor.language === 'ru' || visitor.language === 'es' ? visitor.language : 'en']
  return { page, id, userId, t }
}

/** Types a card into the form that is open. */
export async function fillCard({ page, t }: Till, number: string): Promise<void> {
  await page.getByLabel(translator(t.locale)('card.number')).fill(number)
  await page.getByLabel(translator(t.locale)('card.expiry')).fill('1234')
  await page.getByLabel(translator(t.locale)('card.code')).fill('123')
}

/** The button of the payment page, whatever it says the total is. */
export const continueButton = (page: Page, t: Till['t']) =>
  page.getByRole('button', { name: t('billing.continueToPay', { amount: '' }).trim() })

export const payButton = (page: Page, t: Till['t'], amount: string) =>
  page.getByRole('button', { name: t('billing.payNow', { amount }) })

/** How a listing stands, and what was paid for it. */
export const statusOf = (db: Db, id: string) =>
  db.selectFrom('listings').select(['status', 'paymentType']).where('id', '=', id).executeTakeFirst()
