import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { expect, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'

const WIDTHS = [320, 834, 1024, 1280] as const

test.describe('the account menu', () => {
  for (const language of LOCALES) {
    test(`[NAV-11] is on screen at every width, in ${language}`, async ({ openPage, signIn }) => {
      const t = TRANSLATE[language]
      const page = await openPage({ language })
      await signIn(page, { role: 'admin', fullName: 'Konstantin Aleksandrovich' })
      await page.goto('/contact')
      await waitForHydration(page)
      const menu = page.locator('#site-menu')
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await page.getByRole('button', { name: t('shell.account') }).click()
        for (const name of ['administration', 'dashboard', 'profile', 'settings', 'favorites'] as const)
          await expect(menu.getByRole('link', { name: t(`shell.${name}`), exact: true })).toBeInViewport({
            ratio: 1,
          })
        await expect(menu.getByRole('button', { name: t('shell.logOut') })).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Escape')
        await expect(menu).toBeHidden()
        await expect(page.getByRole('button', { name: t('shell.account') })).toBeFocused()
      }
    })
  }

  test('[NAV-19] on a phone the posting button is beside it, on every page, without JavaScript', async ({
    openPage,
    signIn,
  }) => {
    const page = await openPage({ language: 'ru', width: 320, javaScript: false })
    await signIn(page)
    const post = page.getByRole('banner').getByRole('link', { name: TRANSLATE.ru('shell.postListing') })
    for (const path of ['/ru', '/ru/categories/tires', '/ru/dashboard']) {
      await page.goto(path)
      await expect(post).toBeInViewport({ ratio: 1 })
      expect((await post.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await post.click()
    await expectPath(page, '/ru/post-listing')
  })

  test('[NAV-11] without JavaScript it opens, leads on, and signs out', async ({ openPage, signIn }) => {
    const page = await openPage({ javaScript: false })
    await signIn(page)
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Profile' }).click()
    await expectPath(page, '/profile')
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.locator('#site-menu').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  for (const address of ['/contact', '/dashboard/settings', '/admin/users'])
    test(`[AUTH-08] signing out on ${address} covers the screen, says that the server is away, and tries again`, async ({
      openPage,
      signIn,
    }) => {
      const page = await openPage()
      await signIn(page, { role: address.startsWith('/admin') ? 'admin' : 'user' })
      await page.goto(address)
      await waitForHydration(page)
      if (address === '/contact') await page.getByRole('button', { name: 'Your account' }).click()
      await page.evaluate("localStorage.setItem('note', 'mine')")
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByText('The server cannot be reached')).toBeVisible()
      await expect(page.getByText('The server cannot be reached')).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(page.getByText('The server cannot be reached')).toBeVisible()
      expect(await page.evaluate('localStorage.length')).toBe(0)

      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expectPath(page, '/')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    })
})
