import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { expectNoAxeViolations, openPage, screenshot, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()
const NEW = '/admin/ads/new'

/** An admin with the form open. */
async function atTheForm(visitor: Parameters<typeof openPage>[0] = {}) {
  const page = await openPage(visitor)
  const { id } = await signInAs(page, db, { role: 'admin', fullName: 'Bo Boss' })
  await page.goto(NEW)
  await untilAlive(page)
  return { id, page }
}

const publish = (page: Page) => page.getByRole('button', { name: 'Create listing' }).click()

async function fillIn(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Ready to roll.')
  await page.getByLabel('Category').selectOption('cdl-a-company-drivers')
}

const made = (title: string) =>
  db
    .selectFrom('listings')
    .select(['status', 'featuredTicker', 'paymentAmount'])
    .where(sql<boolean>`title ->> 'en' = ${title}`)
    .execute()

describe('a listing that an admin makes', () => {
  test('[MOD-08] says what is missing, goes live without a payment, and leads back to the list by itself', async () => {
    const title = `Free dry van ${randomUUID().slice(0, 8)}`
    const { page } = await atTheForm()
    await expectNoAxeViolations(page)
    await publish(page)
    await page.getByText('Title is required').waitFor()
    await screenshot(page, 'new-listing-missing-en-1280')

    await fillIn(page, title)
    await publish(page)

    await page.getByText('Listing created successfully!').waitFor()
    await page.waitForURL('**/admin/ads')
    await page.getByRole('heading', { name: title }).waitFor()
    expect(await made(title)).toEqual([{ status: 'active', featuredTicker: false, paymentAmount: 0 }])
  })

  test('[MOD-08] a lost connection and lost rights are told apart, and what was typed stays', async () => {
    const title = `Kept ${randomUUID().slice(0, 8)}`
    const { id, page } = await atTheForm()
    await fillIn(page, title)
    await page.route('**/admin/ads/new.data*', (route) => route.abort('internetdisconnected'))
    await publish(page)
    await page.getByText('Network timeout. Please check your internet connection and try again.').waitFor()

    await page.unroute('**/admin/ads/new.data*')
    await db.updateTable('profiles').set({ role: 'user' }).where('id', '=', id).execute()
    await publish(page)
    await page.getByText('Permission denied. Please log in again and try again.').waitFor()

    expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe(title)
    expect(await made(title)).toEqual([])
  })

  test.each(LOCALES)('[MOD-08] in %s: fits a phone, and Escape leads back to the list', async (language) => {
    const { page } = await atTheForm({ language, width: 320 })
    await page.getByRole('dialog', { name: TRANSLATE[language]('moderation.createListing') }).waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await screenshot(page, `new-listing-${language}-320`)

    await page.keyboard.press('Escape')
    await page.waitForURL('**/admin/ads')
    // Opened and left without a word typed: nothing is kept that would greet them the next time.
    await page.goto(NEW)
    await page.getByRole('dialog').waitFor()
    expect(await page.getByText(TRANSLATE[language]('posting.restored')).count()).toBe(0)
  })
})
