import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { expect, test } from './journey.ts'
import { expectPath, waitForHydration } from './page-checks.ts'
import { fresh, inDays } from './periods.ts'
import { demoPictures } from './site-data.ts'

// What admins press seldom.

/** Creates a waiting listing that comes before all others of the queue, in the order of these. */
const waiting = async (db: Db, title: string, order = 0) =>
  aListing(db, {
    title: { en: title },
    moderation: 'waiting',
    createdAt: new Date(order - 10_000),
    updatedAt: new Date(0),
    expiresAt: inDays(20),
    images: await demoPictures(db),
  })

const moderationOf = (db: Db, id: string) =>
  db
    .selectFrom('listings')
    .select(['moderation', 'status', 'deletedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

async function confirm(page: Page, name: string) {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

test('[MOD-06] the queue rejects, removes and deletes too, with a reason or a question', async ({
  db,
  adminPage: page,
}) => {
  const [one, two, three] = [
    await waiting(db, 'Queued one', 1),
    await waiting(db, 'Queued two', 2),
    await waiting(db, 'Queued three', 3),
  ]
  const openQueueAt = async (title: string) => {
    await open(page, '/admin/ads/queue')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  // While one action is in progress, the next one is ignored.
  const isDone = () => expect(page.getByText('Done: 1 item.')).toBeVisible()
  const giveReason = () =>
    page.getByRole('dialog').getByLabel('Reason (the owner reads it)').selectOption('scam')

  await openQueueAt('Queued one')
  await page.getByText('Keyboard', { exact: true }).click()
  await expect(page.locator('#keyboard kbd').first()).toBeVisible()
  await page.getByRole('link', { name: /Picture 1 of/u }).click()
  await page.getByRole('button', { name: 'Next picture' }).click()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await page.getByRole('button', { name: /^Picture 2 of/u }).click()
  await expect(page.getByRole('dialog', { name: /^Picture 2 of/u })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reject: Queued one' }).click()
  await giveReason()
  await confirm(page, 'Reject')
  await isDone()
  expect(await moderationOf(db, one.id)).toMatchObject({ moderation: 'rejected' })

  await openQueueAt('Queued two')
  await page.getByRole('button', { name: 'Remove: Queued two' }).click()
  await giveReason()
  await confirm(page, 'Remove')
  await expect.poll(() => moderationOf(db, two.id)).toMatchObject({ moderation: 'removed' })

  await openQueueAt('Queued three')
  await page.getByRole('button', { name: 'Deactivate: Queued three' }).click()
  await expect.poll(() => moderationOf(db, three.id)).toMatchObject({ status: 'inactive' })
  await isDone()
  await page.getByText('More actions').click()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('sold')
  await page.getByRole('button', { name: 'Set status' }).click()
  await expect.poll(() => moderationOf(db, three.id)).toMatchObject({ status: 'sold' })
  await isDone()
  for (const leave of ['Cancel', 'Close']) {
    await page.getByRole('button', { name: 'Delete: Queued three' }).click()
    await confirm(page, leave)
  }
  await page.getByRole('button', { name: 'Delete: Queued three' }).click()
  await confirm(page, 'Delete')
  await expect.poll(async () => (await moderationOf(db, three.id)).deletedAt).not.toBeNull()
})

test('[MOD-01] [MOD-05] the list selects all and none, and its windows are closed without doing anything', async ({
  db,
  adminPage: page,
}) => {
  const { id } = await waiting(db, 'Left alone')
  await waiting(db, 'Left alone too')
  await open(page, '/admin/ads?q=left+alone')
  const bar = page.getByRole('region', { name: 'Selection' })
  await page.getByRole('checkbox', { name: 'Select Left alone', exact: true }).check()
  await bar.getByRole('button', { name: 'Select all', exact: true }).click()
  await expect(bar.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Deselect all' }).click()
  await expect(bar).toHaveCount(0)

  await page.getByText('Keyboard', { exact: true }).click()
  const card = page.getByRole('article', { name: 'Left alone', exact: true })
  await card.getByText('More actions').click()
  await card.getByRole('combobox', { name: 'Status' }).selectOption('sold')
  await card.getByRole('button', { name: 'Set status' }).click()
  await expect.poll(() => moderationOf(db, id)).toMatchObject({ status: 'sold' })
  await page.getByRole('button', { name: 'View: Left alone', exact: true }).click()
  const view = page.getByRole('dialog', { name: 'Left alone' })
  await view.getByRole('link', { name: /Picture 1 of/u }).click()
  const shown = (nth: number) => page.getByRole('dialog', { name: new RegExp(`^Picture ${nth} of`, 'u') })
  await shown(1).getByRole('button', { name: 'Next picture' }).click()
  await shown(2).getByRole('button', { name: 'Previous picture' }).click()
  await shown(1)
    .getByRole('button', { name: /^Picture 3 of/u })
    .click()
  await expect(shown(3)).toBeVisible()
  await page.keyboard.press('Escape')
  await view.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Delete: Left alone', exact: true }).click()
  await confirm(page, 'Cancel')
  expect(await moderationOf(db, id)).toMatchObject({ deletedAt: null, moderation: 'waiting' })
})

test('[MOD-06] reports of a listing are dismissed', async ({ db, adminPage: page, openPage }) => {
  const reported = await aListing(db, { ...fresh(), title: { en: 'Wrongly reported' } })
  const visitor = await openPage()
  await open(visitor, `/report/listings/${reported.listingId}`)
  await visitor.getByLabel('It looks like a scam').check()
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByText('Thank you. We will look into it.')).toBeVisible()
  await open(page, '/admin/ads?q=wrongly')
  await page.getByRole('button', { name: 'Dismiss reports: Wrongly reported' }).click()
  await expect(page.getByText('Done: 1 item.')).toBeVisible()
  await expect(page.getByText('Looks like a scam')).toHaveCount(0)
})

test('[MOD-03] [AD-04] the edit window of a billboard shows other languages, and closes', async ({
  db,
  adminPage: page,
}) => {
  const { id } = await anAd(db, { ...fresh(), title: { en: 'Edited not' } })
  await open(page, `/admin/ads/banner/${id}/edit`)
  await page.getByText('Other languages', { exact: true }).click()
  await expect(page.getByLabel('Title (Русский)')).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).first().click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await open(page, '/admin/ads/new')
  await page.getByRole('dialog').getByRole('link', { name: 'Close' }).first().click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})

test('[MOD-03] [MOD-06] edit windows over the queue and over a user are closed, and save what was changed', async ({
  db,
  adminPage: page,
}) => {
  const { id, userId } = await waiting(db, 'Queued to edit', 4)
  await db.updateTable('listings').set({ contactName: 'Pat' }).where('id', '=', id).execute()
  const close = () => page.getByRole('dialog').getByRole('link', { name: 'Close', exact: true }).click()
  await open(page, `/admin/users/${userId}/listing/${id}/edit`)
  await close()
  await expectPath(page, `/admin/users/${userId}`)
  await open(page, `/admin/ads/queue/listing/${id}/edit`)
  await close()
  await expectPath(page, '/admin/ads/queue')
  await open(page, `/admin/ads/queue/listing/${id}/edit`)
  await page.locator('[data-language=en]').getByLabel('Title').fill('Queued and edited')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: TRANSLATE.en('posting.save') })
    .click()
  await expectPath(page, '/admin/ads/queue')
  const titleOf = () =>
    db.selectFrom('listings').select('title').where('id', '=', id).executeTakeFirstOrThrow()
  await expect.poll(titleOf).toMatchObject({ title: { en: 'Queued and edited' } })
})

test('[MOD-03] pictures are moved and removed in the edit windows over the queue and over a user', async ({
  db,
  adminPage: page,
}) => {
  for (const over of ['queue', 'user'] as const) {
    const { id, userId, images } = await waiting(db, `Pictures over ${over}`, 5)
    await db.updateTable('listings').set({ contactName: 'Pat' }).where('id', '=', id).execute()
    const path = over === 'queue' ? '/admin/ads/queue' : `/admin/users/${userId}`
    await open(page, `${path}/listing/${id}/edit`)
    const press = (name: string) =>
      page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await press('Move Image 1 back')
    await press('Move Image 3 forward')
    await press('Remove Image 1')
    await press(TRANSLATE.en('posting.save'))
    await expectPath(page, path)
    const [one, , three, ...others] = images
    const stored = db.selectFrom('listings').select('images').where('id', '=', id)
    await expect.poll(() => stored.executeTakeFirstOrThrow()).toEqual({ images: [three, one, ...others] })
  }
})

test('[USR-03] [USR-05] [USR-07] a user is verified, unverified, noted, and left as they are', async ({
  db,
  adminPage: page,
}) => {
  const { id, email } = await anAccount(db, { fullName: 'Nora Noted' })
  await open(page, `/admin/users?q=${email}`)
  await page.getByRole('button', { name: 'Verify Nora Noted' }).click()
  await page.getByRole('button', { name: 'Unverify Nora Noted' }).click()
  await expect(page.getByRole('button', { name: 'Verify Nora Noted', exact: true })).toBeVisible()
  await page.getByRole('checkbox', { name: /Nora Noted/u }).check()
  await page.getByRole('button', { name: 'Deselect' }).click()
  await expect(page.getByRole('region', { name: 'Actions for the selected users' })).toHaveCount(0)
  for (const leave of ['Cancel', 'Close']) {
    await page.getByRole('button', { name: 'Ban Nora Noted' }).click()
    await page.getByRole('dialog').getByRole('button', { name: leave, exact: true }).click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }

  await open(page, `/admin/users/${id}`)
  await page.getByRole('textbox', { name: 'Notes for admins' }).fill('Called on Monday')
  await page.getByRole('button', { name: 'Save notes' }).click()
  const notes = () =>
    db.selectFrom('profiles').select('adminNotes').where('id', '=', id).executeTakeFirstOrThrow()
  await expect.poll(notes).toEqual({ adminNotes: 'Called on Monday' })
  await page.getByRole('button', { name: /^Verify/u }).click()
  await expect(page.getByRole('button', { name: /^Unverify/u })).toBeVisible()
  await page.getByRole('button', { name: /^Change Role/u }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Unverify/u }).click()
  await expect(page.getByRole('button', { name: /^Verify/u })).toBeVisible()
  await page.getByRole('button', { name: /^Ban/u }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('dialog[open]')).toHaveCount(0)
})
