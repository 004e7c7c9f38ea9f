import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { MENU_ENTRIES } from '#app/routes/admin/menu-entries.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { expect, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'

// What admins press on other pages than those of moderation.

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

test('[LOG-02] [LOG-03] the log is filtered, unfolded and downloaded with its buttons', async ({
  db,
  adminPage: page,
}) => {
  const entry = { actorRole: 'system', action: 'layout_saved', targetType: 'layout', targetId: randomUUID() }
  const details = JSON.stringify({ note: `${'Long '.repeat(60)}and at an end` })
  await db
    .insertInto('auditLog')
    .values({ ...entry, at: new Date(), details })
    .execute()
  await open(page, `/admin/log?target=${entry.targetId}`)
  await expect(page.locator('td details:not([open])')).toHaveCount(1)
  await page.getByRole('main').locator('td summary').click()
  await expect(page.locator('td details[open]')).toContainText('and at an end')
  await open(page, '/admin/log')
  await page.getByLabel('Who', { exact: true }).fill('system')
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL('**system**')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect(await text(await (await coming).createReadStream())).toContain(',')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('[ADM-08] every page of the admin area, and a user, is a press away in the command box', async ({
  db,
  adminPage: page,
}) => {
  const { id, email } = await anAccount(db, { fullName: 'Fay Found' })
  await open(page, '/admin/log')
  const choose = async (typed: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(typed)
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
  for (const { to, name } of MENU_ENTRIES) {
    await choose(TRANSLATE.en(name))
    await expect(page).toHaveURL(to)
  }
  await choose(email)
  await expectPath(page, `/admin/users/${id}`)
})

test('[MON-01] [MON-05] [ADM-08] other lists of the operator are filtered with their buttons', async ({
  adminPage: page,
}) => {
  const ofMoney = ['/admin/money', '/admin/money/subscriptions', '/admin/money/refunds']
  for (const path of [...ofMoney, '/admin/find', '/admin/performance']) {
    await open(page, path)
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').locator('input[name=q]'))
      .first()
      .fill('truck')
    await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL('**q=truck**')
  }
  await open(page, '/admin/performance/cells')
  await page.getByRole('main').getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL('**days=30**')
})

test('[ADM-05] [TICK-01] the numbers of a chart are a table, and the ticker is read again', async ({
  adminPage: page,
}) => {
  await open(page, '/admin/dashboard')
  await page.getByText('As a table').first().click()
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  await open(page, '/admin/ticker')
  await page.getByRole('main').getByRole('searchbox').fill('truck')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**q=truck**')
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page.getByRole('button', { name: 'Refresh Data' })).toBeVisible()
})
