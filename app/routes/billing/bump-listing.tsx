import type { SubmitEvent } from 'react'
import { SimulatedNote } from '#app/features/billing/components/card-elements.tsx'
import { PauseNotice } from '#app/features/billing/pauses/components/pause-notice.tsx'
import { BUMP } from '#app/features/pricing/packages.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { requireUser } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/bump-listing'
import { bumpBill } from './bump-bill.server.ts'
import { PaymentDialog, usePaymentDialog } from './payment-dialog.tsx'

export function loader({ context, params, url }: Route.LoaderArgs) {
  return bumpBill(requireUser(context), { id: params.id, url })
}

/** Paying changes nothing here: the dashboard shows the result. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Bill = Route.ComponentProps['loaderData']

/** Where the listing stands now in each list. */
function Places({ places }: Pick<Bill, 'places'>) {
  const t = useAccountT()
  return (
    <section className="grid justify-items-start gap-1">
      <h2 className="section-name">{t('billing.bumpPlaces')}</h2>
      <dl className="grid grid-cols-[auto_auto] gap-x-6 gap-y-1">
        {places.map(({ list, place }) => (
          <div key={list} className="contents">
            <dt className="text-muted">{list}</dt>
            <dd className="font-semibold">{place}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function BumpForm({ bill }: { bill: Bill }) {
  const t = useAccountT()
  const { start, ...payment } = usePaymentDialog()
  const { id: listingId, amountCents, reason, lastPaymentId } = bill

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void start({
      listingId,
      tier: BUMP,
      renews: false,
      amountCents,
      reason,
      lastPaymentId,
      withoutPicture: false,
    })
  }

  return (
    <>
      <p className="max-w-prose">{t('billing.bumpLead')}</p>
      <Places places={bill.places} />
      <SimulatedNote mode={bill.provider.mode} />
      <noscript>
        <Notice tone="bad" title={t('billing.needsScript')} />
      </noscript>
      <form onSubmit={submit} className="grid gap-5">
        {payment.why && <Notice tone="bad" title={payment.why} />}
        <p className="text-label text-muted">
          <LinkedText besideForm>{t('billing.agree')}</LinkedText>
        </p>
        <SubmitButton
          busy={payment.busy}
          label={t('billing.bumpFor', { amount: formatCents(amountCents, t.locale) })}
          busyLabel={t('billing.opening')}
          className="justify-self-start max-sm:w-full"
        />
      </form>
      <PaymentDialog {...payment} bill={bill} />
    </>
  )
}

/** The page on which the owner of a live listing buys it a place at the top ([PAY-11]). */
export default function BumpListing({ loaderData: bill }: Route.ComponentProps) {
  return (
    <div className="frame max-w-3xl py-6 md:py-8">
      <BackLink to="/dashboard">{useAccountT()('billing.backToDashboard')}</BackLink>
      <h1 className="mt-1 text-3xl font-extrabold tracking-tight">{bill.name}</h1>
      <p className="mb-4 text-lg font-semibold wrap-anywhere">{bill.title}</p>
      <div className="grid gap-5">
        {bill.refusal && <Notice tone="bad" title={bill.refusal} />}
        {!bill.refusal && (bill.paused ? <PauseNotice {...bill.paused} /> : <BumpForm bill={bill} />)}
      </div>
    </div>
  )
}
