import { CardList } from '#app/features/billing/cards/components/card-list.tsx'
import { cardsOf } from '#app/features/billing/cards/queries.server.ts'
import { SimulatedNote } from '#app/features/billing/components/card-elements.tsx'
import { PauseNotice } from '#app/features/billing/pauses/components/pause-notice.tsx'
import { refusalsOf } from '#app/features/billing/pauses/pause-after-declines.server.ts'
import { whyPaused } from '#app/features/billing/pauses/rules.ts'
import { ReceiptTable } from '#app/features/billing/receipts/components/receipt-table.tsx'
import { receiptsOf } from '#app/features/billing/receipts/queries.server.ts'
import { SubscriptionRow } from '#app/features/billing/subscriptions/components/subscription-row.tsx'
import { subscriptionsOf } from '#app/features/billing/subscriptions/queries.server.ts'
import { useMemberT } from '#app/i18n/use-t.tsx'
import { pageAsked } from '#app/lib/list-query.ts'
import { formatCents } from '#app/lib/money.ts'
import { Go } from '#app/ui/go.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { signedIn } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/payments'
import { AddCard } from './add-card.tsx'
import { dashboardMeta } from './dashboard-page.ts'
import { ManageBilling } from './manage-billing.tsx'
import { useBilling } from './use-billing.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = signedIn(context)
  const { db, actor, payments, now, t } = ctx
  const page = pageAsked(new URL(request.url).searchParams) ?? 1
  const [subscriptions, cards, receipts, { declines, pause }] = await Promise.all([
    subscriptionsOf(db, actor.id),
    cardsOf(db, actor.id),
    receiptsOf(db, actor.id, page),
    refusalsOf(ctx),
  ])
  const { mode, publishableKey } = payments
  const paused = pause && whyPaused(pause, now)
  return {
    subscriptions,
    cards,
    receipts,
    page,
    declines,
    paused: paused && { text: t.said(paused.code, paused.params), canLift: pause.canLift },
    provider: { mode, publishableKey },
    meta: dashboardMeta(ctx, { name: t('dashboard.paymentsTab'), path: '/dashboard/payments' }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Data = Route.ComponentProps['loaderData']

function Subscriptions({ data, billing }: { data: Data; billing: ReturnType<typeof useBilling> }) {
  const t = useMemberT()
  return (
    <section aria-labelledby="subscriptions">
      <h2 id="subscriptions" className="text-xl font-bold">
        {t('billing.subscriptions')}
      </h2>
      {data.subscriptions.length === 0 && <p className="mt-1 text-muted">{t('billing.noSubscriptions')}</p>}
      <ul className="mt-2">
        {data.subscriptions.map((subscription, at) => (
          <SubscriptionRow
            key={subscription.id}
            subscription={subscription}
            cards={data.cards}
            isCurrent={at === 0}
            actions={billing}
          />
        ))}
      </ul>
    </section>
  )
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const t = useMemberT()
  if (pages < 2) return null
  return (
    <nav aria-label={t('listings.pages')} className="mt-3 flex items-center gap-3">
      {page > 1 && (
        <Go to={`?page=${page - 1}`} className="page-link">
          {t('listings.previous')}
        </Go>
      )}
      <span className="text-[13.5px]">{t('listings.pageOf', { page, pages })}</span>
      {page < pages && (
        <Go to={`?page=${page + 1}`} className="page-link">
          {t('listings.next')}
        </Go>
      )}
    </nav>
  )
}

function Receipts({ receipts, page }: Pick<Data, 'receipts' | 'page'>) {
  const t = useMemberT()
  const { rows, totalCents, paid, pages } = receipts
  return (
    <section aria-labelledby="receipts">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="receipts" className="text-xl font-bold">
          {t('billing.receipts')}
        </h2>
        {rows.length > 0 && (
          <a href="/dashboard/receipts.csv" className="plain-link">
            {t('billing.downloadCsv')}
          </a>
        )}
      </div>
      {rows.length === 0 && <p className="mt-1 text-muted">{t('billing.noReceipts')}</p>}
      <ReceiptTable rows={rows} />
      {rows.length > 0 && (
        <p className="flex justify-between gap-4 border-t-2 border-asphalt py-3 font-bold">
          <span>{t('billing.totalPaid', { count: paid })}</span>
          <span>{formatCents(totalCents, t.locale)}</span>
        </p>
      )}
      <Pages page={page} pages={pages} />
    </section>
  )
}

/** The payments tab ([DASH-08]): subscriptions, saved cards, receipts. */
export default function DashboardPayments({ loaderData: data }: Route.ComponentProps) {
  const t = useMemberT()
  const billing = useBilling()
  return (
    <div className="grid max-w-3xl gap-8 pb-8">
      <SimulatedNote mode={data.provider.mode} />
      {billing.wrong && <Notice tone="bad" title={billing.wrong} />}
      <Subscriptions data={data} billing={billing} />
      <section aria-labelledby="cards">
        <h2 id="cards" className="mb-2 text-xl font-bold">
          {t('billing.cards')}
        </h2>
        <CardList cards={data.cards} actions={billing} />
        {data.paused && <PauseNotice {...data.paused} />}
        <div className="mt-3 flex flex-wrap gap-3">
          {!data.paused && (
            <AddCard provider={data.provider} declines={data.declines} onWrong={billing.setWrong} />
          )}
          <ManageBilling onWrong={billing.setWrong} />
        </div>
      </section>
      <Receipts receipts={data.receipts} page={data.page} />
    </div>
  )
}
