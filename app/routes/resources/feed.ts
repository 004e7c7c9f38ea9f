import { type CategorySlug, categoryName, isCategorySlug } from '#app/features/categories/rules.ts'
import { feedPath, keepingLanguage } from '#app/features/discovery/addresses/rules.ts'
import { newestInCategory } from '#app/features/discovery/feed/queries.server.ts'
import { type Feed, feedXml } from '#app/features/discovery/feed/rules.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { anyone } from '../guards.server.ts'
import type { Route } from './+types/feed'
import { noSuchFile, textAnswer } from './text-answer.ts'

const NAME = /^(?<slug>[a-z-]+)\.xml$/u

function feedOf({ locale, site, t }: Ctx, category: CategorySlug, search: string): Feed {
  const name = categoryName(category, locale)
  return {
    title: t('discovery.feedTitle', { category: name }),
    text: t('discovery.feedText', { category: name }),
    locale,
    url: keepingLanguage(`${site.publicUrl}/categories/${category}`, search),
    selfUrl: keepingLanguage(site.publicUrl + feedPath(category), search),
  }
}

/** GET /feeds/jobs.xml and so on: the newest listings of a category. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const category = NAME.exec(params.file)?.groups?.['slug']
  if (!isCategorySlug(category)) return noSuchFile(ctx)
  const { db, locale, now, site } = ctx
  const rows = await newestInCategory(db, { category, locale, now })
  const feed = feedOf(ctx, category, new URL(request.url).search)
  return textAnswer('rss', feedXml(site.publicUrl, feed, rows))
}
