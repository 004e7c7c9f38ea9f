import { type FactRow, factTable } from '#app/features/attributes/fact-table.ts'
import { priceMarks } from '#app/features/price-guide/price-marks.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { bestOf, type ComparedKey } from './compared.ts'
import type { ComparedListing } from './compared-listing.ts'

export type ComparedCell = {
  /** Null: the listing does not state it. */
  readonly text: string | null
  /** 'lowest', where it is the best of its row. */
  readonly best: string | null
}

export type ComparedRow = {
  readonly label: string
  readonly cells: readonly ComparedCell[]
  /** Whether the listings say different things. */
  readonly differs: boolean
}

export type ComparedGroup = { readonly title: string; readonly rows: readonly ComparedRow[] }

type Value = { readonly text: string | null; readonly number: number | null }

const NOTHING: Value = { text: null, number: null }

function row(key: ComparedKey | null, label: string, values: readonly Value[], t: Translate): ComparedRow {
  const best =
    key &&
    bestOf(
      key,
      values.map(({ number }) => number),
    )
  const cells = values.map(({ text }, at) => ({
    text,
    best: best?.isBest[at] ? t(`comparison.${best.word}`) : null,
  }))
  return { label, cells, differs: new Set(values.map(({ text }) => text)).size > 1 }
}

const usualText = (listing: ComparedListing, t: Translate) => priceMarks(listing, t).usual?.text ?? null

function dropText(listing: ComparedListing, t: Translate) {
  const { drop } = priceMarks(listing, t)
  return drop && t('listings.priceDropped', { amount: drop.amount, day: formatDay(new Date(drop.at), t) })
}

/** Price, what is usual, and place. Rows that no listing has anything to say in are left out. */
function priceGroup(listings: readonly ComparedListing[], t: Translate): ComparedGroup {
  const said = (text: string | null): Value => ({ ...NOTHING, text: text || null })
  const rows = [
    row(
      'price',
      t('comparison.asking'),
      listings.map(({ price, priceCents }) => ({ text: price || null, number: priceCents })),
      t,
    ),
    row(
      null,
      t('comparison.usualHere'),
      listings.map((listing) => said(usualText(listing, t))),
      t,
    ),
    row(
      null,
      t('comparison.drop'),
      listings.map((listing) => said(dropText(listing, t))),
      t,
    ),
    row(
      null,
      t('comparison.place'),
      listings.map(({ city, state }) => said([city, state].filter(Boolean).join(', '))),
      t,
    ),
  ]
  return { title: t('comparison.group_price'), rows: rows.filter(isSaid) }
}

const isSaid = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== null)

const valueOf = (found: FactRow | undefined): Value =>
  found ? { text: found.value, number: typeof found.stored === 'number' ? found.stored : null } : NOTHING

/** Returns what listings say, row by row: each row has a cell for each listing ([CMP-01], [CMP-02]). */
export function comparisonTable(
  listings: readonly ComparedListing[],
  t: Translate,
): readonly ComparedGroup[] {
  const tables = listings.map(({ category, attributes }) => factTable(category, attributes, t))
  const titles = [...new Map(tables.flat().map(({ group, title }) => [group, title])).entries()]
  const groups = titles.map(([group, title]) => {
    const rowsOf = tables.map((table) => table.find((part) => part.group === group)?.rows ?? [])
    const labels = new Map(rowsOf.flat().map(({ key, label }) => [key, label]))
    const rows = [...labels].map(([key, label]) =>
      row(
        key,
        label,
        rowsOf.map((facts) => valueOf(facts.find((fact) => fact.key === key))),
        t,
      ),
    )
    return { title, rows }
  })
  return [priceGroup(listings, t), ...groups].filter(({ rows }) => rows.length > 0)
}
