import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { expect, test } from './journey.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll, screenshot, waitForHydration } from './page-checks.ts'
import { filled, itemsOf } from './page-items.ts'
import type { PageKind } from './page-kind.ts'
import { PAGE_KINDS } from './page-table.ts'

// Every kind of page in every language, as a visitor, a user and an admin: it is in its language, hydrates, fits a
// phone and a desktop, is accessible, and keeps to its Content-Security-Policy. The other journeys, each in one language,
// use the pages.

const PHONE = { width: 320, height: 640 }
/** Long enough ago that re-authentication is offered. */
const SIGNED_IN_MINUTES_AGO = 20

async function expectInLanguage(page: Page, kind: PageKind, language: Locale) {
  const t = TRANSLATE[language]
  const [role, name] = kind.control
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kind.heading(t))
  await expect(page).toHaveTitle(new RegExp(`^${RegExp.escape(kind.title(t))}`, 'u'))
  await expect(
    page
      .getByRole('main')
      .getByRole(role, { name: name(t) })
      .first(),
  ).toBeVisible()
}

/** English is checked on a desktop, the others on a phone; each has to fit both. */
async function expectUsable(page: Page, { address }: PageKind, language: Locale) {
  const name = `${address.replaceAll(/\W+/gu, '-')}-${language}`
  await expectNoSidewaysScroll(page)
  await screenshot(page, `page${name}-wide`)
  if (language === 'en') await expectNoAxeViolations(page)
  await page.setViewportSize(PHONE)
  await expectNoSidewaysScroll(page)
  await screenshot(page, `page${name}-phone`)
  if (language !== 'en') await expectNoAxeViolations(page)
}

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

for (const kind of PAGE_KINDS) {
  const { address, reader } = kind
  test(`[LANG-03] [NAV-08] ${address} for a ${reader} in each language`, async ({ db, openPage, signIn }) => {
    for (const language of LOCALES) {
      const page = await openPage({ language })
      const { id } = await signIn(
        page,
        { role: reader === 'admin' ? 'admin' : 'user' },
        SIGNED_IN_MINUTES_AGO,
      )
      if (reader === 'visitor') await page.context().clearCookies()
      await page.goto(filled(address, await itemsOf(db, id)))
      await waitForHydration(page)
      await expectInLanguage(page, kind, language)
      await expectUsable(page, kind, language)
      await page.context().close()
    }
  })
}
