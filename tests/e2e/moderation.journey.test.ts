import { text } from 'node:stream/consumers'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, screenshot, waitForHydration } from './page-checks.ts'
import { fresh, inDays } from './periods.ts'
import { makeRoomInTicker } from './site-data.ts'

const waitingAd = (db: Db, title: string) =>
  anAd(db, {
    title: { en: title },
    status: 'pending',
    moderation: 'waiting',
    expiresAt: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  })
const ad = (db: Db, id: string) =>
  db.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test.describe('moderating', () => {
  test('[MOD-05] [MOD-06] by keyboard and in bulk', async ({ db, adminPage: page }) => {
    const [one, two, three] = [
      await waitingAd(db, 'Moderated A'),
      await waitingAd(db, 'Moderated B'),
      await waitingAd(db, 'Moderated C'),
    ]
    await page.goto('/admin/ads?q=moderated')
    await waitForHydration(page)
    await page.getByRole('checkbox', { name: 'Select Moderated A' }).focus()
    await page.keyboard.press('a')
    await expect(page.getByText('Done: 1 item.')).toBeVisible()
    expect(await ad(db, one.id)).toMatchObject({ status: 'active', moderation: 'approved' })

    await page.getByRole('checkbox', { name: 'Select Moderated B' }).check()
    await page.getByRole('checkbox', { name: 'Select Moderated C' }).check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByRole('combobox').selectOption('reject')
    await bar.getByRole('button', { name: 'Apply' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason (the owner reads it)').selectOption('scam')
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('Done: 2 items.')).toBeVisible()
    expect(await ad(db, two.id)).toMatchObject({ moderation: 'rejected' })
    expect(await ad(db, three.id)).toMatchObject({ moderation: 'rejected' })
    await expectNoAxeViolations(page)
  })

  test('[MOD-09] everything that matches is approved from one page of it, after a question with the number', async ({
    db,
    adminPage: page,
  }) => {
    for (let n = 0; n < 45; n += 1) await waitingAd(db, `Matching sleeper ${n}`)
    await page.goto('/admin/ads?q=matching&moderation=waiting')
    await waitForHydration(page)
    await page
      .getByRole('checkbox', { name: /^Select Matching sleeper/u })
      .first()
      .check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByRole('button', { name: 'Select everything that matches: 45' }).click()
    await expect(bar.getByText('Everything that matches is selected: 45')).toBeVisible()
    await expectNoAxeViolations(page)
    await bar.getByRole('combobox').selectOption('approve')
    await bar.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByRole('dialog').getByText('45')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText('Done: 45 items.')).toBeVisible()
    await expectNoAxeViolations(page)
    const left = db.selectFrom('ads').select('id').where('moderation', '=', 'waiting')
    expect(await left.where('searchText', 'like', '%matching sleeper%').execute()).toEqual([])
  })

  test('[MOD-06] the queue shows one after the other, reported posts among them', async ({
    db,
    openAdminPage,
    page: visitor,
  }) => {
    const reported = await aListing(db, {
      title: { en: 'Reported truck' },
      ...fresh(),
    })
    await visitor.goto(`/report/listings/${reported.listingId}`)
    await waitForHydration(visitor)
    await visitor.getByLabel('It looks like a scam').check()
    await expectNoAxeViolations(visitor)
    await visitor.getByRole('button', { name: 'Send report' }).click()
    await expect(visitor.getByText('Thank you. We will look into it.')).toBeVisible()
    await screenshot(visitor, 'report-1280')

    // What other journeys left in the queue would come first.
    await db.deleteFrom('ads').where('moderation', '=', 'waiting').execute()
    await db.deleteFrom('listings').where('moderation', '=', 'waiting').execute()
    await waitingAd(db, 'Waits longest')
    const page = await openAdminPage()
    await page.goto('/admin/ads/queue')
    await waitForHydration(page)
    await expect(page.getByRole('heading', { name: 'Waits longest' })).toBeVisible()
    await screenshot(page, 'queue-1280')
    await page.getByRole('button', { name: 'Approve: Waits longest' }).click()
    await expect(page.getByText('Done: 1 item.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Waits longest' })).toHaveCount(0)
    await page.goto('/admin/ads?reported=yes')
    await expect(page.getByText('Looks like a scam')).toBeVisible()
  })

  test('[MOD-01] [MOD-12] the page fits a phone: forty folded cards, and what takes away is red only when focused', async ({
    db,
    openAdminPage,
  }) => {
    for (let n = 0; n < 20; n += 1) {
      await anAd(db, { title: { en: `Folded banner ${n}` }, ...fresh() })
      await aListing(db, { title: { en: `Folded listing ${n}` }, ...fresh() })
    }
    const page = await openAdminPage({ width: 320, language: 'ru' })
    await page.goto('/admin/ads?q=folded')
    await waitForHydration(page)
    await expectNoSidewaysScroll(page)
    await screenshot(page, 'moderation-320-ru')
    await expect(page.getByRole('article')).toHaveCount(40)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12_000)

    const card = page.getByRole('article', { name: 'Folded banner 7' })
    const remove = card.getByRole('button', { name: 'Удалить: Folded banner 7' })
    await expect(remove).toBeHidden()
    await card.getByText('Подробности и действия').click()
    const colorOf = () => remove.evaluate((element) => getComputedStyle(element).color)
    const calm = await colorOf()
    await remove.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(remove).toBeFocused()
    expect(await colorOf()).not.toBe(calm)
    await expectNoAxeViolations(page)
  })

  test('[MOD-03] an admin looks at a billboard and changes what it says, each in a dialog', async ({
    db,
    adminPage: page,
  }) => {
    const { id } = await waitingAd(db, 'Edited banner')
    await page.goto('/admin/ads?q=edited')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'View: Edited banner' }).click()
    const view = page.getByRole('dialog', { name: 'Edited banner' })
    for (const fact of ['Brakes, tires, engines.', 'Repair Shops & Parts', 'Favorites', 'Updated'])
      await expect(view.getByText(fact).first()).toBeVisible()
    await expectNoAxeViolations(page)
    await screenshot(page, 'item-view-1280')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Edit: Edited banner' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit banner ad' })).toBeVisible()
    await page.getByLabel('Title (English)').fill('Edited twice')
    await page.getByLabel('Price').fill('Negotiable')
    await expectNoAxeViolations(page)
    await screenshot(page, 'edit-billboard-1280')
    await page.getByRole('button', { name: 'Update Ad' }).click()
    await expect(page.getByText('Ad updated successfully!')).toBeVisible()
    await page.waitForURL('**/admin/ads?q=edited')
    await screenshot(page, 'moderation-1280')
    await expectNoAxeViolations(page)
    expect(await ad(db, id)).toMatchObject({ title: { en: 'Edited twice' }, price: 'Negotiable' })
  })

  test('[MOD-04] by keyboard: featured, taken down, put up, deleted after a question, and brought back', async ({
    db,
    adminPage: page,
  }) => {
    const { id } = await anAd(db, {
      title: { en: 'Moved about' },
      expiresAt: inDays(1),
    })
    await makeRoomInTicker(db)
    const press = async (name: string, becomes: string) => {
      await page.getByRole('button', { name: `${name}: Moved about`, exact: true }).press('Enter')
      await expect(page.getByRole('button', { name: `${becomes}: Moved about`, exact: true })).toBeVisible()
    }
    await page.goto('/admin/ads?q=moved')
    await waitForHydration(page)
    await press('Feature', 'Unfeature')
    await press('Unfeature', 'Feature')
    await press('Deactivate', 'Reactivate')
    expect(await ad(db, id)).toMatchObject({ status: 'inactive' })
    await press('Reactivate', 'Deactivate')

    await page.getByRole('button', { name: 'Delete: Moved about' }).press('Enter')
    await expect(page.getByText(/cannot be undone/u)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByText('Ad deleted successfully')).toBeVisible()
    await page.goto('/admin/ads?q=moved&moderation=deleted')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Restore: Moved about' }).press('Enter')
    await expect(page.getByText('Done: 1 item.')).toBeVisible()
    expect(await ad(db, id)).toMatchObject({ deletedAt: null, status: 'active' })
  })

  test('[MOD-04] a deletion is reported when the server has agreed, not by the outcome of the order before', async ({
    db,
    adminPage: page,
  }) => {
    await anAd(db, { title: { en: 'Deleted late' }, expiresAt: inDays(1) })
    const answered = Promise.withResolvers<void>()
    await page.goto('/admin/ads?q=deleted+late')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Deactivate: Deleted late', exact: true }).click()
    await expect(page.getByText('Done: 1 item.')).toBeVisible()
    await page.route('**/admin/ads.data*', async (route) => {
      await answered.promise
      await route.continue()
    })
    await page.evaluate(`new MutationObserver(() => {
      if (document.body.textContent.includes('Ad deleted successfully')) document.body.dataset.said = 'early'
    }).observe(document.body, { childList: true, characterData: true, subtree: true })`)
    await page.getByRole('button', { name: 'Delete: Deleted late' }).click()
    const sending = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await sending
    await expect(page.locator('body')).not.toHaveAttribute('data-said')
    answered.resolve()
    await expect(page.getByText('Ad deleted successfully')).toBeVisible()
  })
})

for (const [row, path, column] of [
  ['[MOD-07]', '/admin/ads?q=moderated', 'Public ID'],
  ['[USR-06]', '/admin/users?role=admin', 'Full Name'],
] as const) {
  test(`${row} what ${path} shows is downloaded as a file for spreadsheets`, async ({ adminPage: page }) => {
    await page.goto(path)
    await waitForHydration(page)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).press('Enter')
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/\.csv$/u)
    expect(await text(await file.createReadStream())).toContain(column)
  })
}
