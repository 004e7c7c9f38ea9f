import type { Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { LOCALES, type Locale } from '#app/lib/locale.ts'
import { anAccount } from '#tests/factories/accounts.ts'
import { expect, type Journey, test } from './journey.ts'
import { expectNoAxeViolations, waitForHydration } from './page-checks.ts'
import { filled, itemsOf } from './page-items.ts'
import { type PageKind, POSTER } from './page-kind.ts'
import { expectLayoutAt } from './page-layout.ts'
import { LAYOUTS, type PageLayout } from './page-table.ts'
import { isWhole } from './samples.ts'
import { expectServedIn } from './served-page.ts'
import { type Sight, sightsOf, widthsOf } from './sights.ts'

// Every kind of page in every language, at every width, for every reader: it is in its language, hydrates, fits, is
// accessible, and keeps to its Content-Security-Policy. The other journeys, each in one language, use the pages.
// `npm test` reads the HTML of each page in all languages, and opens it once, in a language, for a reader, with or without
// motion and at widths that differ from page to page, and lets axe look at every second; `npm run layout -w lab` opens all
// combinations. With the other journeys it tells which buttons none presses.

/** Long enough ago that re-authentication is offered. */
const SIGNED_IN_MINUTES_AGO = 20

type Fixtures = Pick<Journey, 'buttons' | 'db' | 'openPage' | 'signIn' | 'site'>

const isKind = (layout: PageLayout): layout is PageKind => 'heading' in layout

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

/** Creates what an address names, and a browser in which a reader is signed in. What visitors read, someone else posted. */
async function openAs({ db, openPage, signIn }: Fixtures, layout: PageLayout, { language, reader }: Sight) {
  const page = await openPage({ language })
  const role = reader === 'admin' ? 'admin' : 'user'
  const own = await signIn(page, { role, fullName: POSTER }, SIGNED_IN_MINUTES_AGO)
  const owner = layout.reader === 'visitor' ? await anAccount(db, { fullName: POSTER }) : own
  const cookies = await page.context().cookies()
  if (reader === 'visitor') await page.context().clearCookies()
  return {
    page,
    address: filled(layout.address, await itemsOf(db, owner.id)),
    session: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
}

type Seen = {
  readonly layout: PageLayout
  readonly sight: Sight
  readonly widths: readonly number[]
  readonly withAxe: boolean
}

/** Other readers may see something else at an address, or be redirected: for them it only has to fit. */
async function checkSight(fixtures: Fixtures, { layout, sight, widths, withAxe }: Seen) {
  const { language, reader, motions } = sight
  const { page, address, session } = await openAs(fixtures, layout, sight)
  if (isKind(layout)) {
    const cookie = layout.reader === 'visitor' ? '' : session
    const url = new URL(address, fixtures.site.url)
    for (const locale of LOCALES) await expectServedIn(locale, layout, { url, cookie })
  }
  await page.emulateMedia({ reducedMotion: motions[0] })
  await page.goto(address)
  await waitForHydration(page)
  if (isKind(layout) && layout.reader === reader) await expectInLanguage(page, layout, language)
  for (const reducedMotion of motions) {
    await page.emulateMedia({ reducedMotion })
    await expectLayoutAt(page, widths, `${language}, ${reader}, motion: ${reducedMotion}`)
  }
  if (isKind(layout) && withAxe) await expectNoAxeViolations(page)
  await fixtures.buttons.noteShown(page, 'every-page.journey.test.ts')
  if (isWhole) await page.context().close()
}

test.describe.configure({ mode: 'parallel', timeout: 300_000 })

for (const [index, layout] of LAYOUTS.entries()) {
  const sights = sightsOf(layout, index)
  test(`[LANG-03] [NAV-08] [NAV-10] ${layout.address} for a ${layout.reader} is in each language and fits`, async ({
    buttons,
    db,
    openPage,
    signIn,
    site,
  }) => {
    const fixtures = { buttons, db, openPage, signIn, site }
    const withAxe = isWhole || index % 2 === 0
    for (const [turn, sight] of sights.entries())
      await checkSight(fixtures, { layout, sight, widths: widthsOf(index + turn), withAxe })
  })
}
