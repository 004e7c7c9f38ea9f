import type { Page } from '@playwright/test'
import { LOCALES } from '#app/lib/locale.ts'
import { aListing } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { openBeforeScripts, shiftsSeen, watchShifts } from './layout-shifts.ts'
import { waitForHydration } from './page-checks.ts'

test.use({ freshBrowsers: true })

/** The limit of a good page, as browsers report it (cumulative layout shift). */
const MAX_SHIFT = 0.1

/** Opens a form whose scripts arrive after it was painted. Returns what lets them through. */
async function openForm(page: Page, address: string): Promise<() => void> {
  const release = await openBeforeScripts(page, address)
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeVisible()
  return release
}

for (const language of LOCALES) {
  test(`[FORM-07] a form over its page does not move when scripts arrive: ${language}`, async ({
    openPage,
    signIn,
    db,
  }) => {
    for (const width of [320, 1280] as const) {
      const page = await openPage({ language, width })
      const { id: userId } = await signIn(page)
      const { id } = await aListing(db, { userId, expiresAt: new Date(Date.now() + 86_400_000) })
      await watchShifts(page)
      for (const address of ['/post-listing?write=1', '/post-ad?write=1', `/dashboard/listings/${id}/edit`]) {
        const release = await openForm(page, address)
        release()
        await waitForHydration(page)
        await expect(page.locator('dialog:modal')).toBeVisible()
        expect(await shiftsSeen(page), `${address} at ${width}`).toBeLessThan(MAX_SHIFT)
        await page.unrouteAll({ behavior: 'wait' })
      }
    }
  })
}

test('[FORM-07] who has begun to fill it in goes on where they are', async ({ openPage, signIn }) => {
  const page = await openPage({ width: 320 })
  await signIn(page)
  const release = await openForm(page, '/post-listing?write=1')
  const dialog = page.getByRole('dialog', { name: 'New listing' })
  const title = dialog.getByLabel('Title', { exact: true }).first()
  await title.fill('Half a ti')
  const scrolled = () => dialog.evaluate((element) => Math.round(element.scrollTop))
  await dialog.evaluate((element) => element.scrollTo(0, 120))
  const before = await scrolled()
  release()
  await waitForHydration(page)
  await expect(page.locator('dialog:modal')).toBeVisible()

  expect(before).toBeGreaterThan(0)
  expect(await scrolled()).toBe(before)
  await expect(title).toBeFocused()
  await page.keyboard.type('tle')
  await expect(title).toHaveValue('Half a title')
})

test('[FORM-07] whose scripts do not arrive can leave the form', async ({ openPage, signIn }) => {
  const page = await openPage({ width: 320 })
  await signIn(page)
  for (const below of ['/post-listing', '/post-ad']) {
    const release = await openForm(page, `${below}?write=1`)
    await page.getByRole('dialog').getByRole('link', { name: 'Close', exact: true }).click()
    await page.waitForURL(`**${below}`, { waitUntil: 'commit' })
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
})
