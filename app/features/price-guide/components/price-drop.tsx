import { useT } from '#app/i18n/use-t.tsx'
import { formatDay } from '#app/lib/site-calendar.ts'
import type { ShownDrop } from '../price-marks.ts'

/** 'Down $1,600 on Nov 19' ([PRICE-03]). */
export function PriceDrop({ drop: { amount, at } }: { drop: ShownDrop }) {
  const t = useT()
  return (
    <p className="text-small font-semibold text-green">
      {t('listings.priceDropped', { amount, day: formatDay(new Date(at), t) })}
    </p>
  )
}
