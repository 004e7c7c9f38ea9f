import { data, useNavigate } from 'react-router'
import { type CategorySlug, categoryName, isCategorySlug } from '#app/features/categories/category-list.ts'
import { LayoutEditor } from '#app/features/layouts/editor/components/layout-editor.tsx'
import type { Opened } from '#app/features/layouts/editor/editor-state.ts'
import { openCategoryLayout } from '#app/features/layouts/editor/queries.server.ts'
import { CATEGORY_GRID } from '#app/features/layouts/layout-config.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { STATUS_OF } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readRefusal } from '../read-refusal.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { failureOf, staleOnError, TIMEOUT_MS } from '../stale-on-error.ts'
import type { Route } from './+types/category-layout'
import { billboardToPlace } from './billboard-to-place.server.ts'

const EMPTY: Opened = { version: 0, grid: { ...CATEGORY_GRID, positions: [] }, items: [] }

/** A layout that cannot be loaded still opens the editor: saving refuses to overwrite it ([LAY-05]). */
async function openOrEmpty({ db, locale, now, log, requestId }: Ctx, slug: CategorySlug) {
  try {
    return { opened: await openCategoryLayout(db, slug, { locale, now }), isEmptyForNow: false }
  } catch (err) {
    log.error({ err, requestId }, 'the layout of a category could not be loaded')
    return { opened: EMPTY, isEmptyForNow: true }
  }
}

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const path = `/admin/category-layout/${slug}`
  if (!isCategorySlug(slug)) {
    const head = adminMeta(ctx, { title: ctx.t('layouts.invalidCategory'), path: '/admin/layout' })
    return data({ slug, layout: null, toPlace: null, meta: head }, { status: STATUS_OF.notFound })
  }
  const title = ctx.t('layouts.categoryTitle', { category: categoryName(slug, ctx.locale) })
  return data({
    slug,
    layout: { slug, ...(await openOrEmpty(ctx, slug)) },
    toPlace: await billboardToPlace(ctx, url),
    meta: adminMeta(ctx, { title, path }),
  })
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs['serverLoader']>>
const loadLastGood = staleOnError<Loaded>(TIMEOUT_MS.editor)

export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return loadLastGood(request, serverLoader)
}

type Params = Readonly<Record<string, string | undefined>>

/** The editor's state is in the page: nothing that is saved may replace it. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: Params
  nextParams: Params
}) {
  return currentParams['slug'] !== nextParams['slug']
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function InvalidCategory({ slug }: { slug: string }) {
  const t = useAdminT()
  return (
    <EmptyState title={t('layouts.invalidCategory')} text={t('layouts.categoryNotFound', { slug })}>
      <Link to="/admin" className="button-primary">
        {t('layouts.backToAdmin')}
      </Link>
    </EmptyState>
  )
}

export default function EditCategoryLayout({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const navigate = useNavigate()
  const { slug, layout, toPlace } = loaderData
  if (!layout) return <InvalidCategory slug={slug} />
  return (
    <LayoutEditor
      key={slug}
      target={{ kind: 'category', slug: layout.slug }}
      title={t('layouts.categoryTitle', { category: categoryName(layout.slug, t.locale) })}
      lead={t('layouts.categoryLead')}
      opened={layout.opened}
      toPlace={toPlace}
      onSaved={() => void navigate('/admin/layout', { state: { saved: true } })}
    >
      {(layout.isEmptyForNow || failureOf(loaderData)) && (
        <p role="alert" className="notice">
          {t('layouts.startsEmpty')}
        </p>
      )}
    </LayoutEditor>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (readRefusal(error)) return <ErrorPage error={error} />
  return <LoadFailure message="layouts.editorFailed" />
}
