import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectPath,
  screenshot,
  waitForHydration,
} from './page-checks.ts'

const unpaidListingsOf = (db: Db, userId: string) =>
  db.selectFrom('listings').selectAll().where('userId', '=', userId).execute()

const tab = (page: Page, name: string) => page.locator('.text-tab', { hasText: name })

test.describe('posting', () => {
  test('[POST-10] an empty form is not offered again', async ({ db, signIn, page }) => {
    const { id } = await signIn(page)
    await page.goto('/post-listing?write=1')
    await waitForHydration(page)
    await page.getByLabel('Category', { exact: true }).focus()
    await page.goto('/post-listing')
    await page.goto('/post-listing?write=1')
    await waitForHydration(page)
    await expect(page.getByRole('dialog', { name: 'New listing' })).toBeVisible()
    await expect(page.getByText('We kept what you typed last time.')).toHaveCount(0)
    const kept = await db.selectFrom('unsentForms').selectAll().where('userId', '=', id).execute()
    expect(kept).toEqual([])
  })

  test('[POST-01] [POST-02] [POST-10] [FORM-06] in three languages on a narrow phone, over a closed tab', async ({
    db,
    openPage,
    signIn,
  }) => {
    const page = await openPage({ width: 320 })
    const { id } = await signIn(page)
    await page.goto('/post-listing')
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Add Post' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'New listing' })
    await dialog.getByLabel('Contact name').fill('')
    await dialog.getByRole('button', { name: 'Continue to payment' }).click()
    for (const message of ['Title is required', 'Category is required', 'Contact name is required']) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible()
    }
    await screenshot(page, 'post-refused-320')
    await expect(dialog.getByText(/fields need your attention/u)).toBeVisible()
    await dialog.getByRole('link', { name: /^Category: /u }).click()
    await expect(dialog.getByLabel('Category', { exact: true })).toBeFocused()
    await tab(page, 'Spanish').click()
    await dialog.getByRole('link', { name: /Title is required/u }).click()
    await expect(dialog.getByLabel('Title').first()).toBeFocused()
    await dialog.getByLabel('Title').first().fill('x'.repeat(52))
    await expect(dialog.getByText('2 characters too many (at most 50)')).toBeVisible()
    await expect(dialog.getByLabel('Title').first()).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByRole('link', { name: /Title is required/u })).toHaveCount(0)

    await dialog.getByLabel('Category', { exact: true }).selectOption('trucks-trailers-marketplace')
    await dialog.getByLabel('Price').fill('$45,000')
    await dialog.getByLabel('Price').blur()
    await expect(dialog.getByLabel('Price')).toHaveValue('$45000')
    await dialog.locator('[data-language=en]').getByLabel('Title').fill('Kenworth T680')
    await expect(dialog.getByText('13 of 50 characters')).toBeVisible()
    await dialog.getByLabel('Description').first().fill('One owner.')
    await tab(page, 'Russian').click()
    await dialog.locator('[data-language=ru]').getByLabel('Title').fill('Кенворт Т680')
    await tab(page, 'Spanish').click()
    await dialog.locator('[data-language=es]').getByLabel('Title').fill('Kenworth de un dueño')
    await dialog.getByLabel('Contact name').fill('Dana')
    await dialog.getByLabel('Contact phone').pressSequentially('5550100199')
    await dialog.getByLabel('Where you work').selectOption('midwest')
    await expect(dialog.getByLabel('City')).toHaveCount(2)
    await expect(dialog.getByLabel('City').last()).toBeHidden()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    const keptTitle = async () =>
      (await db.selectFrom('unsentForms').selectAll().where('userId', '=', id).execute()).map(({ fields }) =>
        JSON.stringify(fields),
      )
    await expect.poll(keptTitle, { timeout: 10_000 }).toEqual([expect.stringContaining('"midwest"')])

    const again = await page.context().newPage()
    await page.close()
    await again.goto('/post-listing?write=1')
    await waitForHydration(again)
    await expect(again.getByText('We kept what you typed last time.')).toBeVisible()
    await screenshot(again, 'post-restored-320')
    await again.getByRole('button', { name: 'Save and pay later' }).click()
    await expectPath(again, '/dashboard')
    expect(await unpaidListingsOf(db, id)).toMatchObject([
      {
        status: 'pending',
        paymentStatus: 'pending',
        title: { en: 'Kenworth T680', ru: 'Кенворт Т680', es: 'Kenworth de un dueño' },
        compensation: '$45000',
        contactPhone: '(555) 010-0199',
        serviceAreaType: 'midwest',
      },
    ])
    expect(await keptTitle()).toEqual([])
  })

  test('[POST-02] [POST-08] without JavaScript, in Russian: the total follows the package', async ({
    db,
    openPage,
    signIn,
  }) => {
    const page = await openPage({ javaScript: false, language: 'ru' })
    const { id } = await signIn(page)
    const t = TRANSLATE.ru
    await page.goto('/post-listing')
    await page
      .getByRole('link', { name: t('posting.start') })
      .last()
      .click()
    await page.getByLabel(t('posting.category'), { exact: true }).selectOption('jobs')
    const pay = page.getByRole('button', { name: t('posting.continueToPayment') })
    await expect(pay).toHaveText(/\$40\.00$/u, { useInnerText: true })
    await page.locator('input[name=tier][value=gold]').check()
    await expect(pay).toHaveText(/\$300\.00$/u, { useInnerText: true })
    await page.getByLabel(t('posting.contactName')).fill('Дана')
    await page.locator('[data-language=ru]').getByLabel(t('posting.description')).fill('Работа')
    await page.getByRole('button', { name: t('posting.saveForLater') }).click()
    await expect(page.getByText(t('posting.titleRequired'), { exact: true })).toBeVisible()
    await expect(page.locator('[data-language=ru] textarea')).toHaveValue('Работа')
    await screenshot(page, 'post-plain-ru')
    await page.locator('[data-language=ru]').getByLabel(t('posting.listingTitle')).fill('Диспетчер')
    await page.getByRole('button', { name: t('posting.saveForLater') }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')
    expect(await unpaidListingsOf(db, id)).toMatchObject([{ title: { ru: 'Диспетчер' }, category: 'jobs' }])
  })

  test('[POST-10] leaving while the form is being sent asks first', async ({ db, openPage, signIn }) => {
    const page = await openPage({ expectsErrors: true })
    const { id: userId } = await signIn(page)
    const { id } = await aListing(db, { userId, contactName: 'Dana' })
    await page.goto(`/dashboard/listings/${id}/edit`)
    await waitForHydration(page)
    const requests: string[] = []
    page.on('dialog', (dialog) => {
      requests.push(dialog.type())
      void dialog.accept()
    })
    // The server does not respond.
    await page.route('**/edit.data*', () => {})
    await page.locator('[data-language=en]').getByLabel('Title').fill('Peterbilt 389')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('.form-veil')).toBeVisible()
    await screenshot(page, 'edit-submitting')
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed

    expect(requests).toEqual(['beforeunload'])
  })

  test('[DASH-05] a listing is changed by keyboard alone, and the dialog closes by itself', async ({
    db,
    signIn,
    page,
  }) => {
    const { id: userId } = await signIn(page)
    const { id } = await aListing(db, { userId, contactName: 'Dana' })
    await page.goto(`/dashboard/listings/${id}/edit`)
    await waitForHydration(page)
    const title = page.locator('[data-language=en]').getByLabel('Title')
    await title.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Peterbilt 579')
    await screenshot(page, 'edit-1280')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Changes saved.')).toBeVisible()
    await expectPath(page, '/dashboard')
    expect(await unpaidListingsOf(db, userId)).toMatchObject([
      { title: { en: 'Peterbilt 579' }, status: 'active' },
    ])
  })
})
