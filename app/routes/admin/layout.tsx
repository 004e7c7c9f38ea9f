import { LayoutEditor } from '#app/features/layouts/editor/components/layout-editor.tsx'
import { openLayout } from '#app/features/layouts/editor/queries.server.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import { refused, requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readRefusal } from '../read-refusal.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { Route } from './+types/layout'
import { billboardToPlace } from './billboard-to-place.server.ts'

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const { db, locale, now, t } = ctx
  const opened = isUuid(id) ? await openLayout(db, id, { locale, now }) : undefined
  if (!opened) throw refused(refuse('notFound', 'layouts.notFound'))
  const title = t('layouts.homeTitle', { name: opened.name })
  const toPlace = await billboardToPlace(ctx, url)
  return { id, opened, toPlace, meta: adminMeta(ctx, { title, path: `/admin/layout/${id}` }) }
}

/** The editor's state is in the page: nothing that is saved may replace it. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: {
  currentParams: Params
  nextParams: Params
}) {
  return currentParams['id'] !== nextParams['id']
}

type Params = Readonly<Record<string, string | undefined>>

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function EditLayout({ loaderData: { id, opened, toPlace } }: Route.ComponentProps) {
  const t = useAdminT()
  return (
    <LayoutEditor
      key={id}
      target={{ kind: 'home', id }}
      title={t('layouts.homeTitle', { name: opened.name })}
      lead={opened.isActive ? t('layouts.homeLeadActive') : t('layouts.homeLead')}
      opened={opened}
      toPlace={toPlace}
    />
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (readRefusal(error)) return <ErrorPage error={error} />
  return <LoadFailure message="layouts.editorFailed" />
}
