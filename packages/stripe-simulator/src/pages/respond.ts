import type { Context } from 'hono'
import { pickLocale, type Translate, translator } from '../words/translate.ts'
import { type Html, layout } from './layout.ts'
import { PageError } from './page-error.ts'

/** The pages load their own style sheet and scripts, send forms to themselves, and nothing else. */
const POLICY =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; " +
  "script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'"

/** Returns the translator for who asks, by `Accept-Language`. */
export const translatorFor = (c: Context): Translate =>
  translator(pickLocale(c.req.header('accept-language')))

type Page = {
  readonly title: string
  readonly body: Html
  readonly basePath: string
  readonly script?: string
}

/** Responds with a document. */
export async function respondWith(c: Context, page: Page, status: 200 | PageError['status'] = 200) {
  const text = await layout({ ...page, locale: translatorFor(c).locale })
  return c.html(text, status, { 'content-security-policy': POLICY })
}

/** What a form asks for, or why it is refused. Any other error is a bug and goes on. */
export function attempt<T>(work: () => T): T | PageError {
  try {
    return work()
  } catch (error) {
    if (error instanceof PageError) return error
    throw error
  }
}
