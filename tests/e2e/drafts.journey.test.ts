import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { aListing } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, screenshot, waitForHydration } from './page-checks.ts'

const t = TRANSLATE.en
const SAVED = 'Draft saved'
const RESTORED = 'We kept what you typed last time.'

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(path)
  await waitForHydration(page)
  return page
}

const titleOf = (page: Page) => page.locator('input[name=titleEn]')

test.describe('drafts', () => {
  test('[FORM-01] typed without a pause, closed with Escape: it is there again, and can be started over', async ({
    signIn,
    page,
  }) => {
    await signIn(page)
    await open(page, '/post-listing?write=1')
    // A server that takes its time: the form is opened again while its text is still on the way.
    await page.route('**/api/draft', async (route) => {
      await setTimeout(500)
      await route.continue()
    })
    await titleOf(page).pressSequentially('Kenworth T680')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('link', { name: 'Add Post' }).last().click()
    await expect(titleOf(page)).toHaveValue('Kenworth T680')
    await expect(page.getByText(RESTORED)).toBeVisible()
    await page.unroute('**/api/draft')
    await titleOf(page).fill('Kenworth W900')
    await expect(page.getByText(SAVED)).toBeVisible()
    await expectNoAxeViolations(page)
    await screenshot(page, 'draft-saved-1280')
    await page.reload()
    await waitForHydration(page)
    await expect(titleOf(page)).toHaveValue('Kenworth W900')

    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(titleOf(page)).toHaveValue('')
    await open(page, '/post-listing?write=1')
    await expect(titleOf(page)).toHaveValue('')
  })

  test('[FORM-01] the form of a banner ad survives a reload right after typing', async ({ signIn, page }) => {
    await signIn(page)
    await open(page, '/post-ad?write=1')
    await titleOf(page).fill('Tires, day and night')
    await page.locator('input[name=contactType][value=contact_info]').check()
    await page.locator('input[name=contactName]').fill('Al')
    await page.reload()
    await waitForHydration(page)
    await expect(titleOf(page)).toHaveValue('Tires, day and night')
    await expect(page.locator('input[name=contactName]')).toHaveValue('Al')
  })

  test('[FORM-02] two tabs of a form keep both texts, each its own over a reload', async ({
    signIn,
    page,
  }) => {
    await signIn(page)
    await open(page, '/post-listing?write=1')
    const second = await open(await page.context().newPage(), '/post-listing?write=1')
    for (const [tab, text] of [
      [page, 'In the first tab'],
      [second, 'In the second tab'],
    ] as const) {
      await titleOf(tab).fill(text)
      await expect(tab.getByText(SAVED)).toBeVisible()
    }
    await page.reload()
    await expect(titleOf(page)).toHaveValue('In the first tab')
    await second.reload()
    await expect(titleOf(second)).toHaveValue('In the second tab')

    const third = await open(await page.context().newPage(), '/post-listing?write=1')
    await expect(titleOf(third)).toHaveValue('In the second tab')
    await third.getByRole('link', { name: /^Draft of .* · In the first tab$/u }).click()
    await expect(titleOf(third)).toHaveValue('In the first tab')
  })

  test('[FORM-05] the contact form is there after a reload, in this tab and in no other', async ({
    page,
  }) => {
    await open(page, '/contact')
    await page.getByLabel('Subject').fill('A question')
    await page.getByLabel('Message').fill('How do I renew?')
    await page.reload()
    await waitForHydration(page)
    await expect(page.getByLabel('Message')).toHaveValue('How do I renew?')
    await expect(page.getByText(RESTORED)).toBeVisible()
    const other = await open(await page.context().newPage(), '/contact')
    await expect(other.getByLabel('Message')).toHaveValue('')
  })
})

test.describe('stale forms', () => {
  test('[FORM-04] two tabs edit a listing: both versions are shown, and taking the other loses nothing', async ({
    db,
    signIn,
    openPage,
  }) => {
    const page = await openPage({ expectsErrors: true })
    const { id: userId } = await signIn(page)
    const { id } = await aListing(db, { userId, contactName: 'Dana' })
    const path = `/dashboard/listings/${id}/edit`
    const stored = async () =>
      (await db.selectFrom('listings').select('title').where('id', '=', id).executeTakeFirstOrThrow()).title
    await open(page, path)
    const second = await open(await page.context().newPage(), path)
    await titleOf(page).fill('Peterbilt 579')
    await page.getByRole('button', { name: t('posting.save'), exact: true }).click()
    await expect(page.getByText('Changes saved.')).toBeVisible()

    await titleOf(second).fill('Peterbilt 389')
    await second.getByRole('button', { name: t('posting.save'), exact: true }).click()
    const notice = second.getByRole('alert').filter({ hasText: 'This was saved elsewhere in the meantime' })
    await expect(notice).toContainText('Peterbilt 579')
    await expect(notice).toContainText('Peterbilt 389')
    await expectNoAxeViolations(second)
    await expectNoSidewaysScroll(second)
    expect(await stored()).toEqual({ en: 'Peterbilt 579' })
    await expect(second.getByText(SAVED)).toBeVisible()

    await second.getByRole('link', { name: 'Take theirs' }).click()
    await expect(titleOf(second)).toHaveValue('Peterbilt 579')
    await second.getByRole('link', { name: /^Draft of/u }).click()
    await expect(titleOf(second)).toHaveValue('Peterbilt 389')
    await waitForHydration(second)
    await second.getByRole('button', { name: t('posting.save'), exact: true }).click()
    await expect(second.getByText('Changes saved.')).toBeVisible()
    expect(await stored()).toEqual({ en: 'Peterbilt 389' })
  })
})
