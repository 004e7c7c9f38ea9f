import axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Response,
} from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { z } from 'zod'
import { depthOfForms, WATCH_FORMS } from './nested-forms.ts'
import { RESULTS } from './site-processes.ts'

/** The languages of visitors' browsers; the last one is a language the site does not speak. */
const LANGUAGES = { en: 'en-US', ru: 'ru-RU', es: 'es-US', fr: 'fr-FR' } as const
const HEIGHTS = { 320: 640, 768: 1024, 1280: 800 } as const

type Visitor = {
  readonly language?: keyof typeof LANGUAGES
  readonly width?: keyof typeof HEIGHTS
  readonly javaScript?: boolean
  readonly reducedMotion?: boolean
  /** Foreign addresses this journey is about. They are stopped, and not held against the page. */
  readonly mayAskFor?: RegExp
  /** Pictures that do not exist are what this journey is about. */
  readonly missingPictures?: boolean
  /** The page is broken on purpose: what it says about that on the console is not held against it. */
  readonly expectsErrors?: boolean
}

let browser: Browser
let contexts: BrowserContext[] = []
let troubles: string[] = []
let judging: Promise<void>[] = []

beforeAll(async () => {
  browser = await chromium.connect(inject('browserAddress'))
})

afterEach(async () => {
  await Promise.all(judging)
  judging = []
  const found = troubles
  for (const context of contexts) await context.close()
  contexts = []
  troubles = []
  if (found.length > 0) throw new Error(`In the browser:\n${found.join('\n')}`)
})

afterAll(() => browser.close())

/** Refusals are answers to forms and to addresses; anything else that fails is missing. */
function isTrouble(status: number, resource: string): boolean {
  return status >= 500 || (status >= 400 && !['document', 'fetch', 'xhr'].includes(resource))
}

function watch(context: BrowserContext, { missingPictures = false, expectsErrors = false }: Visitor): void {
  context.on('console', (message) => {
    const isReportedBelow = message.text().startsWith('Failed to load resource')
    const isAboutForms = message.text().startsWith('a form inside a form')
    if (message.type() === 'error' && !isReportedBelow && !isAboutForms && !expectsErrors)
      troubles.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    if (!expectsErrors) troubles.push(`page error: ${error.error().message}`)
  })
  context.on('response', (response) => {
    const resource = response.request().resourceType()
    const expected = missingPictures && resource === 'image'
    if (!expected && isTrouble(response.status(), resource))
      troubles.push(`${response.status()}: ${response.url()}`)
  })
}

async function judgeServed(response: Response): Promise<void> {
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
  if (!isPage || response.request().resourceType() !== 'document') return
  // Of a redirect, and of a page that was left at once, there is nothing to read.
  const html = await response.text().catch(() => '')
  if (depthOfForms(html) > 1) troubles.push(`a form inside a form, as served: ${response.url()}`)
}

/** No page has a form inside a form, neither as it is served nor as scripts change it: browsers would drop one of them. */
async function watchForms(context: BrowserContext): Promise<void> {
  context.on('response', (response) => void judging.push(judgeServed(response)))
  context.on('console', (message) => {
    if (message.text().startsWith('a form inside a form')) troubles.push(message.text())
  })
  await context.addInitScript(WATCH_FORMS)
}

async function stayOnSite(context: BrowserContext, mayAskFor: RegExp | undefined): Promise<void> {
  const { host } = new URL(inject('siteUrl'))
  await context.route(
    (url) => url.host !== host,
    (route) => {
      const url = route.request().url()
      if (!mayAskFor?.test(url)) troubles.push(`left the site: ${url}`)
      return route.abort()
    },
  )
}

/**
 * A page of a fresh visitor. The test fails when anything goes wrong in it: an error on the console (a violated content
 * security policy is one, markup that does not fit what the server sent another), an error nobody caught, a file that is
 * missing, a request to another host, a form inside a form.
 */
export async function openPage(visitor: Visitor = {}): Promise<Page> {
  const { language = 'en', width = 1280, javaScript = true, reducedMotion = false, mayAskFor } = visitor
  const options: BrowserContextOptions = {
    baseURL: inject('siteUrl'),
    // By its own name this browser is a robot, and robots are not counted.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    locale: LANGUAGES[language],
    timezoneId: 'America/Chicago',
    viewport: { width, height: HEIGHTS[width] },
    hasTouch: width === 320,
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  }
  const context = await browser.newContext(options)
  contexts.push(context)
  watch(context, visitor)
  await watchForms(context)
  await stayOnSite(context, mayAskFor)
  return context.newPage()
}

/** Waits until the page has come alive: a click before that is a plain link or form, as without JavaScript. */
export async function untilAlive(page: Page): Promise<void> {
  await until(
    page,
    `Object.keys(document.querySelector('main')).some((key) => key.startsWith('__reactFiber'))`,
  )
}

/** Waits until an expression is true in the page. The page's own policy forbids Playwright's way of waiting for that. */
export async function until(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(expression), { timeout: 20_000 }).toBe(true)
}

const axeReport = z.object({
  violations: z.array(
    z.object({
      id: z.string(),
      impact: z.string().nullable(),
      help: z.string(),
      nodes: z.array(z.object({ html: z.string() })),
    }),
  ),
})

/** Nothing in the page keeps people with disabilities out, as far as a machine can tell. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = axeReport.parse(await page.evaluate('axe.run()'))
  const found = violations.map(({ id, impact, help, nodes }) => ({
    id,
    impact,
    help,
    where: nodes.map(({ html }) => html),
  }))
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** Keeps what the page looks like, for people to look at. */
export async function screenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `${RESULTS}/${name}.png`, fullPage: true, animations: 'disabled' })
}
