import { askedAttributes } from '#app/features/attributes/asked-attributes.ts'
import { parseAttributes } from '#app/features/attributes/parse-attributes.ts'
import { type WeeklyPay, weeklyPay } from '#app/features/attributes/pay.ts'
import type { CategorySlug } from '#app/features/categories/category-list.ts'
import type { AccountTranslate } from '#app/i18n/translate.ts'
import { attributeInput } from './stated-attributes.ts'
import { shownNumber } from './typed-numbers.ts'

/** One amount, or two with a dash between them. */
function span(from: number, to: number | null, show: (value: number) => string): string {
  return to === null || to === from ? show(from) : `${show(from)}–${show(to)}`
}

const dollars = (cents: number) => `$${shownNumber(Math.round(cents / 100))}`

function rateText({ model, rateFrom, rateTo }: WeeklyPay): string {
  const decimals = Math.round(Math.log10(model.scale))
  return span(rateFrom, rateTo, (rate) => shownNumber(rate / model.scale, decimals))
}

/**
 * Returns how a week's pay is worked out of what is typed ([ATTR-12]): 0.62 × 2,400 miles = $1,488. Empty where the figures do not
 * say it, or where a week is what is paid for.
 */
export function payLine(
  t: AccountTranslate,
  category: CategorySlug,
  typed: Readonly<Record<string, unknown>>,
): string {
  const { values } = parseAttributes(askedAttributes(category), attributeInput(category, typed))
  const pay = weeklyPay(values)
  if (!pay || pay.model.per === 'week') return ''
  const { from, to, times, model } = pay
  const figures = { rate: rateText(pay), weekly: span(from, to, dollars) }
  if (model.per === 'year') return t('posting.payOfYear', figures)
  if (times === null) return ''
  if (model.per === 'gross') return t('posting.payOfGross', { ...figures, gross: dollars(times) })
  const unit = model.typical?.unit ?? 'miles'
  const worked =
    unit === 'hours'
      ? t('posting.hours', { count: times })
      : unit === 'days'
        ? t('posting.days', { count: times })
        : t('posting.miles', { count: times })
  return t('posting.payOfTimes', { ...figures, times: worked })
}
