import { expect, test } from 'vitest'
import { EVENT_RETENTION_DAYS } from '#app/features/billing/events/event-kinds.ts'
import { DELETED_DAYS } from '#app/features/items/item-status.ts'
import { UNPAID_LISTING_DAYS } from '#app/features/listings/posting/rules.ts'
import { REPORT_RETENTION_DAYS } from '#app/features/moderation/reports/report-reasons.ts'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { DRAFT_RETENTION_DAYS } from '#app/lib/draft.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import { LOCALES } from '#app/lib/locale.ts'
import { MAIL_RETENTION_DAYS as MAILS_KEPT_DAYS } from '#app/platform/mail/outbox.server.ts'
import { aListing } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { START } from '#tests/helpers/language-starts.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const SECTIONS = [
  'privacy.introTitle',
  'privacy.collectedTitle',
  'privacy.useTitle',
  'privacy.rightsTitle',
  'privacy.ccpaTitle',
  'privacy.cookiesTitle',
  'privacy.contactTitle',
] as const

test.each(LOCALES)('[CON-05] the privacy policy has all its parts in %s', async (locale) => {
  const t = TRANSLATE[locale]
  const page = await (await siteWith(db)).get(inLanguage(locale, '/privacy-policy'))
  const html = await page.text()

  expect(page.status).toBe(200)
  for (const section of SECTIONS)
    expect(html).toMatch(new RegExp(`<h2[^>]*>${RegExp.escape(t(section))}</h2>`, 'u'))
  expect(html).toContain(`<title>${t('privacy.title')} · Haulpost</title>`)
  expect(html).toMatch(new RegExp(`<a[^>]*href="${START[locale]}/contact"`, 'u'))
})

test('[CON-05] the policy names the cookies the site really sets', async () => {
  const html = await (await (await siteWith(db)).get('/privacy-policy')).text()

  for (const cookie of ['lang', 'translate', 'googtrans', 'sid']) expect(html).toContain(cookie)
})

test.each(LOCALES)('[CON-05] in %s the policy keeps data as long as the jobs do', (locale) => {
  const t = TRANSLATE[locale]
  const days = (text: string) => [...text.matchAll(/\d+/gu)].map(Number)

  expect(days(t('privacy.keptMessages'))).toEqual([MAILS_KEPT_DAYS])
  expect(days(t('privacy.keptListings'))).toContain(DELETED_DAYS)
  expect(days(t('privacy.keptDrafts'))).toEqual([DRAFT_RETENTION_DAYS, UNPAID_LISTING_DAYS.remove])
  expect(days(t('privacy.keptReports'))).toEqual([REPORT_RETENTION_DAYS])
  expect(days(t('privacy.keptPayments'))).toEqual([EVENT_RETENTION_DAYS])
})

test('[CON-05] the policy says that the page of a listing shows its contact to everyone, as it does', async () => {
  const { listingId } = await aListing(db, { contactPhone: '(555) 123-4567' })
  const site = await siteWith(db)

  expect(await (await site.get(`/listings/${listingId}`)).text()).toContain('tel:+15551234567')
  expect(await (await site.get('/privacy-policy')).text()).toContain('shows them to everyone who opens it')
})

test.each(LOCALES)(
  '[CON-05] the rights under California law are named in %s, and the way to use them',
  async (locale) => {
    const html = await (await (await siteWith(db)).get(inLanguage(locale, '/privacy-policy'))).text()

    for (const words of [
      'CCPA',
      'GDPR',
      'Global Privacy Control',
      `href="${START[locale]}/dashboard/settings"`,
    ])
      expect(html.replace('RGPD', 'GDPR')).toContain(words)
  },
)
