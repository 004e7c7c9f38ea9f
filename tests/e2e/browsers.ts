import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { ButtonLog } from './buttons/log.ts'
import { PageGuard } from './page-guard.ts'
import { contextOptions, type Visitor } from './visitor.ts'

// Browsers of visitors, and one after the other of several: a new one costs four processes, and most of a second of a
// processor. The next visitor finds no cookie, nothing stored and no page of the one before, only its HTTP cache.

/** How many browsers wait for another visitor: each holds 60 MB or so. */
const MAX_WAITING = 8

/** An address of the site that runs no script. Its headers are those of pages, so that the process stays. */
const QUIET_PATH = '/robots.txt'

export type VisitorBrowser = {
  readonly page: Page
  readonly context: BrowserContext
  readonly guard: PageGuard
  readonly options: ReturnType<typeof contextOptions>
}

type Used = { readonly visitor: Visitor; readonly journey: string }

export class Browsers {
  readonly #waiting: VisitorBrowser[] = []
  readonly #browser: Browser
  readonly #buttons: ButtonLog
  readonly #siteUrl: string

  constructor(browser: Browser, buttons: ButtonLog, siteUrl: string) {
    this.#browser = browser
    this.#buttons = buttons
    this.#siteUrl = siteUrl
  }

  /** Returns a browser that fits a visitor: one that waits, or a new one. */
  async take({ visitor, journey }: Used, isFresh: boolean): Promise<VisitorBrowser> {
    const options = contextOptions(this.#siteUrl, visitor)
    const key = JSON.stringify(options)
    const place = this.#waiting.findIndex((one) => JSON.stringify(one.options) === key)
    const [waiting] = place < 0 || isFresh ? [] : this.#waiting.splice(place, 1)
    const browser = waiting ?? (await this.#open(options))
    browser.guard.begin(visitor)
    if (visitor.javaScript !== false) await this.#buttons.watch(browser.context, journey)
    return browser
  }

  /** Makes a browser ready for another visitor of its kind. */
  async giveBack(used: VisitorBrowser): Promise<void> {
    if (used.page.isClosed() || !used.options.javaScriptEnabled) return used.context.close()
    await tidy(used)
    this.#waiting.push(used)
    if (this.#waiting.length > MAX_WAITING) await this.#waiting.shift()?.context.close()
  }

  async #open(options: VisitorBrowser['options']): Promise<VisitorBrowser> {
    const context = await this.#browser.newContext(options)
    const guard = new PageGuard(this.#siteUrl)
    await guard.watch(context)
    return { context, guard, options, page: await context.newPage() }
  }
}

/** Removes what a visitor leaves behind. The page is left first, so that it stores nothing afterwards. */
async function tidy({ page, context, options }: VisitorBrowser): Promise<void> {
  for (const other of context.pages().filter((one) => one !== page)) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  page.removeAllListeners('dialog').removeAllListeners('request')
  await context.setOffline(false)
  await page.goto(QUIET_PATH)
  await page.evaluate('localStorage.clear(), sessionStorage.clear()')
  await context.clearCookies()
  await context.clearPermissions()
  await context.setGeolocation(null)
  const { reducedMotion = null, viewport } = options
  const plain = {
    media: null,
    colorScheme: 'light',
    forcedColors: 'none',
    contrast: 'no-preference',
  } as const
  await page.emulateMedia({ ...plain, reducedMotion })
  if (viewport) await page.setViewportSize(viewport)
}
