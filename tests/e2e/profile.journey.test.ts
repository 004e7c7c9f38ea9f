import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { expectNoAxeViolations, openPage, screenshot, until, untilAlive } from './browser.ts'
import { signInAs } from './sign-in-as.ts'
import { useSiteDatabase } from './site-data.ts'

const db = useSiteDatabase()

const photo = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#24506b' } })
    .jpeg()
    .toBuffer()

describe('the profile', () => {
  for (const language of LOCALES) {
    test(`[PROF-01] [PROF-02] [PROF-03] [PROF-04] in ${language}: a photo, a phone number, saved and shown`, async () => {
      const t = TRANSLATE[language]
      const page = await openPage({ language, width: language === 'en' ? 1280 : 320 })
      const { id } = await signInAs(page, db)

      await page.goto('/profile')
      await untilAlive(page)
      await expectNoAxeViolations(page)
      await page.getByRole('link', { name: t('profile.edit') }).click()
      const choose = page.getByLabel(t('uploads.avatarChoose'))
      await choose.setInputFiles({ name: 'rates.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') })
      await page.getByText(t('uploads.avatarNotImage')).waitFor()
      await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await photo() })
      await page.getByText(t('uploads.avatarUploaded')).waitFor()
      await page.getByLabel(t('profile.phone')).fill('5551234567')
      await expectNoAxeViolations(page)
      await screenshot(page, `profile-edit-${language}`)
      await page.getByRole('button', { name: t('profile.save') }).click()

      await page.getByText(t('profile.saved')).waitFor()
      await untilAlive(page)
      await page.getByText('(555) 123-4567').waitFor()
      await until(page, `document.querySelector('main img').naturalWidth === 320`)
      await screenshot(page, `profile-${language}`)
      const stored = await db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst()
      expect(stored).toMatchObject({ language, phone: '(555) 123-4567' })
    })
  }
})
