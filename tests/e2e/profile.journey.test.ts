import sharp from 'sharp'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, screenshot, waitForHydration } from './page-checks.ts'

const photo = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#24506b' } })
    .jpeg()
    .toBuffer()

test.describe('the profile', () => {
  test('[PROF-01] [PROF-02] [PROF-03] [PROF-04] a photo, a phone number, saved and shown', async ({
    db,
    openPage,
    signIn,
  }) => {
    const t = TRANSLATE.ru
    const page = await openPage({ language: 'ru', width: 320 })
    const { id } = await signIn(page)

    await page.goto('/profile')
    await waitForHydration(page)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: t('profile.edit') }).click()
    const choose = page.getByLabel(t('uploads.avatarChoose'))
    await choose.setInputFiles({ name: 'rates.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
    await expect(page.getByText(t('uploads.avatarNotImage'))).toBeVisible()
    await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await expect(page.getByText(t('uploads.avatarUploaded'))).toBeVisible()
    await page.getByLabel(t('profile.phone')).fill('5551234567')
    await expectNoAxeViolations(page)
    await screenshot(page, `profile-edit-ru`)
    await page.getByRole('button', { name: t('profile.save') }).click()

    await expect(page.getByText(t('profile.saved'))).toBeVisible()
    await waitForHydration(page)
    await expect(page.getByText('(555) 123-4567')).toBeVisible()
    await expect(page.locator('main img').first()).toHaveJSProperty('naturalWidth', 320)
    await screenshot(page, `profile-ru`)
    const stored = await db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst()
    expect(stored).toMatchObject({ language: 'ru', phone: '(555) 123-4567' })

    await page.goto('/profile?edit')
    await waitForHydration(page)
    await page.getByRole('button', { name: t('uploads.avatarRemove') }).click()
    await page.getByRole('button', { name: t('profile.save') }).click()
    await expect(page.getByText(t('profile.saved'))).toBeVisible()
    await expect(page.locator('main img')).toHaveCount(0)
  })

  test('[BIZ-01] [BIZ-02] a company with its logo: refused with a phone number, then saved and taken away', async ({
    openPage,
    signIn,
  }) => {
    const t = TRANSLATE.es
    const page = await openPage({ language: 'es', width: 320 })
    await signIn(page)

    await page.goto('/profile?edit')
    await waitForHydration(page)
    const name = page.getByLabel(t('profile.companyName'))
    await name.fill('Fletes Ruiz (555) 123-4567')
    const logo = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await photo() }
    await page.getByLabel(t('uploads.logoChoose')).setInputFiles(logo)
    await expect(page.getByText(t('uploads.logoUploaded'))).toBeVisible()
    await page.getByRole('button', { name: t('profile.save') }).click()
    await expect(page.getByText(t('profile.companyHasPhone'))).toBeVisible()
    await expectNoAxeViolations(page)

    await name.fill('Fletes Ruiz')
    await page.getByRole('button', { name: t('profile.save') }).click()
    await expect(page.getByText(t('profile.saved'))).toBeVisible()
    await expect(page.getByText('Fletes Ruiz')).toBeVisible()
    await expect(page.getByAltText(t('uploads.logoAlt'))).toHaveJSProperty('naturalWidth', 320)

    await page.goto('/profile?edit')
    await waitForHydration(page)
    await page.getByRole('button', { name: t('uploads.logoRemove') }).click()
    await page.getByRole('button', { name: t('profile.save') }).click()
    await expect(page.getByText(t('profile.saved'))).toBeVisible()
    await expect(page.getByAltText(t('uploads.logoAlt'))).toHaveCount(0)
  })
})
