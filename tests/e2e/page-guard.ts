import type { BrowserContext, ConsoleMessage, Response } from '@playwright/test'
import { depthOfForms, WATCH_FORMS } from './nested-forms.ts'
import type { Visitor } from './visitor.ts'

const NESTED_FORM = 'a form inside a form'

/**
 * Whether a response is a failure. Refusals are responses to forms and to addresses, also when a page's data is
 * prefetched; any other failed resource is missing.
 */
function isFailed(status: number, resource: string, url: string): boolean {
  const mayRefuse = ['document', 'fetch', 'xhr'].includes(resource) || new URL(url).pathname.endsWith('.data')
  return status >= 500 || (status >= 400 && !mayRefuse)
}

function isUnexpected(message: ConsoleMessage, { expectsErrors = false }: Visitor): boolean {
  if (message.text().startsWith(NESTED_FORM)) return true
  // Sandboxed frames, such as the preview of an email, refuse our own script too.
  if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return false
  // The failed response is checked by itself.
  const isAboutResponse = message.text().startsWith('Failed to load resource')
  return message.type() === 'error' && !isAboutResponse && !expectsErrors
}

/**
 * Collects what goes wrong in pages: console errors (including violations of the Content-Security-Policy and
 * hydration mismatches), uncaught errors, failed requests, requests to other hosts, and forms inside forms, as served
 * or as changed by scripts: browsers would drop one of them.
 */
export class PageGuard {
  readonly #host: string
  #problems: string[] = []
  #pending: Promise<void>[] = []
  #visitor: Visitor = {}

  constructor(siteUrl: string) {
    this.#host = new URL(siteUrl).host
  }

  async watch(context: BrowserContext): Promise<void> {
    this.#watchErrors(context)
    context.on('response', (response) => {
      this.#checkStatus(response)
      this.#pending.push(this.#checkForms(response))
    })
    await context.addInitScript(WATCH_FORMS)
    this.#watchHosts(context)
  }

  /** Forgets the problems of the visitor before. */
  begin(visitor: Visitor): void {
    this.#visitor = visitor
    this.#problems = []
    this.#pending = []
  }

  /** Returns every problem of the visitor so far, once all responses are read. */
  async problems(): Promise<readonly string[]> {
    await Promise.all(this.#pending)
    return this.#problems
  }

  #watchErrors(context: BrowserContext): void {
    context.on('console', (message) => {
      if (isUnexpected(message, this.#visitor)) this.#problems.push(`console: ${message.text()}`)
    })
    context.on('weberror', (error) => {
      if (!this.#visitor.expectsErrors) this.#problems.push(`page error: ${error.error().message}`)
    })
  }

  #checkStatus(response: Response): void {
    const resource = response.request().resourceType()
    const expected = this.#visitor.missingPictures && resource === 'image'
    if (!expected && isFailed(response.status(), resource, response.url()))
      this.#problems.push(`${response.status()}: ${response.url()}`)
  }

  async #checkForms(response: Response): Promise<void> {
    const isHtml = response.headers()['content-type']?.startsWith('text/html') ?? false
    if (!isHtml || response.request().resourceType() !== 'document') return
    // A redirect has no body, and that of a page that was left at once is gone.
    const html = await response.text().catch(() => '')
    if (depthOfForms(html) > 1) this.#problems.push(`${NESTED_FORM}, as served: ${response.url()}`)
  }

  /** The browser finds no other host (see playwright.config.ts): asking for one is what is reported. */
  #watchHosts(context: BrowserContext): void {
    context.on('request', (request) => {
      const url = request.url()
      const isElsewhere = /^https?:/u.test(url) && new URL(url).host !== this.#host
      if (isElsewhere && !this.#visitor.mayAskFor?.test(url)) this.#problems.push(`left the site: ${url}`)
    })
  }
}
