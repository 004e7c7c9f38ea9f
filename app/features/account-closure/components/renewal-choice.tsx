import { useAccountT } from '#app/i18n/use-t.tsx'
import { formatCents } from '#app/lib/money.ts'
import { formatDay } from '#app/lib/site-calendar.ts'

/** A charge that is still to come. The day is null while a failed one is tried again. */
export type ComingCharge = { readonly amountCents: number | null; readonly nextChargeAt: Date | null }

function useCharge({ amountCents, nextChargeAt }: ComingCharge): string {
  const t = useAccountT()
  if (amountCents === null) return t('leaving.stillRenewsPlain')
  const amount = formatCents(amountCents, t.locale)
  if (!nextChargeAt) return t('leaving.stillTried', { amount })
  return t('leaving.stillCharged', { amount, day: formatDay(nextChargeAt, t) })
}

/** Names the charge that a hidden listing would still cost, and offers to turn renewal off as well ([DASH-14]). */
export function RenewalEndChoice({ charge }: { charge: ComingCharge }) {
  const t = useAccountT()
  return (
    <div className="grid gap-2 rounded-sign border-2 border-line p-3">
      <p className="font-semibold">{useCharge(charge)}</p>
      <label className="flex min-h-11 items-center gap-2.5">
        <input type="checkbox" name="renewal" value="off" defaultChecked className="size-5 shrink-0" />
        {t('leaving.endRenewalToo')}
      </label>
    </div>
  )
}
