import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { aListing } from '#tests/factories/items.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

const draftsOf = (userId: string) =>
  db.selectFrom('listings').selectAll().where('userId', '=', userId).execute()

const tab = (page: Page, name: string) => page.locator('.text-tab', { hasText: name })

describe('posting', () => {
  test('[POST-10] a form in which nobody wrote anything is not offered again', async () => {
    const page = await openPage({})
    const { id } = await signInAs(page, db)
    await page.goto('/post-listing?write=1')
    await untilAlive(page)
    await page.getByLabel('Category', { exact: true }).focus()
    await page.goto('/post-listing')
    await page.goto('/post-listing?write=1')
    await untilAlive(page)
    await page.getByRole('dialog', { name: 'New listing' }).waitFor()
    expect(await page.getByText('We kept what you typed last time.').count()).toBe(0)
    const kept = await db.selectFrom('unsentForms').selectAll().where('userId', '=', id).execute()
    expect(kept).toEqual([])
  })

  test('[POST-01] [POST-02] [POST-10] in three languages on a narrow phone, over a closed tab', async () => {
    const page = await openPage({ width: 320 })
    const { id } = await signInAs(page, db)
    await page.goto('/post-listing')
    await untilAlive(page)
    await page.getByRole('link', { name: 'Add Post' }).last().click()
    const dialog = page.getByRole('dialog', { name: 'New listing' })
    await dialog.getByLabel('Contact name').fill('')
    await dialog.getByRole('button', { name: 'Continue to payment' }).click()
    for (const said of ['Title is required', 'Category is required', 'Contact name is required']) {
      await dialog.getByText(said, { exact: true }).waitFor()
    }
    await screenshot(page, 'post-refused-320')

    await dialog.getByLabel('Category', { exact: true }).selectOption('trucks-trailers-marketplace')
    await dialog.getByLabel('Price or compensation').fill('$45,000')
    expect(await dialog.getByLabel('Price or compensation').inputValue()).toBe('$45000')
    await dialog.getByLabel('Title').first().fill('Kenworth T680')
    await dialog.getByText('13 of 50 characters').waitFor()
    await dialog.getByLabel('Description').first().fill('One owner.')
    await tab(page, 'Russian').click()
    await dialog.locator('[data-language=ru]').getByLabel('Title').fill('Кенворт Т680')
    await tab(page, 'Spanish').click()
    await dialog.locator('[data-language=es]').getByLabel('Title').fill('Kenworth de un dueño')
    await dialog.getByLabel('Contact name').fill('Dana')
    await dialog.getByLabel('Contact phone').pressSequentially('5550100199')
    await dialog.getByLabel('Where you work').selectOption('midwest')
    expect(await dialog.getByLabel('City').count()).toBe(2)
    expect(await dialog.getByLabel('City').last().isVisible()).toBe(false)
    await expectNoAxeViolations(page)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
    const keptTitle = async () =>
      (await db.selectFrom('unsentForms').selectAll().where('userId', '=', id).execute()).map(({ fields }) =>
        JSON.stringify(fields),
      )
    await expect.poll(keptTitle, { timeout: 10_000 }).toEqual([expect.stringContaining('"midwest"')])

    const again = await page.context().newPage()
    await page.close()
    await again.goto('/post-listing?write=1')
    await untilAlive(again)
    await again.getByText('We kept what you typed last time.').waitFor()
    await screenshot(again, 'post-restored-320')
    await again.getByRole('button', { name: 'Save as draft' }).click()
    await until(again, `location.pathname === '/dashboard'`)
    expect(await draftsOf(id)).toMatchObject([
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

  test('[POST-02] [POST-08] without JavaScript, in Russian: the total follows the package', async () => {
    const page = await openPage({ javaScript: false, language: 'ru' })
    const { id } = await signInAs(page, db)
    const t = TRANSLATE.ru
    await page.goto('/post-listing')
    await page
      .getByRole('link', { name: t('posting.start') })
      .last()
      .click()
    await page.getByLabel(t('posting.category'), { exact: true }).selectOption('jobs')
    const pay = page.getByRole('button', { name: t('posting.continueToPayment') })
    expect(await pay.innerText()).toMatch(/\$40\.00$/u)
    await page.locator('input[name=tier][value=gold]').check()
    expect(await pay.innerText()).toMatch(/\$300\.00$/u)
    await page.getByLabel(t('posting.contactName')).fill('Дана')
    await page.locator('[data-language=ru]').getByLabel(t('posting.description')).fill('Работа')
    await page.getByRole('button', { name: t('posting.saveForLater') }).click()
    await page.getByText(t('posting.titleRequired')).waitFor()
    expect(await page.locator('[data-language=ru] textarea').inputValue()).toBe('Работа')
    await screenshot(page, 'post-plain-ru')
    await page.locator('[data-language=ru]').getByLabel(t('posting.listingTitle')).fill('Диспетчер')
    await page.getByRole('button', { name: t('posting.saveForLater') }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')
    expect(await draftsOf(id)).toMatchObject([{ title: { ru: 'Диспетчер' }, category: 'jobs' }])
  })

  test('[POST-10] whoever leaves while the form is on its way is asked first', async () => {
    const page = await openPage({ expectsErrors: true })
    const { id: userId } = await signInAs(page, db)
    const { id } = await aListing(db, { userId, contactName: 'Dana' })
    await page.goto(`/dashboard/listings/${id}/edit`)
    await untilAlive(page)
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    // The server takes its time.
    await page.route('**/edit.data*', () => {})
    await page.locator('[data-language=en]').getByLabel('Title').fill('Peterbilt 389')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('.form-veil').waitFor()
    await screenshot(page, 'edit-submitting')
    const closed = page.waitForEvent('close')
    await page.close({ runBeforeUnload: true })
    await closed

    expect(asked).toEqual(['beforeunload'])
  })

  test('[DASH-05] a listing is changed by keyboard alone, and the dialog closes by itself', async () => {
    const page = await openPage()
    const { id: userId } = await signInAs(page, db)
    const { id } = await aListing(db, { userId, contactName: 'Dana' })
    await page.goto(`/dashboard/listings/${id}/edit`)
    await untilAlive(page)
    const title = page.locator('[data-language=en]').getByLabel('Title')
    await title.focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('Peterbilt 579')
    await screenshot(page, 'edit-1280')
    await page.keyboard.press('Enter')
    await page.getByText('Changes saved.').waitFor()
    await until(page, `location.pathname === '/dashboard'`)
    expect(await draftsOf(userId)).toMatchObject([{ title: { en: 'Peterbilt 579' }, status: 'active' }])
  })
})
