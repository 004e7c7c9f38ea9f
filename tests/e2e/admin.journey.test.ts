import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { aProfile } from '#tests/factories/profiles.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

/** A page of somebody who is signed in as an admin. */
async function adminPage(visitor: Parameters<typeof openPage>[0]): Promise<Page> {
  const page = await openPage(visitor)
  await signInAs(page, db, { role: 'admin', fullName: 'Bo Boss' })
  return page
}

const isNarrow = `document.documentElement.scrollWidth <= document.documentElement.clientWidth`

const roleOf = async (id: string) =>
  (await db.selectFrom('profiles').select('role').where('id', '=', id).executeTakeFirst())?.role

describe('the administration', () => {
  test('[ADM-03] who goes from it to the home page, and back, sees it', async () => {
    const page = await adminPage({})
    await page.goto('/admin/users')
    await untilAlive(page)
    await page.getByRole('banner').getByRole('link', { name: 'Haulpost' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Parking Lots for Semis' }).first().waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'User Management' }).waitFor()
  })

  for (const language of LOCALES) {
    test(`[ADM-02] [ADM-03] [ADM-04] [LOG-02] in ${language}: overview and log, on a phone and on a desk`, async () => {
      const t = TRANSLATE[language]
      for (const width of [320, 1280] as const) {
        const page = await adminPage({ language, width })
        await page.goto('/admin')
        await untilAlive(page)
        await until(page, `document.querySelectorAll('figure svg.recharts-surface').length >= 4`)
        await page.getByText(t('statistics.topCategories')).waitFor()
        await expectNoAxeViolations(page)
        expect(await page.evaluate(isNarrow)).toBe(true)
        await screenshot(page, `admin-dashboard-${language}-${width}`)

        await page.getByRole('link', { name: t('admin.log'), exact: true }).click()
        await page.getByRole('heading', { name: t('audit.title') }).waitFor()
        await expectNoAxeViolations(page)
        expect(await page.evaluate(isNarrow)).toBe(true)
        await screenshot(page, `admin-log-${language}-${width}`)
      }
    })

    test(`[USR-01] [USR-02] [USR-04] in ${language}: somebody is found, banned, let in again and made an admin`, async () => {
      const t = TRANSLATE[language]
      const width = language === 'en' ? 1280 : 320
      const email = `${randomUUID()}@example.com`
      const { id } = await aProfile(db, { email, fullName: 'Дана García' })
      const page = await adminPage({ language, width })
      await page.goto('/admin/users')
      await untilAlive(page)
      await expectNoAxeViolations(page)
      expect(await page.evaluate(isNarrow)).toBe(true)
      await screenshot(page, `admin-users-${language}-${width}`)

      await page.getByLabel(t('people.search')).fill(email.toUpperCase())
      await page.keyboard.press('Enter')
      await until(page, `location.search.includes('q=')`)
      await page.getByRole('button', { name: `${t('people.ban')} Дана García` }).click()
      await page.getByRole('dialog').waitFor()
      await expectNoAxeViolations(page)
      await screenshot(page, `admin-ban-${language}-${width}`)
      await page.getByLabel(t('people.reason')).fill('spam')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('people.ban'), exact: true })
        .click()
      await page.getByText(t('people.banDone'), { exact: true }).waitFor()
      await page.getByText('Banned: spam').waitFor()
      expect(await roleOf(id)).toBe('banned')
      await expectNoAxeViolations(page)

      await page.getByRole('button', { name: `${t('people.unban')} Дана García` }).click()
      await page.getByText(t('people.unbanDone'), { exact: true }).waitFor()
      await page.getByRole('button', { name: `${t('people.changeRole')} Дана García` }).click()
      await page.getByLabel(t('people.newRole'), { exact: true }).selectOption('admin')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('people.changeRole') })
        .click()
      await page.getByText(t('people.roleUpdated', { role: t('people.roleAdmin') })).waitFor()
      expect(await roleOf(id)).toBe('admin')
    })
  }

  test('[USR-05] by keyboard alone: everybody on the page is selected and verified; who cannot be banned is said', async () => {
    const domain = `${randomUUID()}.example`
    for (const name of ['one', 'two']) await aProfile(db, { email: `${name}@${domain}` })
    await aProfile(db, { email: `boss@${domain}`, role: 'admin' })
    const page = await adminPage({ width: 1280 })
    await page.goto(`/admin/users?q=${domain}`)
    await untilAlive(page)

    await page.getByLabel('Select all users on this page').focus()
    await page.keyboard.press('Space')
    const bar = page.getByRole('region', { name: 'Actions for the selected users' })
    await bar.getByText('3 selected').waitFor()
    await screenshot(page, 'admin-bulk-en-1280')
    await expectNoAxeViolations(page)
    await bar.getByRole('button', { name: 'Verify' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Are you sure you want to verify 3 users?').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await bar.getByRole('button', { name: 'Verify' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).press('Enter')
    await page.getByText('3 users have been verified').waitFor()

    await page.getByLabel('Select all users on this page').press('Space')
    await bar.getByRole('button', { name: 'Ban' }).press('Enter')
    await page.getByLabel('Reason').fill('spam')
    await page.getByRole('dialog').getByRole('button', { name: 'Ban', exact: true }).press('Enter')
    await page.getByText('Some actions failed. Please try again.').waitFor()
    await page.getByText('Banned: spam').nth(1).waitFor()
  })

  test('[ADM-01] a visitor signs in first, a member is told that this is not for them', async () => {
    const page = await openPage()
    await page.goto('/admin/users')
    expect(new URL(page.url()).pathname).toBe('/signin')

    await signInAs(page, db)
    await page.goto('/admin/users')
    await untilAlive(page)
    await expectNoAxeViolations(page)
    await screenshot(page, 'admin-denied')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await until(page, `location.pathname === '/'`)
  })
})
