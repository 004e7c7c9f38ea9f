import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { pickLocale } from '#app/lib/locale.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { SiteEnv, SiteParts } from '../site-parts.ts'

/** The context of one request: the only place where it is put together. */
export function makeCtx(c: Context<SiteEnv>, { db, settings, log, now, random }: SiteParts): Ctx {
  const actor = c.var.actor
  return {
    db,
    actor,
    locale: pickLocale({
      query: c.req.query('lang'),
      chosen: getCookie(c, 'lang') ?? actor?.language,
      browser: c.req.header('accept-language') ?? null,
    }),
    now: now(),
    random,
    requestId: c.var.requestId,
    visitor: { address: c.var.address, userAgent: (c.req.header('user-agent') ?? '').slice(0, 400) },
    site: {
      publicUrl: settings.publicUrl,
      adminEmail: settings.adminEmail,
      isProduction: settings.isProduction,
    },
    log,
  }
}
