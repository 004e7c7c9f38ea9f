import type { Context } from 'hono'
import { translateIn, translateWithPrefixIn } from '#app/i18n/all-languages.ts'
import type { Ctx, SiteFacts } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Settings } from '#app/platform/env.server.ts'
import { isLocalSite } from '#app/platform/local-site.ts'
import { missingForProduction } from '#app/platform/production-requirements.ts'
import { isCleaned } from '#app/routes/page-params.ts'
import { localeInAddress } from '#server/pipeline/address-of.ts'
import { lastWriteOf } from '#server/pipeline/identity/last-write.ts'
import { localeOf } from '#server/pipeline/identity/said-by-visitor.ts'
import { isSafe } from '#server/pipeline/security/methods.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'

/** Returns the settings that features may read. */
export function siteFacts(settings: Settings): SiteFacts {
  // On a public site behind an undeclared proxy, all visitors seem to come from this machine.
  const isLocal = isLocalSite(settings.publicUrl)
  return {
    publicUrl: settings.publicUrl,
    adminEmail: settings.adminEmail,
    showsOutbox: !settings.isProduction && settings.smtpUrl === null && isLocal,
    passwordMin: settings.passwordMinLength,
    refusesCommonPasswords: settings.passwordBlocklist,
    adminsNeedTwoFactor: settings.adminsNeedTwoFactor,
    holdFirstPosts: settings.holdFirstPosts,
    backsUpDaily: settings.backup.at !== null,
    blockedHosts: settings.blockedHosts,
    seller: settings.seller,
    timeZone: settings.timeZone,
    missing: missingForProduction(settings),
    showsSimulation: !settings.isProduction && settings.stripe === null && isLocal,
    sparesLoopback: settings.trustedProxies === 0 && !settings.limitLoopback && isLocal,
  }
}

/**
 * Returns what a request reads from: for public pages a replica that has what its browser wrote. Admins always see the
 * newest state, and so does whatever may write.
 */
function databaseFor({ db, replicas }: SiteParts, c: Context<SiteEnv>): Db {
  const isPublicPage = isSafe(c.req.method) && isCleaned(c.get('route'))
  if (!replicas || !isPublicPage || c.get('actor')?.role === 'admin') return db
  return replicas.reader(lastWriteOf(c.req.raw.headers))
}

/** Creates the contexts of requests: the only place that does. */
export function ctxMaker(parts: SiteParts): (c: Context<SiteEnv>) => Ctx {
  const { settings, log, now, random, counts, pictures, shareImages, payments, impressions } = parts
  const site = siteFacts(settings)
  const plain = translateIn(site.timeZone)
  const withPrefix = translateWithPrefixIn(site.timeZone)
  return (c) => {
    const actor = c.get('actor')
    const locale = localeOf(c.req.raw, actor?.language)
    const translate = localeInAddress(c.req.url) === null ? plain : withPrefix
    return {
      db: databaseFor(parts, c),
      actor,
      locale,
      t: translate[locale],
      now: now(),
      random,
      requestId: c.get('requestId'),
      visitor: {
        address: c.get('address'),
        isLocal: c.get('isLocal'),
        userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
      },
      site,
      log,
      counts,
      pictures,
      shareImages,
      payments,
      impressions,
    }
  }
}
