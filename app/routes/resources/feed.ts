import { type CategorySlug, categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import { feedPath } from '#app/features/discovery/addresses.ts'
import { type Feed, feedXml, lastChange } from '#app/features/discovery/feed/feed.ts'
import { newestListings } from '#app/features/discovery/feed/queries.server.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone } from '../guards.server.ts'
import type { Route } from './+types/feed'
import { noSuchFile, textResponse } from './text-response.server.ts'

const NAME = /^(?<name>[a-z-]+)\.xml$/u

/** Returns the category of a file name, null for the feed of the whole site, undefined for no feed. */
function categoryOfFile(file: string): CategorySlug | null | undefined {
  const name = NAME.exec(file)?.groups?.['name']
  if (name === 'all') return null
  return isCategorySlug(name) ? name : undefined
}

function wordsOf({ locale, t }: Ctx, category: CategorySlug | null) {
  if (category === null) return { title: t('discovery.siteFeedTitle'), text: t('discovery.siteFeedText') }
  const name = { category: categoryName(category, locale) }
  return { title: t('discovery.feedTitle', name), text: t('discovery.feedText', name) }
}

function feedOf(ctx: Ctx, category: CategorySlug | null): Feed {
  const { locale, site } = ctx
  const urlOf = (path: string) => site.publicUrl + inLanguage(locale, path)
  return {
    ...wordsOf(ctx, category),
    locale,
    url: urlOf(category === null ? '/' : `/categories/${category}`),
    selfUrl: urlOf(feedPath(category)),
  }
}

/** GET /feeds/jobs.xml and so on: the newest listings of a category; /feeds/all.xml: of the whole site. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const category = categoryOfFile(params.file)
  if (category === undefined) return noSuchFile(ctx)
  const { db, locale, now, site } = ctx
  const rows = await newestListings(db, { category, locale, now })
  const feed = feedOf(ctx, category)
  return textResponse('rss', {
    text: feedXml(site.publicUrl, feed, rows),
    shows: CONTENT_OF.feed(category),
    lastModified: lastChange(rows),
  })
}
