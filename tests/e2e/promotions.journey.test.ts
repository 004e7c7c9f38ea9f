import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { anAd } from '#tests/factories/items.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const running = () => ({ createdAt: inHours(-24), expiresAt: inHours(600) })

async function expectInOrder(page: Page, name: string, width: number) {
  expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(width)
  await expectNoAxeViolations(page)
  await screenshot(page, name)
}

const countsOf = (id: string) =>
  db.selectFrom('ads').select(['views', 'clicks']).where('id', '=', id).executeTakeFirst()

describe('the banner business', () => {
  for (const language of LOCALES) {
    for (const width of [320, 1280] as const) {
      test(`[AD-01] [AD-04] [AD-06] in ${language} at ${width} pixels nothing sticks out, nothing keeps people out`, async () => {
        const t = TRANSLATE[language]
        const page = await openPage({ language, width })
        const { id: userId } = await signInAs(page, db)
        const ad = await anAd(db, { userId, views: 1250, clicks: 31, ...running() })
        const day = new Date().toISOString().slice(0, 10)
        await db
          .insertInto('dailyCounts')
          .values({ itemId: ad.id, itemKind: 'banner', day, views: 40, clicks: 3 })
          .execute()
        for (const [name, path] of [
          ['post', '/post-ad'],
          ['post-form', '/post-ad?write=1'],
          ['edit', `/edit-ad/${ad.id}`],
          ['remove', `/edit-ad/${ad.id}?ask=remove`],
        ] as const) {
          await page.goto(path)
          await untilAlive(page)
          if (name === 'edit')
            await until(page, `document.querySelectorAll('svg.recharts-surface').length === 2`)
          await expectInOrder(page, `promotion-${name}-${language}-${width}`, width)
        }

        await page.goto(`/edit-ad/${ad.id}`)
        await untilAlive(page)
        await page.getByRole('button', { name: t('billboards.linkMake') }).click()
        const address = await page.getByLabel(t('billboards.linkAddress'), { exact: true }).inputValue()
        const visitor = await openPage({ language, width })
        await visitor.goto(new URL(address).pathname)
        await untilAlive(visitor)
        await visitor.getByText(t('billboards.sharedLead')).waitFor()
        await expectInOrder(visitor, `promotion-shared-${language}-${width}`, width)
      })
    }
  }

  test('[AD-01] [AD-02] [AD-05] a billboard is posted, waits, is approved, is public, and waits again once edited', async () => {
    const t = TRANSLATE.en
    const page = await openPage({ width: 320 })
    const { id: userId } = await signInAs(page, db)
    await page.goto('/post-ad')
    await untilAlive(page)
    await page.getByRole('link', { name: t('billboards.create') }).click()
    await page.getByRole('button', { name: t('billboards.post') }).click()
    await page.getByText('Price is required').waitFor()
    await page.getByLabel('Title (English)').fill('Night shift tires')
    await page.getByLabel('Description (English)').fill('Mounted at your truck.')
    await page.getByRole('textbox', { name: t('billboards.price') }).fill('Free')
    await page.getByLabel(t('billboards.category')).selectOption('repair-shops-parts')
    await page.getByLabel(t('billboards.toContact')).check()
    await page.getByLabel(t('billboards.contactName')).fill('Pat')
    await page.getByLabel(t('billboards.contactEmail')).fill('pat@example.com')
    await page.getByRole('button', { name: t('billboards.post') }).click()
    await page.waitForURL('**/dashboard')
    await page.getByText('Night shift tires').first().waitFor()

    const posted = await db
      .selectFrom('ads')
      .selectAll()
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    const visitor = await openPage()
    expect((await visitor.goto(`/promotions/${posted.adId}`))?.status()).toBe(404)

    const office = await openPage()
    await signInAs(office, db, { role: 'admin' })
    // Demo items may wait for longer: the queue is entered just before this one.
    await office.goto(`/admin/ads/queue?after=${posted.createdAt.getTime() - 1}.${posted.id}`)
    await untilAlive(office)
    await office.getByText('Night shift tires').first().waitFor()
    await office
      .getByRole('button', { name: t('moderation.approve') })
      .first()
      .click()
    await expect
      .poll(async () => (await visitor.goto(`/promotions/${posted.adId}`))?.status(), { timeout: 20_000 })
      .toBe(200)

    await page.goto(`/edit-ad/${posted.id}`)
    await untilAlive(page)
    await page.getByLabel('Title (English)').fill('Night shift tires and more')
    await page.getByRole('button', { name: t('billboards.update') }).click()
    await page.getByText('Ad updated successfully!').waitFor()
    await page.waitForURL('**/dashboard')
    const edited = await db.selectFrom('ads').selectAll().where('id', '=', posted.id).executeTakeFirst()
    expect(edited).toMatchObject({ moderation: 'waiting', title: { en: 'Night shift tires and more' } })
  })

  test('[AD-06] what stands on the screen for a second is counted, what lies below the fold is not, and clicks are', async () => {
    const shown = await anAd(db, {
      category: 'events',
      contactType: 'contact_info',
      websiteUrl: '',
      ...running(),
    })
    const page = await openPage()
    await page.goto('/categories/events')
    await untilAlive(page)
    await expect.poll(() => countsOf(shown.id), { timeout: 20_000 }).toEqual({ views: 1, clicks: 0 })
    await page
      .locator(`.billboard[href="/promotions/${shown.adId}/big-rig-repair-day-and-night"]`)
      .first()
      .click()
    await expect.poll(() => countsOf(shown.id), { timeout: 20_000 }).toEqual({ views: 1, clicks: 1 })
  })

  test('[AD-01] [AD-04] without JavaScript: posted, edited, deleted', async () => {
    const t = TRANSLATE.en
    const page = await openPage({ javaScript: false })
    const { id: userId } = await signInAs(page, db)
    await page.goto('/post-ad')
    await page.getByRole('link', { name: t('billboards.create') }).click()
    await page.getByLabel('Title (English)').fill('Plain sign')
    await page.getByLabel('Description (English)').fill('No scripts.')
    await page.getByRole('textbox', { name: t('billboards.price') }).fill('$5')
    await page.getByLabel(t('billboards.category')).selectOption('events')
    await page.getByLabel(t('billboards.websiteUrl')).fill('nowhere')
    await page.getByRole('button', { name: t('billboards.post') }).click()
    await page.getByText(t('billboards.websiteInvalid', { host: 'https://example.com' })).waitFor()
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
    await page.getByText(t('billboards.removeQuestion')).waitFor()
    await page.getByRole('button', { name: t('billboards.removeYes') }).click()
    await page.getByText('Ad deleted successfully!').waitFor()
  })
})
