import { randomUUID } from 'node:crypto'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { expect, test } from './journey.ts'
import {
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectPath,
  screenshot,
  waitForHydration,
} from './page-checks.ts'

const roleOf = async (db: Db, id: string) =>
  (await db.selectFrom('profiles').select('role').where('id', '=', id).executeTakeFirst())?.role

test.describe('the administration', () => {
  test('[ADM-03] who goes from it to the home page, and back, sees it', async ({ adminPage: page }) => {
    await page.goto('/admin/users')
    await waitForHydration(page)
    await page.getByRole('banner').getByRole('link', { name: 'Haulpost' }).click()
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Parking Lots for Semis' }).first(),
    ).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
  })

  test('[ADM-02] [ADM-03] [ADM-04] [LOG-02] the overview draws its charts and leads on to the log', async ({
    openAdminPage,
  }) => {
    const t = TRANSLATE.ru
    const page = await openAdminPage({ language: 'ru' })
    await page.goto('/admin')
    await waitForHydration(page)
    await expect(page.locator('figure svg.recharts-surface').nth(3)).toBeAttached()
    await expect(page.getByText(t('statistics.topCategories'))).toBeVisible()
    await expectNoAxeViolations(page)
    await screenshot(page, 'admin-dashboard-ru')

    await page.getByRole('link', { name: t('admin.log'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('audit.title') })).toBeVisible()
    await expectNoAxeViolations(page)
    await screenshot(page, 'admin-log-ru')
  })

  test('[USR-01] [USR-02] [USR-04] a user is found, banned, unbanned and made an admin', async ({
    db,
    openAdminPage,
  }) => {
    const t = TRANSLATE.ru
    const email = `${randomUUID()}@example.com`
    const { id } = await aProfile(db, { email, fullName: 'Дана García' })
    const page = await openAdminPage({ language: 'ru', width: 320 })
    await page.goto('/admin/users')
    await waitForHydration(page)
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await screenshot(page, `admin-users-ru-320`)

    await page.getByLabel(t('users.search')).fill(email.toUpperCase())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]q=/u)
    await page.getByRole('button', { name: `${t('users.ban')} Дана García` }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoAxeViolations(page)
    await screenshot(page, `admin-ban-ru-320`)
    await page.getByLabel(t('users.reason')).fill('spam')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('users.ban'), exact: true })
      .click()
    await expect(page.getByText(t('users.banDone'), { exact: true })).toBeVisible()
    await expect(page.getByText('Banned: spam')).toBeVisible()
    expect(await roleOf(db, id)).toBe('banned')
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: `${t('users.unban')} Дана García` }).click()
    await expect(page.getByText(t('users.unbanDone'), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: `${t('users.changeRole')} Дана García` }).click()
    await page.getByLabel(t('users.newRole'), { exact: true }).selectOption('admin')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('users.changeRole') })
      .click()
    await expect(page.getByText(t('users.roleUpdated', { role: t('users.roleAdmin') }))).toBeVisible()
    expect(await roleOf(db, id)).toBe('admin')
  })

  test('[USR-05] by keyboard alone: all users on the page are selected and verified; those who cannot be banned are named', async ({
    db,
    adminPage: page,
  }) => {
    const domain = `${randomUUID()}.example`
    for (const name of ['one', 'two']) await aProfile(db, { email: `${name}@${domain}` })
    await aProfile(db, { email: `boss@${domain}`, role: 'admin' })
    await page.goto(`/admin/users?q=${domain}`)
    await waitForHydration(page)

    await page.getByLabel('Select all users on this page').focus()
    await page.keyboard.press('Space')
    const bar = page.getByRole('region', { name: 'Actions for the selected users' })
    await expect(bar.getByText('3 selected')).toBeVisible()
    await screenshot(page, 'admin-bulk-en-1280')
    await expectNoAxeViolations(page)
    await bar.getByRole('button', { name: 'Verify' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Are you sure you want to verify 3 users?')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await bar.getByRole('button', { name: 'Verify' }).press('Enter')
    // Browsers send the close event late: the one of the first question can arrive when the second is open.
    await page.getByRole('dialog').dispatchEvent('close')
    await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).press('Enter')
    await expect(page.getByText('3 users have been verified')).toBeVisible()

    await page.getByLabel('Select all users on this page').press('Space')
    await bar.getByRole('button', { name: 'Ban' }).press('Enter')
    await page.getByLabel('Reason').fill('spam')
    await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).press('Enter')
    await expect(page.getByText('Some actions failed. Please try again.')).toBeVisible()
    await expect(page.getByText('Banned: spam').nth(1)).toBeVisible()
  })

  test('[ADM-08] by keyboard alone: Ctrl+K, a few letters, and one is where one wanted to be', async ({
    db,
    adminPage: page,
  }) => {
    const { email } = await aProfile(db, { fullName: 'Kingpin Keller' })
    await page.goto('/admin/log')
    await waitForHydration(page)

    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Number, email, name or title' })
    await expect(field).toBeFocused()
    await page.keyboard.type('kingpin')
    await expect(page.getByRole('option', { name: /Kingpin Keller/u })).toBeVisible()
    await expectNoAxeViolations(page)
    await screenshot(page, 'admin-find-en-1280')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()

    await page.getByRole('link', { name: 'Find anything' }).press('Enter')
    await expect(field).toHaveValue('')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: /^Review queue/u })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.type(email)
    await expect(page.getByRole('option', { name: /Kingpin Keller/u })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await page.keyboard.press('Control+a')
    await page.keyboard.type('users')
    await page.keyboard.press('Enter')
    await expectPath(page, '/admin/users')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('[ADM-08] a search that fails says so, and is tried again', async ({ db, adminPage: page }) => {
    await aProfile(db, { fullName: 'Gearbox Garcia' })
    await page.goto('/admin/log')
    await waitForHydration(page)
    await page.route('**/admin/find.data*', (route) => route.abort('internetdisconnected'))
    await page.keyboard.press('Control+k')
    await page.keyboard.type('gearbox')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('The search did not work.')).toBeVisible()
    await expect(dialog.getByText('0 results')).toHaveCount(0)
    await expectNoAxeViolations(page)

    await page.unroute('**/admin/find.data*')
    await dialog.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('option', { name: /Gearbox Garcia/u })).toBeVisible()
    await expect(dialog.getByText('The search did not work.')).toHaveCount(0)
  })

  test('[ADM-07] on a phone the menu opens without a script, and closes when one has arrived', async ({
    openAdminPage,
  }) => {
    const page = await openAdminPage({ language: 'es', width: 320 })
    const t = TRANSLATE.es
    await page.goto('/admin/users')
    await waitForHydration(page)
    const menu = page.getByRole('navigation', { name: t('admin.menu') })
    const log = menu.getByRole('link', { name: t('admin.log') })
    await expect(log).toBeHidden()
    await menu.getByText(t('admin.users')).first().click()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await log.click()
    await expectPath(page, '/admin/log')
    await expect(log).toBeHidden()
    await page.setViewportSize({ width: 1920, height: 900 })
    await expect(log).toHaveAttribute('aria-current', 'page')
    await expect(log).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('[ADM-01] a visitor signs in first, a member is refused', async ({ signIn, page }) => {
    await page.goto('/admin/users')
    await expectPath(page, '/signin')

    await signIn(page)
    await page.goto('/admin/users')
    await waitForHydration(page)
    await expectNoAxeViolations(page)
    await screenshot(page, 'admin-denied')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expectPath(page, '/')
  })
})
