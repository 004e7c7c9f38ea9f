import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { expect, type Journey, test } from './journey.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, screenshot, waitForHydration } from './page-checks.ts'
import type { Visitor } from './visitor.ts'

const NEW = '/admin/ads/new'

/** An admin with the form open. */
async function atTheForm({ openPage, signIn }: Pick<Journey, 'openPage' | 'signIn'>, visitor: Visitor = {}) {
  const page = await openPage(visitor)
  const { id } = await signIn(page, { role: 'admin', fullName: 'Bo Boss' })
  await page.goto(NEW)
  await waitForHydration(page)
  return { id, page }
}

const publish = (page: Page) => page.getByRole('button', { name: 'Create listing' }).click()

async function fillIn(page: Page, title: string) {
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Ready to roll.')
  await page.getByRole('dialog').getByLabel('Category').selectOption('cdl-a-company-drivers')
}

const made = (db: Db, title: string) =>
  db
    .selectFrom('listings')
    .select(['status', 'featuredTicker', 'paymentAmount'])
    .where(sql<boolean>`title ->> 'en' = ${title}`)
    .execute()

test.describe('a listing that an admin makes', () => {
  test('[MOD-08] says what is missing, goes live without a payment, and leads back to the list by itself', async ({
    db,
    openPage,
    signIn,
  }) => {
    const title = `Free dry van ${randomUUID().slice(0, 8)}`
    const { page } = await atTheForm({ openPage, signIn })
    await expectNoAxeViolations(page)
    await publish(page)
    await expect(page.getByText('Title is required', { exact: true })).toBeVisible()
    await screenshot(page, 'new-listing-missing-en-1280')

    await fillIn(page, title)
    await publish(page)

    await expect(page.getByText('Listing created successfully!')).toBeVisible()
    await page.waitForURL('**/admin/ads')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(await made(db, title)).toEqual([{ status: 'active', featuredTicker: false, paymentAmount: 0 }])
  })

  test('[MOD-08] a lost connection and a lost role have their own messages, and what was typed stays', async ({
    db,
    openPage,
    signIn,
  }) => {
    const title = `Kept ${randomUUID().slice(0, 8)}`
    const { id, page } = await atTheForm({ openPage, signIn })
    await fillIn(page, title)
    await page.route('**/admin/ads/new.data*', (route) => route.abort('internetdisconnected'))
    await publish(page)
    await expect(
      page.getByText('Network timeout. Please check your internet connection and try again.'),
    ).toBeVisible()

    await page.unroute('**/admin/ads/new.data*')
    await db.updateTable('profiles').set({ role: 'user' }).where('id', '=', id).execute()
    await publish(page)
    await expect(page.getByText('Permission denied. Please log in again and try again.')).toBeVisible()

    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(title)
    expect(await made(db, title)).toEqual([])
  })

  test('[MOD-08] fits a phone, and Escape leads back to the list', async ({ openPage, signIn }) => {
    const t = TRANSLATE.es
    const { page } = await atTheForm({ openPage, signIn }, { language: 'es', width: 320 })
    await expect(page.getByRole('dialog', { name: t('moderation.createListing') })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await screenshot(page, 'new-listing-es-320')

    await page.keyboard.press('Escape')
    await page.waitForURL('**/admin/ads')
    // Opened and left without typing: no draft is kept.
    await page.goto(NEW)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByText(t('forms.restored'))).toHaveCount(0)
  })
})
