import { type SubmitEvent, useState } from 'react'
import { SimulatedNote } from '#app/features/billing/components/card-elements.tsx'
import { RenewalChoice } from '#app/features/billing/components/renewal-choice.tsx'
import { PauseNotice } from '#app/features/billing/pauses/components/pause-notice.tsx'
import { PackagePicker } from '#app/features/pricing/components/package-picker.tsx'
import { bringsBillboard } from '#app/features/pricing/packages.ts'
import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Link } from '#app/ui/link.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { requireUser } from '../guards.server.ts'
import { metaTags } from '../page-meta.ts'
import type { Route } from './+types/pay-listing'
import { BillboardPicture } from './billboard-picture.tsx'
import { listingBill } from './listing-bill.server.ts'
import { PaymentDialog, usePaymentDialog } from './payment-dialog.tsx'

export function loader({ context, params, url }: Route.LoaderArgs) {
  return listingBill(requireUser(context), { id: params.id, url })
}

/** Paying changes nothing here: the dashboard shows the result. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

type Bill = Route.ComponentProps['loaderData']

function useBill(bill: Bill) {
  const [tier, setTier] = useState(bill.tier)
  const [renews, setRenews] = useState(bill.renews)
  const [noConsent, setNoConsent] = useState(false)
  const [noPicture, setNoPicture] = useState(false)
  const { start, ...payment } = usePaymentDialog()
  const { reason = 'new', amountCents = 0, owned = [] } = bill.offers[tier] ?? {}
  const mayRenew = reason !== 'upgrade'
  const addsBillboard = bringsBillboard(tier) && !owned.includes('categoryBillboard')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { id: listingId, lastPaymentId } = bill
    const form = new FormData(event.currentTarget)
    const withoutPicture = form.has('withoutPicture')
    const expected = { amountCents, reason, lastPaymentId, withoutPicture }
    const choice = { listingId, tier, renews: renews && mayRenew, ...expected }
    const agrees = !choice.renews || form.has('consent')
    const isShowable = !addsBillboard || bill.picture !== null || withoutPicture
    setNoConsent(!agrees)
    setNoPicture(!isShowable)
    if (agrees && isShowable) void start(choice)
  }

  return {
    tier,
    setTier,
    renews,
    setRenews,
    noConsent,
    noPicture,
    addsBillboard,
    payment,
    reason,
    amountCents,
    mayRenew,
    submit,
  }
}

const LEADS = {
  new: 'billing.payNew',
  upgrade: 'billing.payUpgrade',
  renewal: 'billing.payRenewal',
  bump: 'billing.bumpLead',
} as const
const BUTTONS = {
  new: 'billing.continueToPay',
  upgrade: 'billing.upgradeFor',
  renewal: 'billing.extendFor',
  bump: 'billing.bumpFor',
} as const

function BillForm({ bill }: { bill: Bill }) {
  const t = useAccountT()
  const chosen = useBill(bill)
  const { why, busy } = chosen.payment
  return (
    <>
      <p className="text-muted">{t(LEADS[chosen.reason])}</p>
      <SimulatedNote mode={bill.provider.mode} />
      <noscript>
        <Notice tone="bad" title={t('billing.needsScript')} />
      </noscript>
      <form onSubmit={chosen.submit} className="grid gap-6">
        <PackagePicker
          name="tier"
          initial={bill.tier}
          offers={bill.offers}
          choices={bill.choices}
          onChoose={chosen.setTier}
        />
        {chosen.addsBillboard && (
          <BillboardPicture picture={bill.picture} listingId={bill.id} isMissing={chosen.noPicture} />
        )}
        {chosen.mayRenew && (
          <RenewalChoice
            renews={chosen.renews}
            onChoose={chosen.setRenews}
            amountCents={chosen.amountCents}
            error={chosen.noConsent ? t('billing.consentRequired') : ''}
          />
        )}
        {why && <Notice tone="bad" title={why} />}
        <p className="text-label text-muted">
          <LinkedText besideForm>{t('billing.agree')}</LinkedText>
        </p>
        <SubmitButton
          busy={busy}
          label={t(BUTTONS[chosen.reason], { amount: formatCents(chosen.amountCents, t.locale) })}
          busyLabel={t('billing.opening')}
          className="justify-self-start max-sm:w-full"
        />
      </form>
      <PaymentDialog {...chosen.payment} bill={bill} doneAt={bill.seriesAt} />
    </>
  )
}

const STANDINGS = {
  live: 'billing.listingLive',
  hidden: 'billing.listingHidden',
  underReview: 'billing.listingInReview',
  ended: 'billing.listingEnded',
} as const

/** The state of a listing that was paid for before, and its package. */
function Standing({ bill: { state, has, endsAt } }: { bill: Bill }) {
  const t = useAccountT()
  if (state === 'unpaid') return null
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 rounded-sign border-2 border-line bg-card px-3 py-2 font-semibold">
      <span>{t(STANDINGS[state], { day: formatDay(endsAt, t) })}</span>
      {has && <span className="tag">{t(`billing.${has}`)}</span>}
    </p>
  )
}

/** The payment page of a listing ([PAY-01]): which package, once or renewing, then the card. */
export default function PayListing({ loaderData: bill }: Route.ComponentProps) {
  const t = useAccountT()
  return (
    <div className="frame max-w-5xl py-6 md:py-8">
      {bill.seriesAt ? (
        <BackLink to={bill.seriesAt}>{t('billing.backToSeries')}</BackLink>
      ) : (
        <BackLink to="/dashboard">{t('billing.backToDashboard')}</BackLink>
      )}
      <h1 className="mt-1 text-3xl font-extrabold tracking-tight">{bill.name}</h1>
      <p className="mb-4 text-lg font-semibold wrap-anywhere">{bill.title}</p>
      <div className="grid gap-5">
        <Standing bill={bill} />
        {bill.priceNote && (
          <Notice tone="bad" title={t('billing.priceFarBelow')}>
            <p>
              <Link to={`/dashboard/listings/${bill.id}/edit`} className="plain-link">
                {t('billing.checkPrice')}
              </Link>
            </p>
          </Notice>
        )}
        {!bill.isReachable && (
          <Notice tone="bad" title={t('billing.unreachableTitle')}>
            <p>{t('billing.unreachableText')}</p>
            <Link to={`/dashboard/listings/${bill.id}/edit`} className="plain-link">
              {t('billing.addContact')}
            </Link>
          </Notice>
        )}
        {bill.refusal && <Notice tone="bad" title={bill.refusal} />}
        {!bill.refusal && (bill.paused ? <PauseNotice {...bill.paused} /> : <BillForm bill={bill} />)}
      </div>
    </div>
  )
}
