import type { Page } from '@playwright/test'
import type { Db } from '#app/platform/db/database.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, screenshot, waitForHydration } from './page-checks.ts'

const statedBy = async (db: Db, userId: string) =>
  (await db.selectFrom('listings').select('attributes').where('userId', '=', userId).execute()).map(
    ({ attributes }) => attributes,
  )

async function openForm(page: Page, category: string) {
  await page.goto('/post-listing?write=1')
  await waitForHydration(page)
  const dialog = page.getByRole('dialog', { name: 'New listing' })
  await dialog.getByLabel('Category', { exact: true }).selectOption(category)
  return dialog
}

test.describe('facts of a listing', () => {
  test('[ATTR-12] [ATTR-13] a job on a narrow phone: pay first, with its arithmetic as one types', async ({
    db,
    openPage,
    signIn,
  }) => {
    const page = await openPage({ width: 320 })
    const { id } = await signIn(page)
    const dialog = await openForm(page, 'cdl-a-company-drivers')
    await dialog.getByLabel('How pay is counted').selectOption('per-mile')
    await dialog.getByLabel('Pay from').fill('62 cpm')
    await dialog.getByLabel(/usual week/u).fill('2400')
    await expect(dialog.getByText('0.62 × 2,400 miles = $1,488 a week before tax')).toBeVisible()
    await expect(dialog.getByLabel('Pay from')).toHaveValue('0.62')
    await dialog.getByLabel('Home time').selectOption('weekly')
    await dialog.getByLabel('Reefer', { exact: true }).check()
    await expectNoAxeViolations(page)
    await expectNoSidewaysScroll(page)
    await screenshot(page, 'post-job-facts-320')

    await dialog.getByLabel('Title', { exact: true }).first().fill('Reefer drivers')
    await dialog.getByLabel('Description').first().fill('Home every week.')
    await dialog.getByRole('button', { name: 'Save and pay later' }).click()
    await expect(page.getByText('Reefer drivers').first()).toBeVisible()
    expect(await statedBy(db, id)).toEqual([
      {
        payModel: 'per-mile',
        payFrom: 620,
        payTypical: 2400,
        payWeekly: 148_800,
        homeTime: 'weekly',
        freight: ['reefer'],
      },
    ])
  })

  test('[ATTR-11] [ATTR-12] a truck with a mistyped VIN, after a change of mind about the category', async ({
    db,
    signIn,
    page,
  }) => {
    const { id } = await signIn(page)
    const dialog = await openForm(page, 'trucks-trailers-marketplace')
    await dialog.getByLabel('Mileage').fill('450k')
    await dialog.getByLabel('Category', { exact: true }).selectOption('parking-lots')
    await expect(dialog.getByLabel('Mileage')).toHaveCount(0)
    await dialog.getByLabel('Category', { exact: true }).selectOption('trucks-trailers-marketplace')
    await expect(dialog.getByLabel('Mileage')).toHaveValue(/450/u)
    await dialog.locator('summary', { hasText: 'Truck and equipment' }).click()
    await dialog.getByLabel('VIN').fill('1M8GDM9AXKP042789')
    await dialog.getByLabel('Title', { exact: true }).first().fill('Kenworth T680')
    await dialog.getByLabel('Description').first().fill('One owner.')
    await dialog.getByRole('button', { name: 'Save and pay later' }).click()
    await expect(dialog.getByText(/does not add up/u).first()).toBeVisible()
    await screenshot(page, 'post-truck-vin')
    await dialog.getByRole('link', { name: /VIN/u }).click()
    await expect(dialog.getByLabel('VIN')).toBeFocused()
    await dialog.getByLabel('VIN').fill('1m8gdm9axkp042788')
    await dialog.getByRole('button', { name: 'Save and pay later' }).click()
    await expect(page.getByRole('dialog', { name: 'New listing' })).toHaveCount(0)
    expect(await statedBy(db, id)).toEqual([{ mileage: 450_000, vin: '1M8GDM9AXKP042788' }])
  })

  test('[ATTR-10] [ATTR-14] an owner edits the facts, and the page shows them', async ({
    db,
    signIn,
    page,
  }) => {
    const { id: userId } = await signIn(page)
    const { id, listingId } = await aListing(db, {
      userId,
      category: 'trucks-trailers-marketplace',
      contactName: 'Dana Field',
      expiresAt: new Date(Date.now() + 7 * 86_400_000),
      attributes: JSON.stringify({ mileage: 450_000, year: 2021 }),
    })
    await page.goto(`/dashboard/listings/${id}/edit`)
    await waitForHydration(page)
    const dialog = page.getByRole('dialog', { name: 'Edit listing' })
    await expect(dialog.getByLabel('Mileage')).toHaveValue('450,000')
    await dialog.getByLabel('Mileage').fill('460 тыс. миль')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit listing' })).toHaveCount(0)
    await page.goto(`/listings/${listingId}`)
    await expect(page.locator('.fact-rows').getByText('460,000 miles')).toBeVisible()
    await screenshot(page, 'truck-facts')
  })
})
