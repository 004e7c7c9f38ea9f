import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useNavigation, useRevalidator } from 'react-router'
import { AvailableFilters } from '#app/features/ticker/admin/components/available-filters.tsx'
import { PaidQuestion } from '#app/features/ticker/admin/components/paid-question.tsx'
import { TickerEntries } from '#app/features/ticker/admin/components/ticker-entries.tsx'
import { availableFor, featuredEntries } from '#app/features/ticker/admin/queries.server.ts'
import { parseTickerQuery, tickerForm } from '#app/features/ticker/admin/schema.ts'
import {
  AVAILABLE_PER_PAGE,
  countsOf,
  groupsOf,
  MAX_HITS,
  type TickerEntry,
} from '#app/features/ticker/admin/ticker-groups.ts'
import { featureItem } from '#app/features/ticker/feature-item.server.ts'
import { countFeatured } from '#app/features/ticker/queries.server.ts'
import { TICKER_CAP } from '#app/features/ticker/rules.ts'
import { useAdminT } from '#app/i18n/use-t.tsx'
import { type FormResult, LOST_RESPONSE } from '#app/lib/form-result.ts'
import { pageCount } from '#app/lib/pager.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { requireAdmin, requireAdminToWrite } from '../guards.server.ts'
import { adminMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { readRefusal } from '../read-refusal.ts'
import { runFormAction } from '../run-form-action.server.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { Route } from './+types/ticker'

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireAdmin(context)
  const { db, locale, now, t } = ctx
  const query = parseTickerQuery(url.searchParams)
  const [used, featured] = await Promise.all([countFeatured(db), featuredEntries(db, { locale, now })])
  const { available, counts } = await availableFor(ctx, query, featured)
  const meta = adminMeta(ctx, { title: t('ticker.title'), path: '/admin/ticker' })
  return { query, used, featured, available, counts, meta }
}

type Done = { readonly title: string; readonly featured: boolean }

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = await requireAdminToWrite(context)
  const form = await readForm(request, tickerForm())
  return runFormAction(ctx, form, async ({ title, ...item }): Promise<Done> => {
    await featureItem(ctx, item)
    return { title, featured: item.featured }
  })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch((error: unknown) => {
    if (readRefusal(error)) throw error
    return LOST_RESPONSE
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type OutcomeProps = {
  result: FormResult<Done>
  featured: readonly TickerEntry[]
}

/** The literal messages of the ticker ([TICK-02]): some are complete, the others begin with what failed. */
function Outcome({ result, featured: entries }: OutcomeProps) {
  const t = useAdminT()
  if (result.outcome === 'done') {
    const { title, featured } = result.value
    return (
      <Notice tone="good" title={featured ? t('ticker.added', { title }) : t('ticker.removed', { title })} />
    )
  }
  if (result.outcome !== 'refused')
    return <Notice tone="bad" title={t('ticker.updateFailed', { message: t('ticker.unknownError') })} />
  const { code, params } = result.refusal
  const paid = entries.find(({ id }) => id === result.form?.initialValue?.['id'])
  if (code === 'ticker.paidEntry' && paid) return <PaidQuestion entry={paid} />
  const message = t.dynamic(code, params)
  return (
    <Notice
      tone="bad"
      title={code === 'ticker.notPublic' ? t('ticker.updateFailed', { message }) : message}
    />
  )
}

function Head({ used }: { used: number }) {
  const t = useAdminT()
  const { revalidate, state } = useRevalidator()
  const busy = state !== 'idle'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="text-2xl font-extrabold tracking-tight">{t('ticker.title')}</h1>
      <p className="font-mono text-lg font-semibold" aria-live="polite">
        <span className="sr-only">{t('ticker.counterName')} </span>
        {t('ticker.counter', { used, cap: TICKER_CAP })}
      </p>
      {used >= TICKER_CAP && (
        <p className="tag tag-featured">{t('ticker.limitReached', { used, cap: TICKER_CAP })}</p>
      )}
      <button
        type="button"
        onClick={() => void revalidate()}
        aria-disabled={busy || undefined}
        className="button-quiet needs-script sm:ml-auto"
      >
        <RefreshCw aria-hidden size={16} strokeWidth={1.75} />
        {busy ? t('ticker.refreshing') : t('ticker.refresh')}
      </button>
      <Link to="/admin/dashboard" className="plain-link">
        {t('ticker.backToDashboard')}
      </Link>
    </div>
  )
}

export default function TickerPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useAdminT()
  const { query, used, featured, available, counts } = loaderData
  const full = used < TICKER_CAP ? null : t('ticker.limitReached', { used, cap: TICKER_CAP })
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = query.category ? (counts[query.category] ?? 0) : all
  const isIdle = useNavigation().state === 'idle'
  return (
    <div className="grid max-w-5xl gap-6">
      <div className="grid gap-2">
        <Head used={used} />
        <p className="text-muted">{t('ticker.lead')}</p>
        {used > TICKER_CAP && <p className="text-muted">{t('ticker.rotates', { cap: TICKER_CAP })}</p>}
      </div>
      {isIdle && actionData && (
        <div className="stays-in-sight">
          <Outcome result={actionData} featured={featured} />
        </div>
      )}
      <section aria-labelledby="ticker-featured">
        <h2 id="ticker-featured" className="border-b-2 border-asphalt pb-1 text-lg font-extrabold">
          {t('ticker.featured')}
        </h2>
        <TickerEntries groups={groupsOf(featured, countsOf(featured))} featured full={null} />
        {featured.length === 0 && <p className="py-4 text-muted">{t('ticker.nothingFeatured')}</p>}
      </section>
      <section aria-labelledby="ticker-available">
        <h2 id="ticker-available" className="border-b-2 border-asphalt pb-1 text-lg font-extrabold">
          {t('ticker.available')}
        </h2>
        <AvailableFilters asked={query} counts={counts} />
        {query.term && all > MAX_HITS && <p className="mt-3">{t('ticker.moreThan', { most: MAX_HITS })}</p>}
        <TickerEntries groups={groupsOf(available, counts)} featured={false} full={full} />
        {available.length === 0 && (
          <p className="py-4 text-muted">
            {t(query.term || query.category ? 'ticker.nothingFound' : 'ticker.nothingPublic')}
          </p>
        )}
        <Pager page={query.page} pages={pageCount(total, AVAILABLE_PER_PAGE)} />
      </section>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (readRefusal(error)) return <ErrorPage error={error} />
  return <LoadFailure message="ticker.failed" />
}
