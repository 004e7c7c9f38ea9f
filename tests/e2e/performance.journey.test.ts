import { randomUUID } from 'node:crypto'
import { aDayOf, anAd } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, screenshot, waitForHydration } from './page-checks.ts'

const DAY_MS = 86_400_000

test('[ADM-09] [ADM-10] an admin finds, sorts and downloads click rates, by keyboard, and reads them by cell', async ({
  db,
  adminPage: page,
}) => {
  const word = `fleet${randomUUID().slice(0, 8)}`
  const day = new Date()
  const running = { createdAt: day, expiresAt: new Date(day.getTime() + 29 * DAY_MS) }
  const seen = await anAd(db, { title: { en: `Seen ${word}` }, ...running })
  await anAd(db, { title: { en: `Quiet ${word}` }, ...running })
  await aDayOf(db, seen.id)
  const cell = { page: 'classes', gridRow: 2, gridCol: 3, day: day.toISOString().slice(0, 10) }
  await db
    .insertInto('cellCounts')
    .values({ ...cell, views: 400, clicks: 5 })
    .execute()

  await page.goto(`/admin/performance?q=${word}&days=7`)
  await waitForHydration(page)
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0)).toContainText('7.5%')
  await expect(rows.nth(1)).toContainText('—')
  await page.getByRole('link', { name: 'Banner ad', exact: true }).press('Enter')
  await expect(page.getByRole('columnheader', { name: 'Banner ad' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(rows.nth(0)).toContainText('Quiet')
  await expectNoAxeViolations(page)
  await screenshot(page, 'performance')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/^banner-statistics-.*\.csv$/u)

  await page.goto('/admin/performance/cells?of=classes&days=7')
  const counted = page.getByRole('row').filter({ hasText: 'Row 2, column 3' })
  await expect(counted).toContainText('1.25%')
  await expectNoAxeViolations(page)
})
