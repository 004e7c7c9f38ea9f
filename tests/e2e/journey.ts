import path from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { aListing, DRAFT } from '#tests/factories/items.ts'
import { Browsers, type VisitorBrowser } from './browsers.ts'
import { ButtonLog } from './buttons/log.ts'
import { waitForHydration } from './page-checks.ts'
import { type Site, startSite } from './site.ts'
import type { Visitor } from './visitor.ts'

export { expect } from '@playwright/test'

type Account = Awaited<ReturnType<typeof anAccount>>

type WorkerFixtures = {
  /** The folder with the built site. */
  readonly siteFolder: string
  /** The built site with demo data, for the journeys of one worker. */
  readonly site: Site
  /** The database of the site, for journeys that need rows of their own. */
  readonly db: Db
  /** The buttons that pages show, and those that are pressed. */
  readonly buttons: ButtonLog
  readonly browsers: Browsers
}

export type Journey = WorkerFixtures & {
  /**
   * Whether each visitor has a new browser, which no other one gets. A journey needs it that changes a page for good:
   * by a clock, an init script, an exposed function, or a session of the developer tools.
   */
  readonly freshBrowsers: boolean
  /** Opens a page of a new visitor. The test fails when anything goes wrong in it: see `PageGuard`. */
  readonly openPage: (visitor?: Visitor) => Promise<Page>
  /** Creates an account and signs it in with the browser of a page, as of some minutes ago. */
  readonly signIn: (
    page: Page,
    account?: Parameters<typeof anAccount>[1],
    minutesAgo?: number,
  ) => Promise<Account>
  /** Opens a page of a new admin. */
  readonly openAdminPage: (visitor?: Visitor) => Promise<Page>
  /** A page of an admin, in English on a wide screen. */
  readonly adminPage: Page
  /** Opens the payment page of an unpaid listing, as its new owner. */
  readonly openCheckout: (visitor?: Visitor, query?: string) => Promise<Checkout>
}

export type Checkout = {
  readonly page: Page
  readonly id: string
  readonly userId: string
  readonly t: (typeof TRANSLATE)['en']
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const wordsOf = ({ language = 'en' }: Visitor) => TRANSLATE[language === 'fr' ? 'en' : language]

export const test = base.extend<Omit<Journey, keyof WorkerFixtures>, WorkerFixtures>({
  siteFolder: ['.', { scope: 'worker', option: true }],

  site: [
    async ({ siteFolder }, provide, { workerIndex }) => {
      const site = await startSite(workerIndex, siteFolder)
      await provide(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  db: [
    async ({ site }, provide) => {
      const db = openDatabase(site.databaseUrl, { connections: 2 })
      await provide(db)
      await db.destroy()
    },
    { scope: 'worker' },
  ],

  buttons: [async ({}, provide, { workerIndex }) => provide(new ButtonLog(workerIndex)), { scope: 'worker' }],

  browsers: [
    async ({ browser, buttons, site }, provide) => provide(new Browsers(browser, buttons, site.url)),
    { scope: 'worker' },
  ],

  freshBrowsers: [false, { option: true }],

  openPage: async ({ browsers, siteFolder, buttons, freshBrowsers }, provide, info) => {
    const taken: VisitorBrowser[] = []
    const journey = path.basename(info.file)
    await provide(async (visitor = {}) => {
      const one = await browsers.take({ visitor, journey }, freshBrowsers)
      taken.push(one)
      return one.page
    })
    const problems = (await Promise.all(taken.map(({ guard }) => guard.problems()))).flat()
    const pages = taken.flatMap(({ context }) => context.pages())
    // The texts of a build for tests are no names of buttons.
    if (siteFolder === '.') for (const page of pages) await buttons.noteShown(page, journey)
    const isClean = info.status === info.expectedStatus && problems.length === 0 && !freshBrowsers
    for (const one of taken) await (isClean ? browsers.giveBack(one) : one.context.close())
    if (problems.length > 0) throw new Error(`In the browser:\n${problems.join('\n')}`)
  },

  page: async ({ openPage }, provide) => provide(await openPage()),

  signIn: async ({ db, site }, provide) => {
    await provide(async (page, given = {}, minutesAgo = 0) => {
      const account = await anAccount(db, given)
      const now = Date.now()
      const value = await aSession(db, account.id, {
        createdAt: new Date(now - minutesAgo * MINUTE_MS),
        seenAt: new Date(now),
        expiresAt: new Date(now + DAY_MS),
      })
      await page.context().addCookies([{ name: 'sid', value, url: site.url }])
      return account
    })
  },

  openAdminPage: async ({ openPage, signIn }, provide) => {
    await provide(async (visitor) => {
      const page = await openPage(visitor)
      await signIn(page, { role: 'admin', fullName: 'Bo Boss' })
      return page
    })
  },

  adminPage: async ({ openAdminPage }, provide) => provide(await openAdminPage()),

  openCheckout: async ({ db, openPage, signIn }, provide) => {
    await provide(async (visitor = {}, query = '?tier=silver') => {
      const page = await openPage(visitor)
      const { id: userId } = await signIn(page, { createdAt: new Date() })
      const { id } = await aListing(db, { userId, ...DRAFT, createdAt: new Date() })
      await page.goto(`/dashboard/listings/${id}/pay${query}`)
      await waitForHydration(page)
      return { page, id, userId, t: wordsOf(visitor) }
    })
  },
})
