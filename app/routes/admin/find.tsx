import { Form, useRevalidator } from 'react-router'
import { FoundList } from '#app/features/admin-search/components/found-list.tsx'
import { SearchFailed } from '#app/features/admin-search/components/search-failed.tsx'
import type { SearchResult } from '#app/features/admin-search/found-things.ts'
import { findThings } from '#app/features/admin-search/queries.server.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { parseText } from '#app/lib/list-query.ts'
import { FilterButtons, TextFilter } from '#app/ui/filters.tsx'
import { requireAdmin, within } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readRefusal } from '../read-refusal.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import type { Route } from './+types/find'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const q = parseText(url.searchParams, 'q')
  if (q) await within(ctx, 'adminSearch')
  const result: SearchResult = { q, found: q ? await findThings(ctx.db, q, ctx.locale) : [], failure: null }
  return { meta: adminMeta(ctx, { title: ctx.t('admin.find'), path: '/admin/find' }), ...result }
}

/** A search that fails must not replace the page below the command box: the failure is a result. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error: unknown) => ({
    meta: undefined,
    q: parseText(new URL(request.url).searchParams, 'q'),
    found: [],
    failure: readRefusal(error) ?? ('unavailable' as const),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The search of the command box as a page, for users without JavaScript ([ADM-08]). */
export default function Find({ loaderData: { q, found, failure } }: Route.ComponentProps) {
  const t = useAdminT()
  const { revalidate } = useRevalidator()
  return (
    <div className="grid max-w-3xl gap-4">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('admin.find')}</h1>
      <Form role="search" className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextFilter name="q" label={t('admin.findLabel')} value={q} hint={t('admin.findHint')} />
        <FilterButtons apply={t('listings.apply')} clear={t('admin.findClear')} isFiltered={q !== ''} />
      </Form>
      {failure && <SearchFailed failure={failure} onRetry={() => void revalidate()} />}
      {q && !failure && found.length === 0 && (
        <EmptyList title={t('admin.findNone')} text={t('admin.findNoneText')} />
      )}
      {found.length > 0 && <FoundList found={found} />}
    </div>
  )
}
