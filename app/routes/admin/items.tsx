import { Outlet } from 'react-router'
import { ExportLimit } from '#app/features/accounts/export/components/export-limit.tsx'
import { ItemFilters } from '#app/features/moderation/components/item-filters.tsx'
import { ModerationColumns } from '#app/features/moderation/components/moderation-columns.tsx'
import { listSearch, newLink } from '#app/features/moderation/items/edit-link.ts'
import { countAllItems, itemColumn } from '#app/features/moderation/items/queries.server.ts'
import { countQueue } from '#app/features/moderation/queue/queries.server.ts'
import { parseItemsQuery } from '#app/features/moderation/schema.ts'
import { useAddress, useAdminT } from '#app/i18n/use-t.tsx'
import { Link } from '#app/ui/link.tsx'
import { requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { toLostResponse } from '../lost-response.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import type { Route } from './+types/items'
import { unlessDrawerMoves } from './keeps-list.ts'
import { matchingAction, ordersAction } from './orders-action.server.ts'

/** The moderation page ([MOD-01]): what its address asks for, in two columns. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const { search, searchParams } = url
  const { filter, bannersPage, listingsPage } = parseItemsQuery(searchParams, ctx.site.timeZone)
  const [total, waiting, banners, listings] = await Promise.all([
    countAllItems(ctx.db),
    countQueue(ctx.db),
    itemColumn(ctx.db, 'banner', { filter, page: bannersPage }, ctx),
    itemColumn(ctx.db, 'listing', { filter, page: listingsPage }, ctx),
  ])
  const meta = adminMeta(ctx, { title: ctx.t('moderation.title'), path: '/admin/ads' })
  return { meta, search: listSearch(search), filter, total, waiting, banners, listings, seenAt: ctx.now }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const ctx = await requireAdminToWrite(context)
  const isMatching = url.searchParams.has('matching')
  return isMatching ? matchingAction(ctx, request) : ordersAction(ctx, request)
}

/** A request that is lost leaves the page as it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(toLostResponse)
}

export const shouldRevalidate = unlessDrawerMoves

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Ads({ loaderData }: Route.ComponentProps) {
  const t = useAdminT()
  const address = useAddress()
  const { filter, total, waiting, banners, listings, search } = loaderData
  return (
    <div className="grid gap-4">
      <Outlet />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold tracking-tight">{t('moderation.title')}</h1>
        <p className="text-muted">{t('moderation.totalItems', { count: total })}</p>
        <div className="flex flex-wrap gap-2 sm:ml-auto sm:justify-end">
          {waiting > 0 && (
            <Link to="/admin/ads/queue" className="button-primary">
              {t('moderation.queue', { count: waiting })}
            </Link>
          )}
          <Link {...newLink(search)} className="button-quiet">
            {t('moderation.createListing')}
          </Link>
          <form method="post" action={address(`/admin/ads/export${search}`)}>
            <button type="submit" className="button-quiet">
              {t('moderation.export')}
            </button>
          </form>
          <form
            method="post"
            action={address(`/admin/ads/export${search ? `${search}&` : '?'}file=attributes`)}
          >
            <button type="submit" className="button-quiet">
              {t('moderation.exportAttributes')}
            </button>
          </form>
          <Link to="/admin/dashboard" className="button-quiet">
            {t('moderation.backToDashboard')}
          </Link>
          <div className="basis-full sm:text-right">
            <ExportLimit />
          </div>
        </div>
      </div>
      <ItemFilters filter={filter} />
      <ModerationColumns banners={banners} listings={listings} filter={filter} seenAt={loaderData.seenAt} />
    </div>
  )
}
