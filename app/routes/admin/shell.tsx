import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { type Inbox, NOTHING_WAITS } from '#app/features/statistics/inbox/inbox-entries.ts'
import { countInbox } from '#app/features/statistics/inbox/queries.server.ts'
import { requireAdmin } from '../guards.server.ts'
import { readRefusal } from '../read-refusal.ts'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/shell'
import { AdminHeader } from './admin-header.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { type CountedInbox, UNCOUNTED } from './counted-inbox.ts'
import { unlessDrawerMovesBelow } from './keeps-list.ts'
import { orElse } from './or-else.server.ts'

/**
 * Counts what waits, for the menu and the overview: with every page and after every change. A layout guards nothing: the pages
 * below check for themselves, because their loaders can be requested alone ([ADM-01]).
 */
export async function loader({ context }: Route.LoaderArgs): Promise<CountedInbox> {
  const ctx = requireAdmin(context)
  const { value, failed } = await orElse(ctx, countInbox(ctx.db, ctx.now), NOTHING_WAITS)
  return { inbox: value, isMissing: failed }
}

/** Numbers that fail to load must not replace the page: with a lost connection, what is typed there would be gone. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error: unknown) => {
    if (readRefusal(error)) throw error
    return UNCOUNTED
  })
}

export const shouldRevalidate = unlessDrawerMovesBelow

/** The header, the menu and the page: the site's own header and footer would cost a third of the screen ([ADM-03]). */
function Frame({ inbox, children }: { inbox: Inbox; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <>
      <AdminHeader />
      <div className="admin-frame">
        {/* Following a link keeps the document, and would keep the menu of small screens open. */}
        <AdminMenu key={pathname + search} inbox={inbox} />
        <main id="content" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
      </div>
    </>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <RouteError error={error} />
  return (
    <Frame inbox={loaderData.inbox}>
      <RouteError error={error} />
    </Frame>
  )
}

/** The frame around every page of the admin area. */
export default function AdminShell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame inbox={loaderData.inbox}>
      <Outlet context={loaderData} />
    </Frame>
  )
}
