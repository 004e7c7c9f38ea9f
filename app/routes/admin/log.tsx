import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router'
import { ExportLimit } from '#app/features/accounts/export/components/export-limit.tsx'
import { LogFilters } from '#app/features/audit/components/log-filters.tsx'
import { LogTable } from '#app/features/audit/components/log-table.tsx'
import { logPage } from '#app/features/audit/queries.server.ts'
import { parseLogCursor, parseLogQuery } from '#app/features/audit/schema.ts'
import { useAddress, useAdminT } from '#app/i18n/use-t.tsx'
import { withParams } from '#app/lib/list-query.ts'
import { Link } from '#app/ui/link.tsx'
import { requireAdmin } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { EmptyFilteredList } from '../shell/empty-filtered-list.tsx'
import type { Route } from './+types/log'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const params = url.searchParams
  const query = parseLogQuery(params)
  return {
    meta: adminMeta(ctx, { title: ctx.t('audit.title'), path: '/admin/log' }),
    query,
    ...(await logPage(
      ctx.db,
      { ...query, timeZone: ctx.site.timeZone },
      { before: parseLogCursor(params), locale: ctx.locale },
    )),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** The log has no total: its pager leads to older entries, or back to the newest. */
function LogPager({ next }: { next: number | null }) {
  const t = useAdminT()
  const [params] = useSearchParams()
  const to = (before: string | null) => ({ search: withParams(params, { before }) })
  const isFirst = !params.has('before')
  if (isFirst && next === null) return null
  return (
    <nav aria-label={t('listings.pages')} className="mt-6 flex flex-wrap justify-center gap-2">
      {!isFirst && (
        <Link to={to(null)} className="page-link">
          {t('audit.newest')}
        </Link>
      )}
      {next !== null && (
        <Link to={to(String(next))} rel="next" className="page-link">
          {t('audit.older')}
        </Link>
      )}
    </nav>
  )
}

/** Everything admins did, and what users did with their accounts ([LOG-02], D-14). */
export default function Log({ loaderData: { query, entries, next } }: Route.ComponentProps) {
  const t = useAdminT()
  const address = useAddress()
  const [params] = useSearchParams()
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl font-extrabold tracking-tight">{t('audit.title')}</h1>
        <form method="post" action={address(`/admin/log/export?${params.toString()}`)} className="ml-auto">
          <button type="submit" className="button-quiet">
            <Download aria-hidden size={18} strokeWidth={1.75} />
            {t('audit.exportCsv')}
          </button>
        </form>
        <ExportLimit />
      </div>
      <p className="mt-1 mb-4 text-muted">{t('audit.lead')}</p>
      <LogFilters asked={query} />
      {entries.length === 0 ? (
        <EmptyFilteredList
          isFiltered={Object.values(query).some(Boolean)}
          title={t('audit.noneTitle')}
          text={t('audit.noneText')}
          noneYet={{ title: t('audit.noneYet'), text: t('audit.noneYetText') }}
        />
      ) : (
        <LogTable entries={entries} />
      )}
      <LogPager next={next} />
    </>
  )
}
