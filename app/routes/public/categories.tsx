import { data, redirect } from 'react-router'
import { AllCategories } from '#app/features/categories/components/category-menu.tsx'
import { Entrances } from '#app/features/categories/components/entrances.tsx'
import { parseCategory } from '#app/features/categories/labels.ts'
import { siteSharedImage } from '#app/features/discovery/share-images/shared-image.server.ts'
import { cachedCounts } from '#app/features/items/count-categories.server.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { MarkupPart } from '#app/ui/markup.tsx'
import { CONTENT_OF } from '../content-of-pages.ts'
import { anyone } from '../guards.server.ts'
import { markupOf, pageMarkup, renderedOnce } from '../markup.server.tsx'
import { metaTags, pageMeta } from '../page-meta.ts'
import { cachedForVisitors, dependsOn } from '../visitors-cache.ts'
import type { Route } from './+types/categories'
import { entranceCounts } from './entrance-counts.server.ts'

const entrances = renderedOnce((t: Translate, counts: Readonly<Record<string, number>>) =>
  markupOf(t, <Entrances counts={counts} isWhole />),
)

/** All categories; with `?to=` it leads to one, for the category list without JavaScript. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const to = parseCategory(url.searchParams.get('to') ?? '')
  if (to) throw redirect(`/categories/${to}`)
  const { site, t } = ctx
  const head = {
    title: t('listings.allCategories'),
    description: t('shell.description'),
    path: '/categories',
    picture: siteSharedImage(t),
  }
  const inCategories = cachedCounts(ctx)
  const [counts, parts] = await Promise.all([inCategories, entranceCounts(ctx, inCategories)])
  const page = {
    counts,
    entrances: pageMarkup(context, 'entrances-whole', entrances(t, parts)),
    meta: pageMeta(site, t, head),
  }
  return data(page, { headers: dependsOn(CONTENT_OF.categories()) })
}

export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Categories({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="frame py-8">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('listings.allCategories')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('listings.allCategoriesText')}</p>
      <MarkupPart markup={loaderData.entrances} />
      <AllCategories counts={loaderData.counts} />
    </div>
  )
}
