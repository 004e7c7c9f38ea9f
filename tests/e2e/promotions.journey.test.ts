import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { aDayOf, anAd } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, screenshot, waitForHydration } from './page-checks.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const running = () => ({ createdAt: inHours(-24), expiresAt: inHours(600) })

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

  test('[AD-01] [AD-02] [AD-05] a billboard is posted, waits, is approved, is public, and waits again once edited', async ({
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
    await expect(page.getByText('Price is required')).toBeVisible()
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
    const edited = await db.selectFrom('ads').selectAll().where('id', '=', posted.id).executeTakeFirst()
    expect(edited).toMatchObject({ moderation: 'waiting', title: { en: 'Night shift tires and more' } })
  })

  test('[AD-06] [AD-08] what is on the screen for a second is counted, with its cell, and clicks are', async ({
    db,
    page,
  }) => {
    const shown = await anAd(db, {
      category: 'events',
      contactType: 'contact_info',
      websiteUrl: '',
      ...running(),
    })
    await page.goto('/categories/events')
    await waitForHydration(page)
    await expect.poll(() => countsOf(db, shown.id), { timeout: 20_000 }).toEqual({ views: 1, clicks: 0 })
    await page
      .locator(`.billboard[href="/promotions/${shown.adId}/big-rig-repair-day-and-night"]`)
      .first()
      .click()
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
    await expect(
      page.getByText(t('billboards.websiteInvalid', { host: 'https://example.com' })),
    ).toBeVisible()
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
