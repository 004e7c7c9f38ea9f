import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../../scripts/browser.mjs'

/** Starts Chromium. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })

/**
 * Opens a context that reports violations to the site at once. Chromium knows places to report to (`report-to`) only over
 * https, and prefers them to `report-uri` even where it knows none: without them it uses that one.
 */
export async function reportingContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    return route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy.replace('report-to csp', '') },
    })
  })
  return context
}

/** What a page must not have: an element or a link that a stored text became. */
const STRANGE = `(() => {
  const all = [...document.querySelectorAll('*')]
  const handlers = all.flatMap((e) => [...e.attributes].filter((a) => /^on/i.test(a.name)).map((a) => e.tagName + ' ' + a.name))
  const links = all.flatMap((e) => ['href', 'src', 'action', 'formaction', 'data'].map((n) => e.getAttribute(n) ?? ''))
    .filter((to) => /^[\\s\\u0000-\\u0020]*(javascript|vbscript|data:text)/i.test(to))
  return [...handlers, ...links, ...(window.__xss ? ['ran'] : [])]
})()`

/** Returns what is strange in the page as it is. */
export async function strangeIn(page: Page): Promise<readonly string[]> {
  const found: unknown = await page.evaluate(STRANGE)
  return Array.isArray(found) ? found.map(String) : ['no result']
}

/** Opens addresses one after the other. Returns what was strange in any of them, with its address. */
export async function openAll(
  page: Page,
  url: string,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const strange: string[] = []
  page.on('dialog', (dialog) => {
    strange.push(`dialog at ${page.url()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy/u.test(message.text())) strange.push(`${page.url()}: ${message.text()}`)
  })
  for (const address of addresses) {
    const response = await page.goto(url + address, { waitUntil: 'load' })
    if ((response?.status() ?? 500) >= 400) strange.push(`${address}: status ${response?.status()}`)
    strange.push(...(await strangeIn(page)).map((found) => `${address}: ${found}`))
  }
  return strange
}

/** Opens emails as a mail program without any policy would. */
export async function openMails(page: Page, mails: readonly string[]): Promise<readonly string[]> {
  const strange: string[] = []
  for (const html of mails) {
    await page.setContent(html)
    strange.push(...(await strangeIn(page)).map((found) => `email: ${found}`))
  }
  return strange
}
