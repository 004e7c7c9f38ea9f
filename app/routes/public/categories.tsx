import { redirect } from 'react-router'
import { AllCategories } from '#app/features/categories/components/category-menu.tsx'
import { parseCategory } from '#app/features/categories/labels.ts'
import { cachedCounts } from '#app/features/items/count-categories.server.ts'
import { useT } from '#app/i18n/use-t.tsx'
import { anyone } from '../guards.server.ts'
import { cachedForVisitors, metaTags, pageMeta } from '../page-meta.ts'
import type { Route } from './+types/categories'

/** All categories; with `?to=` it leads to one, for the category list without JavaScript. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = anyone(context)
  const { search, searchParams } = new URL(request.url)
  const to = parseCategory(searchParams.get('to') ?? '')
  if (to) throw redirect(`/categories/${to}`)
  const { site, t } = ctx
  const head = {
    title: t('listings.allCategories'),
    description: t('shell.description'),
    path: '/categories',
    search,
  }
  return { counts: await cachedCounts(ctx), meta: pageMeta(site, t, head) }
}

export const headers = cachedForVisitors
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Categories({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <div className="frame py-8">
      <h1 className="text-3xl font-extrabold tracking-tight">{t('listings.allCategories')}</h1>
      <p className="mt-1 mb-6 text-muted">{t('listings.allCategoriesText')}</p>
      <AllCategories counts={loaderData.counts} />
    </div>
  )
}
