import { Outlet } from 'react-router'
import { QueueItem } from '#app/features/moderation/components/queue-item.tsx'
import { OwnerHistory } from '#app/features/moderation/queue/components/owner-history.tsx'
import { countQueue, nextInQueue, ownerPosts } from '#app/features/moderation/queue/queries.server.ts'
import { queuePlace } from '#app/features/moderation/schema.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/queue'
import { unlessDrawerMoves } from './keeps-list.ts'
import { ordersAction } from './orders-action.server.ts'

/** The queue of waiting items, oldest first. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const behind = queuePlace(url.searchParams.get('after'))
  const [waiting, next] = await Promise.all([countQueue(ctx.db), nextInQueue(ctx.db, behind, ctx)])
  const skipTo = next ? `/admin/ads/queue?after=${next.since.getTime()}.${next.item.id}` : '/admin/ads/queue'
  const meta = adminMeta(ctx, { title: ctx.t('moderation.queueTitle'), path: '/admin/ads/queue' })
  const current = next && { ...next, posts: await ownerPosts(ctx.db, next.item) }
  return { meta, waiting, current, now: ctx.now, skipTo }
}

/** The buttons of a page without JavaScript. */
export async function action({ context, request }: Route.ActionArgs) {
  return ordersAction(await requireAdminToWrite(context), request)
}

export const shouldRevalidate = unlessDrawerMoves

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

function Empty({ waiting }: { waiting: number }) {
  const t = useAdminT()
  // Everything after a position is done, and something before it was skipped.
  if (waiting > 0) {
    return (
      <p>
        <Link to="/admin/ads/queue" className="button-primary">
          {t('moderation.fromTheStart')}
        </Link>
      </p>
    )
  }
  return (
    <EmptyState title={t('moderation.queueEmpty')} text={t('moderation.queueEmptyText')}>
      <Link to="/admin/ads" className="button-primary">
        {t('moderation.toList')}
      </Link>
    </EmptyState>
  )
}

export default function Queue({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const { waiting, current, now, skipTo } = loaderData
  return (
    <div className="grid gap-4">
      <Outlet />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold tracking-tight">{t('moderation.queueTitle')}</h1>
        <p role="status" className="text-muted">
          {t('moderation.queue', { count: waiting })}
        </p>
        <Link to="/admin/ads" className="plain-link">
          {t('moderation.toList')}
        </Link>
      </div>
      {!current && <Empty waiting={waiting} />}
      <QueueItem
        item={current?.item ?? null}
        history={current && <OwnerHistory posts={current.posts} since={current.since} now={now} />}
        skipTo={skipTo}
      />
    </div>
  )
}
