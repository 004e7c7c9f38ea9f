import { listEdits } from '#app/features/audit/edits/queries.server.ts'
import { useBillboardLabels } from '#app/features/billboards/editing/components/use-billboard-labels.tsx'
import { isItemKind } from '#app/features/items/item-kinds.ts'
import { attributeWords } from '#app/features/listings/posting/attributes/attribute-words.server.ts'
import { useListingLabels } from '#app/features/listings/posting/components/use-listing-labels.tsx'
import { ItemEdits } from '#app/features/moderation/history/components/item-edits.tsx'
import { historyPath } from '#app/features/moderation/history/history-path.ts'
import { revertEdit } from '#app/features/moderation/history/revert-edit.server.ts'
import { revertForm } from '#app/features/moderation/history/schema.ts'
import { findModeratedItem } from '#app/features/moderation/items/queries.server.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { itemPath, logPath } from '#app/lib/admin-paths.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { refused, requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { toLostResponse } from '../lost-response.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { EmptyList } from '../shell/empty-list.tsx'
import type { Route } from './+types/item-history'

/** Returns the kind and id that an address names, or throws 404. */
function parseItem({ kind, item }: { readonly kind: string; readonly item: string }) {
  if (!isItemKind(kind) || !isUuid(item)) throw refused(refuse('notFound', 'posting.notFound'))
  return { kind, id: item.toLowerCase() }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const named = parseItem(params)
  const item = await findModeratedItem(ctx.db, named, ctx)
  if (!item) throw refused(refuse('notFound', 'posting.notFound'))
  const title = ctx.t('moderation.historyTitle', { title: item.title })
  const edits = await listEdits(ctx.db, named)
  return {
    ...named,
    title,
    publicId: item.publicId,
    edits,
    words: attributeWords(ctx.t),
    meta: adminMeta(ctx, { title, path: historyPath(named) }),
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const ctx = await requireAdminToWrite(context)
  const named = parseItem(params)
  const form = await readForm(request, revertForm())
  return runFormAction(ctx, form, ({ edit }) => revertEdit(ctx, { ...named, edit }))
}

/** A request that is lost leaves the page as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(toLostResponse)
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Outcome = NonNullable<Route.ComponentProps['actionData']>

function Result({ outcome }: { outcome: Outcome }) {
  const t = useAdminT()
  if (outcome.outcome === 'done') return <Notice tone="good" title={t('moderation.reverted')} />
  return (
    <Notice tone="bad" title={t('moderation.failedToRevert')}>
      {outcome.outcome === 'refused' && <p>{t.dynamic(outcome.refusal.code, outcome.refusal.params)}</p>}
    </Notice>
  )
}

/** What was edited of an item, with a way back ([LOG-04], [LOG-05]). */
export default function ItemHistory({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const { kind, id, title, publicId, edits, words } = loaderData
  const fields = { listing: useListingLabels(words), banner: useBillboardLabels() }
  return (
    <div className="grid max-w-5xl gap-4">
      <div className="list-bar">
        <h1 className="text-2xl font-extrabold tracking-tight wrap-anywhere">{title}</h1>
        <p className="text-muted">{t('moderation.historyLead')}</p>
        <Link to={itemPath(publicId)} className="plain-link">
          {t('moderation.historyItem')}
        </Link>
        <Link to={logPath({ kind, id })} className="plain-link">
          {t('moderation.historyLog')}
        </Link>
      </div>
      {actionData && <Result outcome={actionData} />}
      {edits.length === 0 ? (
        <EmptyList title={t('moderation.noEdits')} text={t('moderation.noEditsText')} />
      ) : (
        <ItemEdits edits={edits} fields={fields[kind]} />
      )}
    </div>
  )
}
