import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aListing, anAd } from '#tests/factories/items.ts'
import { expectNoAxeViolations, openPage, screenshot, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { makeRoomInTicker, useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

type Opened = Parameters<typeof openPage>[0]

/** A page of an admin who is signed in. */
async function adminPage(visitor: Opened = {}): Promise<Page> {
  const page = await openPage(visitor)
  const language = visitor.language === 'fr' ? null : (visitor.language ?? null)
  await signInAs(page, db, { role: 'admin', language })
  return page
}

const waitingAd = (title: string) =>
  anAd(db, {
    title: { en: title },
    status: 'pending',
    moderation: 'waiting',
    expiresAt: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  })
const ad = (id: string) => db.selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('moderating', () => {
  test('[MOD-05] [MOD-06] by keyboard and in bulk', async () => {
    const [one, two, three] = [
      await waitingAd('Moderated A'),
      await waitingAd('Moderated B'),
      await waitingAd('Moderated C'),
    ]
    const page = await adminPage()
    await page.goto('/admin/ads?q=moderated')
    await untilAlive(page)
    await page.getByRole('checkbox', { name: 'Select Moderated A' }).focus()
    await page.keyboard.press('a')
    await page.getByText('Done: 1 item.').waitFor()
    expect(await ad(one.id)).toMatchObject({ status: 'active', moderation: 'approved' })

    await page.getByRole('checkbox', { name: 'Select Moderated B' }).check()
    await page.getByRole('checkbox', { name: 'Select Moderated C' }).check()
    const bar = page.getByRole('region', { name: 'Selection' })
    await bar.getByRole('combobox').selectOption('reject')
    await bar.getByRole('button', { name: 'Apply' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason (the owner reads it)').selectOption('scam')
    await expectNoAxeViolations(page)
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('Done: 2 items.').waitFor()
    expect(await ad(two.id)).toMatchObject({ moderation: 'rejected' })
    expect(await ad(three.id)).toMatchObject({ moderation: 'rejected' })
    await expectNoAxeViolations(page)
  })

  test('[MOD-06] the queue shows one after the other, reported posts among them', async () => {
    const reported = await aListing(db, {
      title: { en: 'Reported truck' },
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    const visitor = await openPage()
    await visitor.goto(`/report/listings/${reported.listingId}`)
    await untilAlive(visitor)
    await visitor.getByLabel('It looks like a scam').check()
    await expectNoAxeViolations(visitor)
    await visitor.getByRole('button', { name: 'Send report' }).click()
    await visitor.getByText('Thank you. We will look into it.').waitFor()
    await screenshot(visitor, 'report-1280')

    await waitingAd('Waits longest')
    const page = await adminPage()
    await page.goto('/admin/ads/queue')
    await untilAlive(page)
    await page.getByRole('heading', { name: 'Waits longest' }).waitFor()
    await screenshot(page, 'queue-1280')
    await page.getByRole('button', { name: 'Approve: Waits longest' }).click()
    await page.getByText('Done: 1 item.').waitFor()
    await page.getByRole('heading', { name: 'Waits longest' }).waitFor({ state: 'detached' })
    await page.goto('/admin/ads?reported=yes')
    await page.getByText('Looks like a scam').waitFor()
  })

  test.each(['en', 'ru', 'es'] as const)('[MOD-01] the page fits a phone in %s', async (language) => {
    const page = await adminPage({ width: 320, language })
    await page.goto('/admin/ads')
    await untilAlive(page)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    await screenshot(page, `moderation-320-${language}`)
  })

  test('[MOD-03] an admin looks at a billboard and changes what it says, each in a dialog', async () => {
    const { id } = await waitingAd('Edited board')
    const page = await adminPage()
    await page.goto('/admin/ads?q=edited')
    await untilAlive(page)
    await page.getByRole('button', { name: 'View: Edited board' }).click()
    const view = page.getByRole('dialog', { name: 'Edited board' })
    for (const fact of ['Brakes, tires, engines.', 'Repair Shops & Parts', 'Favorites', 'Updated'])
      await view.getByText(fact).first().waitFor()
    await expectNoAxeViolations(page)
    await screenshot(page, 'item-view-1280')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Edit: Edited board' }).click()
    await page.getByRole('dialog', { name: 'Edit ad' }).waitFor()
    await page.getByLabel('Title (English)').fill('Edited twice')
    await page.getByLabel('Price').fill('Negotiable')
    await expectNoAxeViolations(page)
    await screenshot(page, 'edit-board-1280')
    await page.getByRole('button', { name: 'Update Ad' }).click()
    await page.getByText('Ad updated successfully!').waitFor()
    await page.waitForURL('**/admin/ads?q=edited')
    await screenshot(page, 'moderation-1280')
    await expectNoAxeViolations(page)
    expect(await ad(id)).toMatchObject({ title: { en: 'Edited twice' }, price: 'Negotiable' })
  })

  test('[MOD-04] by keyboard: featured, taken down, put up, deleted after a question, and brought back', async () => {
    const { id } = await anAd(db, {
      title: { en: 'Moved about' },
      expiresAt: new Date(Date.now() + 86_400_000),
    })
    await makeRoomInTicker(db)
    const page = await adminPage()
    const press = async (name: string, becomes: string) => {
      await page.getByRole('button', { name: `${name}: Moved about`, exact: true }).press('Enter')
      await page.getByRole('button', { name: `${becomes}: Moved about`, exact: true }).waitFor()
    }
    await page.goto('/admin/ads?q=moved')
    await untilAlive(page)
    await press('Feature', 'Unfeature')
    await press('Unfeature', 'Feature')
    await press('Deactivate', 'Reactivate')
    expect(await ad(id)).toMatchObject({ status: 'inactive' })
    await press('Reactivate', 'Deactivate')

    await page.getByRole('button', { name: 'Delete: Moved about' }).press('Enter')
    await page.getByText(/cannot be undone/u).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByText('Ad deleted successfully').waitFor()
    await page.goto('/admin/ads?q=moved&moderation=deleted')
    await untilAlive(page)
    await page.getByRole('button', { name: 'Restore: Moved about' }).press('Enter')
    await page.getByText('Done: 1 item.').waitFor()
    expect(await ad(id)).toMatchObject({ deletedAt: null, status: 'active' })
  })
})

test.each([
  ['[MOD-07]', '/admin/ads?q=moderated', 'Public ID'],
  ['[USR-06]', '/admin/users?role=admin', 'Full Name'],
])('%s what %s shows is downloaded as a file for spreadsheets', async (_, path, column) => {
  const page = await adminPage()
  await page.goto(path)
  await untilAlive(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).press('Enter')
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/\.csv$/u)
  expect(await text(await file.createReadStream())).toContain(column)
})
