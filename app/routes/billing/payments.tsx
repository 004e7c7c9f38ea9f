import { CardList } from '#app/features/billing/cards/components/card-list.tsx'
import { cardsOf } from '#app/features/billing/cards/queries.server.ts'
import { SimulatedNote } from '#app/features/billing/components/card-elements.tsx'
import { PauseNotice } from '#app/features/billing/pauses/components/pause-notice.tsx'
import { BillingDetailsForm } from '#app/features/billing/receipts/components/billing-details-form.tsx'
import { openBillingDetails } from '#app/features/billing/receipts/open-billing-details.server.ts'
import { receiptsNumbered, receiptsOf } from '#app/features/billing/receipts/queries.server.ts'
import { receiptNumberTyped } from '#app/features/billing/receipts/receipt-details.ts'
import { saveBillingDetails } from '#app/features/billing/receipts/save-billing-details.server.ts'
import { billingDetailsForm } from '#app/features/billing/receipts/schema.ts'
import { SubscriptionRow } from '#app/features/billing/subscriptions/components/subscription-row.tsx'
import { subscriptionsOf } from '#app/features/billing/subscriptions/queries.server.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { DRAFT_PARAM } from '#app/lib/draft.ts'
import { parsePage } from '#app/lib/list-query.ts'
import type { PersonalCtx } from '#app/platform/ctx.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { headersOfAction } from '../account/account-page.ts'
import { requireUser } from '../guards.server.ts'
import { keepForm } from '../lost-response.ts'
import { dashboardMeta, metaTags } from '../page-meta.ts'
import { readForm } from '../read-form.server.ts'
import { runFormAction } from '../run-form-action.server.ts'
import type { Route } from './+types/payments'
import { AddCard } from './add-card.tsx'
import { declinePause } from './listing-bill.server.ts'
import { ManageBilling } from './manage-billing.tsx'
import { OwnReceipts } from './own-receipts.tsx'
import { useBilling } from './use-billing.ts'

/** The receipts of a page, or the one whose number was typed. */
async function loadReceipts({ db, actor }: PersonalCtx, params: URLSearchParams) {
  const page = parsePage(params) ?? 1
  const typed = (params.get('receipt') ?? '').trim().slice(0, 40)
  const all = await receiptsOf(db, actor.id, page)
  if (!typed) return { ...all, page, typed }
  const number = receiptNumberTyped(typed)
  const rows = number === null ? [] : await receiptsNumbered(db, actor.id, number)
  return { ...all, rows, page, typed }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = requireUser(context)
  const { db, actor, payments, t } = ctx
  const { searchParams } = url
  const [subscriptions, cards, receipts, details, pause] = await Promise.all([
    subscriptionsOf(db, actor.id),
    cardsOf(db, actor.id),
    loadReceipts(ctx, searchParams),
    openBillingDetails(ctx, searchParams.get(DRAFT_PARAM)),
    declinePause(ctx),
  ])
  const { mode, publishableKey } = payments
  return {
    subscriptions,
    cards,
    receipts,
    details,
    ...pause,
    provider: { mode, publishableKey },
    meta: dashboardMeta(ctx, { name: t('dashboard.paymentsTab'), path: '/dashboard/payments' }),
  }
}

/** Keeps the billing details. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = requireUser(context)
  return runFormAction(ctx, await readForm(request, billingDetailsForm(ctx.t)), (details) =>
    saveBillingDetails(ctx, details),
  )
}

/** A request that is lost leaves the form as it is. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return serverAction().catch(keepForm)
}

export const headers = headersOfAction
export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Data = Route.ComponentProps['loaderData']

function Subscriptions({ data, billing }: { data: Data; billing: ReturnType<typeof useBilling> }) {
  const t = useAccountT()
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

/** The payments tab ([DASH-08]): subscriptions, saved cards, receipts and the details printed on them. */
export default function DashboardPayments({ loaderData: data, actionData }: Route.ComponentProps) {
  const t = useAccountT()
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
      <OwnReceipts receipts={data.receipts} />
      <section aria-labelledby="billing-details" className="grid gap-2">
        <h2 id="billing-details" className="text-xl font-bold">
          {t('receipts.details')}
        </h2>
        <BillingDetailsForm start={data.details} result={actionData} />
      </section>
    </div>
  )
}
