import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PAGE_ERRORS_PATH } from '#app/platform/browser-errors/error-kinds.ts'
import { WEBHOOK_PATH } from '#app/platform/payments/webhook-path.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import { errorResponse } from '#server/pipeline/errors.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv } from '#server/site-parts.ts'

type BodyRule = {
  readonly maxKb: number
  readonly types: readonly string[]
  /** Its endpoint reads and counts the body itself, when it knows the sender and there is room. */
  readonly streams?: boolean
}

const FORMS: BodyRule = { maxKb: 64, types: ['application/x-www-form-urlencoded', 'application/json'] }

/** The largest grid of the layout editor, with a billboard in each of its cells. */
const GRIDS: BodyRule = { ...FORMS, maxKb: 256 }

/** Paths that accept something else than a form or JSON of at most 64 KB. */
const BODY_RULES: Readonly<Record<string, BodyRule>> = {
  '/csp-report': {
    maxKb: 8,
    types: ['application/csp-report', 'application/reports+json', 'application/json'],
  },
  [PAGE_ERRORS_PATH]: { maxKb: 8, types: ['application/json'] },
  '/admin/layout/save': GRIDS,
  '/admin/layout/save.data': GRIDS,
  [WEBHOOK_PATH]: { maxKb: 256, types: ['application/json'] },
  // A little more than a picture may have, so that its endpoint can say what is wrong.
  '/uploads': { maxKb: 11 * 1024, types: ['application/octet-stream'], streams: true },
}

const ruleOf = (path: string) => BODY_RULES[path] ?? FORMS

const typeOf = (headers: Headers) =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const hasBody = (headers: Headers) =>
  headers.has('content-type') ||
  headers.has('transfer-encoding') ||
  (headers.get('content-length') ?? '0') !== '0'

const announcesTooMuch = (headers: Headers, { maxKb }: BodyRule) =>
  Number(headers.get('content-length') ?? 0) > maxKb * 1024

/** The sender hung up, or was too slow and we did: not our error, and not worth a log line. */
const brokenOff = (c: Context<SiteEnv>) => errorResponse(c, { status: 400, code: 'common.badRequest' })

/**
 * Refuses bodies that are too large or of another type before anything reads them. Counts actual bytes, not the
 * declared length.
 */
export const boundedBodies: MiddlewareHandler<SiteEnv> = async (c, next) => {
  if (isSafe(c.req.method)) return next()
  const path = pathOf(c.req.url)
  const rule = ruleOf(path)
  if (hasBody(c.req.raw.headers) && !rule.types.includes(typeOf(c.req.raw.headers))) {
    const code = path.startsWith('/api/') ? 'common.jsonOnly' : 'common.badRequest'
    return errorResponse(c, { status: 415, code })
  }
  const onError = () =>
    errorResponse(c, { status: 413, code: 'common.tooLarge', headers: { connection: 'close' } })
  if (rule.streams) return announcesTooMuch(c.req.raw.headers, rule) ? onError() : next()
  const counted = bodyLimit({ maxSize: rule.maxKb * 1024, onError })
  // Later middleware is not part of this promise: its failures are no broken bodies.
  const refusal = await counted(c, async () => undefined).catch(() => brokenOff(c))
  return refusal ?? next()
}

/** Waits until the whole body has arrived, before work begins: one that never comes takes no permit. */
export const wholeBodies: MiddlewareHandler<SiteEnv> = async (c, next) => {
  const { method, headers, body, signal, url } = c.req.raw
  if (!isSafe(method) && body !== null && !ruleOf(pathOf(url)).streams) {
    const whole = await c.req.raw.arrayBuffer().catch(() => null)
    if (!whole) return brokenOff(c)
    c.req.raw = new Request(url, { method, headers, signal, body: whole })
  }
  await next()
}
