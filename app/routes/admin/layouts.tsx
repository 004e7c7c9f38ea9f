import { data, Form, useLocation, useNavigation } from 'react-router'
import {
  needsReauthentication,
  ReauthenticationForm,
} from '#app/features/accounts/components/re-authentication.tsx'
import { activateLayout } from '#app/features/layouts/activate-layout.server.ts'
import { CategoryLayouts } from '#app/features/layouts/components/category-layouts.tsx'
import { DeleteQuestion, layoutAsked } from '#app/features/layouts/components/delete-question.tsx'
import { LayoutCards } from '#app/features/layouts/components/layout-cards.tsx'
import { createLayout } from '#app/features/layouts/create-layout.server.ts'
import { deleteLayout } from '#app/features/layouts/delete-layout.server.ts'
import { duplicateLayout } from '#app/features/layouts/duplicate-layout.server.ts'
import { AvailableItems } from '#app/features/layouts/editor/components/available-items.tsx'
import { drawnCategories } from '#app/features/layouts/editor/queries.server.ts'
import { findLayout, listLayouts } from '#app/features/layouts/list/queries.server.ts'
import { layoutChange } from '#app/features/layouts/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { type FormResult, LOST_RESPONSE } from '#app/lib/form-result.ts'
import { parsePage } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { OnceButton } from '#app/ui/once-button.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { reauthenticatedAction } from '../account/re-authenticated-action.server.ts'
import { requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { readRefusal } from '../read-refusal.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { Route } from './+types/layouts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const params = url.searchParams
  const asked = layoutAsked(params)
  const [list, drawn, toDelete] = await Promise.all([
    listLayouts(ctx.db, parsePage(params) ?? 1),
    drawnCategories(ctx.db),
    isUuid(asked) ? findLayout(ctx.db, asked) : undefined,
  ])
  const meta = adminMeta(ctx, { title: ctx.t('layouts.title'), path: '/admin/layout' })
  return { ...list, drawn, toDelete, meta }
}

/** The messages for a change that worked, and for one that did not ([LAY-01]). */
const CHANGES = {
  create: { done: 'layouts.created', failed: 'layouts.failedToCreate' },
  duplicate: { done: 'layouts.created', failed: 'layouts.failedToCreate' },
  activate: { done: 'layouts.activated', failed: 'layouts.failedToActivate' },
  delete: { done: 'layouts.deleted', failed: 'layouts.failedToDelete' },
} as const

type ChangeName = keyof typeof CHANGES

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = await requireAdminToWrite(context)
  const form = await readForm(request, layoutChange())
  const change: ChangeName = form.status === 'success' ? form.value.change : 'activate'
  const said = await reauthenticatedAction(ctx, request, form, (ctx, asked) => {
    if (asked.change === 'create') return createLayout(ctx)
    if (asked.change === 'duplicate') return duplicateLayout(ctx, asked)
    return asked.change === 'activate' ? activateLayout(ctx, asked) : deleteLayout(ctx, asked)
  })
  return data({ change, said: said.data }, said.init ?? {})
}

const isChange = (name: unknown): name is ChangeName =>
  typeof name === 'string' && Object.hasOwn(CHANGES, name)

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const asked = (await request.clone().formData()).get('change')
  const change: ChangeName = isChange(asked) ? asked : 'activate'
  return serverAction().catch((error: unknown) => {
    if (readRefusal(error)) throw error
    return { change, said: LOST_RESPONSE }
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function Outcome({ change, said }: { change: ChangeName; said: FormResult<{ name: string }> }) {
  const t = useAdminT()
  const { done, failed } = CHANGES[change]
  const waiting = needsReauthentication(said)
  if (waiting) return <ReauthenticationForm result={waiting} action="/admin/layout" />
  if (said.outcome === 'done') return <Notice tone="good" title={t(done, said.value)} />
  return (
    <Notice tone="bad" title={t(failed)}>
      {said.outcome === 'refused' && <p>{t.dynamic(said.refusal.code, said.refusal.params)}</p>}
    </Notice>
  )
}

/** The editor of a category's layout redirects here after saving ([LAY-05]). */
const cameFromSaving = (state: unknown) =>
  typeof state === 'object' && state !== null && 'saved' in state && state.saved === true

function NewLayout() {
  const t = useAdminT()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="ml-auto">
      <OnceButton busy={busy} name="change" value="create" className="button-primary">
        {t('layouts.newLayout')}
      </OnceButton>
    </Form>
  )
}

export default function Layouts({ loaderData, actionData }: Route.ComponentProps) {
  const { layouts, isAnyActive, page, pages, drawn, toDelete } = loaderData
  const t = useAdminT()
  const location = useLocation()
  return (
    <div className="grid gap-8">
      <section className="grid gap-4">
        <div className="list-bar">
          <h1 className="text-2xl font-extrabold tracking-tight">{t('layouts.title')}</h1>
          <p className="text-muted">{t('layouts.lead')}</p>
          <Link to="/admin/dashboard" className="plain-link">
            {t('layouts.backToDashboard')}
          </Link>
          <NewLayout />
        </div>
        {actionData && <Outcome {...actionData} />}
        {!actionData && cameFromSaving(location.state) && <Notice tone="good" title={t('layouts.saved')} />}
        {!actionData && toDelete && <DeleteQuestion layout={toDelete} />}
        <LayoutCards layouts={layouts} isAnyActive={isAnyActive} />
        <Pager page={page} pages={pages} list={t('layouts.title')} />
      </section>
      <section className="grid gap-3">
        <div className="list-bar">
          <h2 className="text-lg font-extrabold">{t('layouts.categories')}</h2>
          <p className="text-muted">{t('layouts.categoriesText')}</p>
        </div>
        <CategoryLayouts drawn={drawn} />
      </section>
      <section className="grid gap-3">
        <div className="list-bar">
          <h2 className="text-lg font-extrabold">{t('layouts.availableTitle')}</h2>
          <p className="text-muted">{t('layouts.availableText')}</p>
        </div>
        <AvailableItems />
      </section>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (readRefusal(error)) return <ErrorPage error={error} />
  return <LoadFailure message="layouts.failedToLoad" />
}
