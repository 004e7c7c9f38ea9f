import { data } from 'react-router'
import { isShareSecret } from '#app/features/billboards/numbers/billboard-numbers.ts'
import { DayNumbers } from '#app/features/billboards/numbers/components/day-numbers.tsx'
import { Totals } from '#app/features/billboards/numbers/components/statistics-panel.tsx'
import { findShared, recentNumbers } from '#app/features/billboards/numbers/queries.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { refuse } from '#app/lib/refusal.ts'
import { anyone, refused, within } from '../guards.server.ts'
import { metaTags, pageMeta } from '../page-meta.ts'
import { readRefusal } from '../read-refusal.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import type { Route } from './+types/shared-statistics'

const UNSEEN = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' }

/** The statistics behind a secret link, and nothing else of the billboard. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = anyone(context)
  await within(ctx, 'sharedNumbers')
  const { db, now, site, t } = ctx
  const found = isShareSecret(params.secret) ? await findShared(db, params.secret) : undefined
  if (!found) throw refused(refuse('notFound', 'common.notFound'))
  const { id, ...totals } = found
  const title = t('billboards.sharedTitle', { number: String(found.publicId) })
  const said = { title, description: t('billboards.countedHow'), path: '/', index: false }
  const shown = { totals, title, ...(await recentNumbers(db, id, now)), meta: pageMeta(site, t, said) }
  return data(shown, { headers: UNSEEN })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

/** What an advertiser without an account sees of a billboard. */
export default function SharedStatistics({
  loaderData: { title, totals, rows, compared },
}: Route.ComponentProps) {
  const t = useAccountT()
  return (
    <div className="frame grid max-w-4xl gap-6 py-8">
      <div>
        <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
        <p className="mt-1 text-muted">{t('billboards.sharedLead')}</p>
      </div>
      <Totals totals={totals} />
      <DayNumbers rows={rows} compared={compared} heading="h2" />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (readRefusal(error)?.kind === 'notFound') return <NotFoundPage />
  return <LoadFailure message="listings.loadFailed" />
}
