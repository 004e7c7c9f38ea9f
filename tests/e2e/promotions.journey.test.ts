import { z } from 'zod'
import { CELL_SIZES } from '#app/features/billboards/cell-sizes.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aDayOf, anAd } from '#tests/factories/items.ts'
import { aLayout } from '#tests/factories/layouts.ts'
import { expect, test } from './journey.ts'
import {
  expectNoAxeViolations,
  expectNoOverflow,
  expectNoSidewaysScroll,
  openListWith,
  screenshot,
  waitForHydration,
} from './page-checks.ts'
import { running } from './periods.ts'

const SIDES_OF_CELLS = `[...document.querySelectorAll('.billboard')]
  .map((cell) => cell.getBoundingClientRect())
  .flatMap(({ width, height }) => [Math.ceil(width), Math.ceil(height)])`

/** Makes the active layout one with a cell of each shape. */
async function activateMergedCells(db: Db): Promise<void> {
  const shapes = [
    { row: 0, col: 0, width: 2, height: 2 },
    { row: 0, col: 2, width: 2, height: 1 },
    { row: 1, col: 2, width: 1, height: 2 },
    { row: 1, col: 3, width: 1, height: 1 },
  ]
  const positions = []
  for (const shape of shapes) positions.push({ ...shape, adId: (await anAd(db, running())).id })
  await db.updateTable('layoutConfigs').set({ isActive: false }).execute()
  await aLayout(db, { rows: 3, cols: 4, positions })
}

const countsOf = (db: Db, id: string) =>
  db.selectFrom('ads').select(['views', 'clicks']).where('id', '=', id).executeTakeFirst()

test.describe('the banner business', () => {
  test('[AD-06] its owner shares the numbers of a billboard with a link, which needs no account', async ({
    db,
    openPage,
    signIn,
  }) => {
    const t = TRANSLATE.es
    const page = await openPage({ language: 'es', width: 320 })
    const { id: userId } = await signIn(page)
    const ad = await anAd(db, { userId, views: 1250, clicks: 31, ...running() })
    await aDayOf(db, ad.id)
    await page.goto(`/edit-ad/${ad.id}`)
    await waitForHydration(page)
    await expect(page.locator('svg.recharts-surface')).toHaveCount(2)
    await page.getByRole('button', { name: t('billboards.linkMake') }).click()
    const address = await page.getByLabel(t('billboards.linkAddress'), { exact: true }).inputValue()
    const visitor = await openPage({ language: 'es' })
    await visitor.goto(new URL(address).pathname)
    await waitForHydration(visitor)
    await expect(visitor.getByText(t('billboards.sharedLead'))).toBeVisible()
    await expect(visitor.locator('svg.recharts-surface')).toHaveCount(2)
    await expectNoAxeViolations(visitor)
    await screenshot(visitor, 'promotion-shared-es')
    await visitor.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(visitor)
  })

  test('[AD-01] [AD-02] [AD-05] a billboard is posted, waits, is approved, is public, and stays so while its edit waits', async ({
    db,
    openPage,
    signIn,
    page: visitor,
  }) => {
    const t = TRANSLATE.en
    const page = await openPage({ width: 320 })
    const { id: userId } = await signIn(page)
    await page.goto('/post-ad')
    await waitForHydration(page)
    await page.getByRole('link', { name: t('billboards.create') }).click()
    await page.getByRole('button', { name: t('billboards.post') }).click()
    await expect(page.getByText('Price is required', { exact: true })).toBeVisible()
    await page.getByLabel('Title (English)').fill('Night shift tires')
    await page.getByLabel('Description (English)').fill('Mounted at your truck.')
    await page.getByRole('textbox', { name: t('billboards.price') }).fill('Free')
    await page.getByLabel(t('billboards.category')).selectOption('repair-shops-parts')
    await page.getByLabel(t('billboards.toContact')).check()
    await page.getByLabel(t('billboards.contactName')).fill('Pat')
    await page.getByLabel(t('billboards.contactEmail')).fill('pat@example.com')
    await page.getByRole('button', { name: t('billboards.post') }).click()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText('Night shift tires').first()).toBeVisible()

    const posted = await db
      .selectFrom('ads')
      .selectAll()
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    expect((await visitor.goto(`/promotions/${posted.adId}`))?.status()).toBe(404)

    const adminPage = await openPage()
    await signIn(adminPage, { role: 'admin' })
    // Demo items may have waited for longer: the queue is opened just before this one.
    await adminPage.goto(`/admin/ads/queue?after=${posted.createdAt.getTime() - 1}.${posted.id}`)
    await waitForHydration(adminPage)
    await expect(adminPage.getByText('Night shift tires').first()).toBeVisible()
    await adminPage
      .getByRole('button', { name: t('moderation.approve') })
      .first()
      .click()
    await expect
      .poll(async () => (await visitor.goto(`/promotions/${posted.adId}`))?.status(), { timeout: 20_000 })
      .toBe(200)

    await page.goto(`/edit-ad/${posted.id}`)
    await waitForHydration(page)
    await page.getByLabel('Title (English)').fill('Night shift tires and more')
    await page.getByRole('button', { name: t('billboards.update') }).click()
    await expect(page.getByText('Ad updated successfully!')).toBeVisible()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText(t('dashboard.changeWaiting')).first()).toBeVisible()
    expect((await visitor.goto(`/promotions/${posted.adId}`))?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { name: 'Night shift tires', exact: true })).toBeVisible()
    await adminPage.goto(`/admin/ads/queue?after=${posted.createdAt.getTime()}.${posted.id}`)
    await expect(adminPage.getByText('Night shift tires and more').first()).toBeVisible()
  })

  for (const language of LOCALES) {
    test(`[AD-09] the form shows the picture in all its spaces and says what is too small on a phone (${language})`, async ({
      openPage,
      signIn,
    }) => {
      const t = TRANSLATE[language]
      const page = await openPage({ language, width: 320 })
      await signIn(page)
      await page.goto('/post-ad?write=1')
      await waitForHydration(page)
      const advice = page.getByRole('status').filter({ hasText: t('billboards.letteringTooSmall') })
      const previews = page.getByRole('region', { name: t('billboards.previews') })
      const upload = (name: string) =>
        page.locator('input[type=file]').setInputFiles(`packages/demo/pictures/billboards/${name}.webp`)
      await upload('tow')
      await expect(advice).toBeVisible()
      await expect(previews.locator('.billboard-picture')).toHaveCount(7)
      await expect(previews.getByText(t('billboards.letteringSmall'), { exact: true })).toHaveCount(5)
      await expectNoOverflow(page.getByRole('dialog'))
      await expectNoAxeViolations(page)
      await screenshot(page, `promotion-previews-${language}`)
      await page.getByRole('button', { name: t('uploads.remove', { file: 'tow.webp' }) }).click()
      await expect(previews).toHaveCount(0)
      await upload('tickets')
      await expect(previews.locator('.billboard-picture').first()).toBeVisible()
      await expect(previews.getByRole('status')).toHaveAttribute('aria-busy', 'false')
      await expect(advice).toHaveCount(0)
    })
  }

  test('[AD-09] the spaces of the form are those of the pages', async ({ db, page }) => {
    await activateMergedCells(db)
    const sides = async (path: string, width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      return z.array(z.number()).parse(await page.evaluate(SIDES_OF_CELLS))
    }
    const trucks = '/categories/trucks-trailers-marketplace'
    const drawn = [...(await sides('/', 1280)), ...(await sides('/', 390)), ...(await sides(trucks, 1280))]
    const wanted = CELL_SIZES.flatMap(({ width, height }) => [width, height])
    expect(wanted.filter((side) => !drawn.includes(side))).toEqual([])
  })

  test('[AD-06] [AD-10] what is on the screen for a second is counted, with its cell, and clicks are', async ({
    db,
    page,
  }) => {
    const shown = await anAd(db, {
      category: 'events',
      contactType: 'contact_info',
      websiteUrl: '',
      ...running(),
    })
    const billboard = page.locator(
      `.billboard[href="/promotions/${shown.adId}/big-rig-repair-day-and-night"]`,
    )
    await openListWith(page, '/categories/events', billboard)
    await waitForHydration(page)
    await expect.poll(() => countsOf(db, shown.id), { timeout: 20_000 }).toEqual({ views: 1, clicks: 0 })
    await billboard.first().click()
    await expect.poll(() => countsOf(db, shown.id), { timeout: 20_000 }).toEqual({ views: 1, clicks: 1 })
    const cells = await db
      .selectFrom('cellCounts')
      .select(['gridRow', 'gridCol'])
      .where('page', '=', 'events')
      .where('clicks', '>', 0)
      .execute()
    // The newest billboard is in the first cell of a page without a layout.
    expect(cells).toEqual([{ gridRow: 1, gridCol: 1 }])
  })

  test('[AD-01] [AD-04] without JavaScript: posted, edited, deleted', async ({ db, openPage, signIn }) => {
    const t = TRANSLATE.en
    const page = await openPage({ javaScript: false })
    const { id: userId } = await signIn(page)
    await page.goto('/post-ad')
    await page.getByRole('link', { name: t('billboards.create') }).click()
    await page.getByLabel('Title (English)').fill('Plain sign')
    await page.getByLabel('Description (English)').fill('No scripts.')
    await page.getByRole('textbox', { name: t('billboards.price') }).fill('$5')
    await page.getByLabel(t('billboards.category')).selectOption('events')
    await page.getByLabel(t('billboards.websiteUrl')).fill('nowhere')
    await page.getByRole('button', { name: t('billboards.post') }).click()
    const invalid = t('billboards.websiteInvalid', { host: 'https://example.com' })
    await expect(page.getByText(invalid, { exact: true })).toBeVisible()
    await page.getByLabel(t('billboards.websiteUrl')).fill('https://signs.example/')
    await page.getByRole('button', { name: t('billboards.post') }).click()
    await page.waitForURL('**/dashboard')
    const { id } = await db
      .selectFrom('ads')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    await page.goto(`/edit-ad/${id}`)
    await page.getByRole('link', { name: t('billboards.remove') }).click()
    await expect(page.getByText(t('billboards.removeQuestion'))).toBeVisible()
    await page.getByRole('button', { name: t('billboards.removeYes') }).click()
    await expect(page.getByText('Ad deleted successfully!')).toBeVisible()
  })
})
