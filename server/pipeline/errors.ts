import type { Context, ErrorHandler } from 'hono'
import { TRANSLATE, translateWithPrefixIn } from '#app/i18n/all-languages.ts'
import type { MessageKey, MessageParams } from '#app/i18n/translate.ts'
import { type Refusal, RefusedError, STATUS_OF, secondsToWait } from '#app/lib/refusal.ts'
import { DEFAULT_TIME_ZONE } from '#app/lib/site-calendar.ts'
import type { Log } from '#app/platform/log.server.ts'
import { chosenTheme, localeOf } from '#server/pipeline/identity/said-by-visitor.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { localeInAddress, pathOf } from './address-of.ts'
import { ERROR_PAGE_POLICY, errorPage } from './error-page.ts'

/** An error response: what the pipeline itself refuses, and what refusals become at the edge. */
export type HttpError = {
  readonly status: number
  readonly code: MessageKey
  readonly params?: MessageParams
  readonly headers?: Readonly<Record<string, string>>
}

/** A bug, of which only the request id is shown. */
export const UNEXPECTED = { status: 500, code: 'common.unexpected' } as const satisfies HttpError

/** For pages whose address names their language. */
const WITH_PREFIX = translateWithPrefixIn(DEFAULT_TIME_ZONE)

type Form = 'json' | 'text' | 'page'

/**
 * The form that a client understands: endpoints get JSON, the router in the browser a bare sentence it can show,
 * documents a page.
 */
function formFor(c: Context<SiteEnv>): Form {
  const path = pathOf(c.req.url)
  if (path.startsWith('/api/') || path === '/uploads') return 'json'
  if (path.endsWith('.data')) return 'text'
  const accept = c.req.header('accept') ?? ''
  return accept.includes('application/json') && !accept.includes('text/html') ? 'json' : 'page'
}

const TYPES: Record<Form, string> = {
  json: 'application/json',
  text: 'text/plain; charset=utf-8',
  page: 'text/html; charset=utf-8',
}

type ErrorText = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** Returns an error in the language and form that the client understands, with the headers that describe it. */
export function errorText(c: Context<SiteEnv>, { status, code, params }: HttpError): ErrorText {
  const form = formFor(c)
  const languages = localeInAddress(c.req.url) === null ? TRANSLATE : WITH_PREFIX
  const t = languages[localeOf(c.req.raw, c.get('actor')?.language)]
  const sentence = t.dynamic(code, params)
  const body = {
    json: () => JSON.stringify({ error: sentence, code }),
    text: () => sentence,
    page: () =>
      errorPage(t, {
        status,
        sentence,
        requestId: c.get('requestId'),
        theme: chosenTheme(c.req.raw.headers),
      }),
  }[form]()
  const policy = form === 'page' && { 'content-security-policy': ERROR_PAGE_POLICY }
  return { body, headers: { 'content-type': TYPES[form], ...policy } }
}

/** Responds with an error, in the language and form that the client understands. */
export function errorResponse(c: Context<SiteEnv>, error: HttpError): Response {
  const { body, headers } = errorText(c, error)
  return new Response(body, { status: error.status, headers: { ...headers, ...error.headers } })
}

/** Returns how a refusal looks from outside: its status and, when waiting helps, for how long. */
export function toHttpError(refusal: Refusal): HttpError {
  const { kind, code, params } = refusal
  const seconds = secondsToWait(refusal)
  const headers = seconds === null ? {} : { headers: { 'retry-after': String(seconds) } }
  return { status: STATUS_OF[kind], code, ...headers, ...(params && { params }) }
}

/** The last resort. A refusal gets its response; everything else is a bug, of which only the request id is shown. */
export function handleErrors(log: Log): ErrorHandler<SiteEnv> {
  return (error, c) => {
    if (error instanceof RefusedError) return errorResponse(c, toHttpError(error.refusal))
    if (!c.req.raw.signal.aborted)
      log.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
    return errorResponse(c, UNEXPECTED)
  }
}
