import { redirect } from 'react-router'
import {
  formatSeries,
  MAX_SERIES,
  parseSeries,
  SERIES_PARAM,
} from '#app/features/billing/offers/extension-series.ts'
import { readExtensions } from '#app/features/billing/offers/read-extensions.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { isUuid } from '#app/lib/public-id.ts'
import { refuse } from '#app/lib/refusal.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { refused, requireUser } from '../guards.server.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import { throwRefusals } from '../throw-refusals.server.ts'
import type { Route } from './+types/extend-listings'

const PATH = '/dashboard/extend'

/** Begins a series with the ticked listings. Everything else about it follows from payments, so that an address is enough. */
function beginSeries(ticked: readonly string[], now: Date): never {
  const ids = [...new Set(ticked)]
  if (ids.length > MAX_SERIES || !ids.every(isUuid))
    throw refused(refuse('notFound', 'billing.noSuchListing'))
  throw redirect(`${PATH}?${SERIES_PARAM}=${formatSeries({ ids, sinceMs: now.getTime() })}`)
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const ticked = url.searchParams.getAll('ids')
  if (ticked.length > 0) beginSeries(ticked, ctx.now)
  const series = parseSeries(url.searchParams.get(SERIES_PARAM))
  const items = series ? await throwRefusals(readExtensions(ctx, series)) : []
  const open = items.filter(({ isDone, whyNot }) => !isDone && !whyNot)
  return {
    items,
    series: series && formatSeries(series),
    next: open[0] ?? null,
    doneCount: items.filter(({ isDone }) => isDone).length,
    possibleCount: items.filter(({ isDone, whyNot }) => isDone || !whyNot).length,
    openCents: open.reduce((sum, { amountCents }) => sum + amountCents, 0),
    meta: dashboardMeta(ctx, { name: ctx.t('billing.extendTitle'), path: PATH }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Data = Route.ComponentProps['loaderData']

function Row({ item }: { item: Data['items'][number] }) {
  const t = useAccountT()
  const { title, tier, amountCents, isDone, expiresAt, whyNot } = item
  const state = isDone
    ? expiresAt && t('billing.extendDone', { day: formatDay(expiresAt, t) })
    : whyNot && t.dynamic(whyNot.code, whyNot.params)
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5">
      <span className="min-w-0 flex-1 basis-60 font-semibold wrap-anywhere">{title}</span>
      {state ? (
        <span className={isDone ? 'font-semibold text-green' : 'text-muted'}>{state}</span>
      ) : (
        <span>
          {tier && `${t(`billing.${tier}`)} · `}
          {formatCents(amountCents, t.locale)}
        </span>
      )}
    </li>
  )
}

/** What is paid next, or that nothing is left to pay. */
function Next({
  next,
  series,
  openCents,
  doneCount,
}: Pick<Data, 'next' | 'series' | 'openCents' | 'doneCount'>) {
  const t = useAccountT()
  if (!next)
    return <Notice tone="good" title={t(doneCount > 0 ? 'billing.extendAllDone' : 'billing.extendNothing')} />
  return (
    <>
      <p className="font-semibold">
        {t('billing.extendTotal', { amount: formatCents(openCents, t.locale) })}
      </p>
      <p className="text-muted wrap-anywhere">{t('billing.extendNextTitle', { title: next.title })}</p>
      <Link
        to={`/dashboard/listings/${next.id}/pay?tier=${next.tier}&${SERIES_PARAM}=${series}`}
        className="button-primary justify-self-start max-sm:w-full"
      >
        {t('billing.extendFor', { amount: formatCents(next.amountCents, t.locale) })}
      </Link>
    </>
  )
}

/** Leads through the ticked listings, one payment after the other ([DASH-16]). */
export default function ExtendListings({ loaderData: data }: Route.ComponentProps) {
  const t = useAccountT()
  const { items, doneCount, possibleCount } = data
  return (
    <div className="frame max-w-3xl py-6 md:py-8">
      <BackLink to="/dashboard">{t('billing.backToDashboard')}</BackLink>
      <h1 className="mt-1 mb-2 text-3xl font-extrabold tracking-tight">{t('billing.extendTitle')}</h1>
      {items.length === 0 ? (
        <Notice tone="bad" title={t('dashboard.bulkNothing')} />
      ) : (
        <div className="grid gap-4">
          <p className="text-muted">{t('billing.extendLead')}</p>
          <p role="status" className="text-lg font-bold">
            {t('billing.extendProgress', { done: doneCount, total: possibleCount })}
          </p>
          <ol>
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </ol>
          <Next {...data} />
        </div>
      )}
    </div>
  )
}
