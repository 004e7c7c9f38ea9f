import type { Facet } from '#app/features/facets/facet-list.ts'
import type { RangeStep } from '#app/features/facets/range-steps.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { numberFormat } from '#app/lib/formats.ts'
import { AMERICAN } from '#app/lib/locale.ts'

type Write = (n: number) => string

const numbers = ({ locale }: Translate) => numberFormat(AMERICAN[locale])

/** Writes dollars. */
export function dollarWriter(t: Translate): Write {
  const format = numbers(t)
  return (n) => `$${format.format(n)}`
}

/** Writes the numbers of a facet: years without a separator of thousands. */
export function numberWriter({ key, scale }: Facet, t: Translate): Write {
  if (key === 'year') return String
  const format = numbers(t)
  return scale === 100 ? dollarWriter(t) : (n) => format.format(n)
}

/** '2019–2022', 'from 2019', 'up to 2022'. */
export function rangeText(write: Write, [from, to]: RangeStep, t: Translate): string {
  if (from === null) return to === null ? '' : t('facets.upTo', { to: write(to) })
  if (to === null) return t('facets.from', { from: write(from) })
  return from === to ? write(from) : t('facets.fromTo', { from: write(from), to: write(to) })
}

/** A usual range that a button fills in. */
export type StepView = { readonly from: string; readonly to: string; readonly name: string }

/** Returns usual ranges as buttons name them ([FACET-10]). */
export const stepViews = (steps: readonly RangeStep[], write: Write, t: Translate): readonly StepView[] =>
  steps.map(([from, to]) => ({
    from: String(from ?? ''),
    to: String(to ?? ''),
    name: rangeText(write, [from, to], t),
  }))
