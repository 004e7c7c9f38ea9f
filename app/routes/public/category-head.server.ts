import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { feedPath } from '#app/features/discovery/addresses.ts'
import { categorySharedImage } from '#app/features/discovery/share-images/shared-image.server.ts'
import { breadcrumbs, itemList } from '#app/features/discovery/structured-data.ts'
import type { FacetQuery } from '#app/features/facets/facet-query.ts'
import { landingPath, MIN_LISTINGS, nearestLanding } from '#app/features/facets/landing.ts'
import { landingTitle } from '#app/features/items/facets/describe-filters.server.ts'
import { type ItemCard, itemPath } from '#app/features/items/item-card.ts'
import { PER_PAGE } from '#app/features/items/list-filters.ts'
import type { ListQuery } from '#app/features/items/schema.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { inLanguage } from '#app/lib/language-path.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { pageMeta } from '../page-meta.ts'

/** The structured data of a category: its breadcrumbs, and what is on this page of its list. */
function categoryData(
  { locale, site, t }: Ctx,
  category: CategorySlug,
  items: readonly ItemCard[],
  page: number,
) {
  const urlOf = (page: string) => site.publicUrl + inLanguage(locale, page)
  const trail = breadcrumbs([
    { name: t('common.siteName'), url: urlOf('/') },
    { name: categoryName(category, locale), url: urlOf(`/categories/${category}`) },
  ])
  const listed = items.map((item) => ({ name: item.title, url: urlOf(itemPath(item)) }))
  return listed.length > 0 ? [trail, itemList(listed, (page - 1) * PER_PAGE)] : [trail]
}

type Asked = {
  readonly category: CategorySlug
  readonly query: ListQuery
  readonly facets: FacetQuery
}

/** What was loaded of the list. */
type Loaded = {
  readonly filters: { readonly set: number }
  readonly items: readonly ItemCard[]
  readonly total: number
  readonly inCategory: number
  readonly pages: number
}

/** The page that search engines keep of this list: that of its one choice, where it has enough listings ([FACET-07]). */
function landingOf({ category, query, facets }: Asked, { filters, total }: Loaded) {
  const nearest = nearestLanding({ category, facets, state: query.state })
  const isItself = filters.set === 1 && nearest !== null
  const landing = isItself && total < MIN_LISTINGS ? null : nearest
  return { landing, isItself: landing === nearest && (isItself || filters.set === 0) }
}

function pagePath(first: string, page: number): string {
  if (page === 1) return first
  return `${first}${first.includes('?') ? '&' : '?'}page=${page}`
}

type Called = { readonly name: string; readonly heading: string }

/** The title and the description: those of the category, or of the choice that the list is kept for. */
function wordsOf(t: Translate, { name, heading }: Called, { inCategory, total }: Loaded) {
  if (heading !== name) {
    return { title: heading, description: t('facets.landingDescription', { title: heading, count: total }) }
  }
  const title = t('listings.categoryTitle', { category: name })
  return { title, description: t('discovery.categoryDescription', { category: name, count: inCategory }) }
}

/**
 * What the list is called, and what its head and its structured data say to search engines: of endless lists they keep the
 * useful ones.
 */
export function headOf(ctx: Ctx, asked: Asked, list: Loaded) {
  const { locale, site, t } = ctx
  const { category, query } = asked
  const { landing, isItself } = landingOf(asked, list)
  const name = categoryName(category, locale)
  const heading = landing && isItself ? landingTitle(category, landing, t) : name
  const first = landingPath(category, landing)
  const path = (at: number) => pagePath(first, at)
  const page = query.page ?? 1
  const index = isItself && query.sort === 'newest' && list.items.length > 0
  const meta = pageMeta(site, t, {
    ...wordsOf(t, { name, heading }, list),
    path: path(isItself ? page : 1),
    picture: categorySharedImage(category, t),
    index,
    feed: { title: t('discovery.feedTitle', { category: name }), path: feedPath(category) },
    previous: index && page > 1 ? path(page - 1) : null,
    next: index && page < list.pages ? path(page + 1) : null,
  })
  return { heading, meta, about: categoryData(ctx, category, list.items, page) }
}
