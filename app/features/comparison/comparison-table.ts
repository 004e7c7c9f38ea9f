import { type FactRow, factTable } from '#app/features/attributes/fact-table.ts'
import { formatMiles } from '#app/features/places/near.ts'
import { priceMarks } from '#app/features/price-guide/price-marks.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { ageText } from '#app/lib/age.ts'
import { formatDay } from '#app/lib/site-calendar.ts'
import { bestOf, type ComparedKey } from './compared.ts'
import type { ComparedListing } from './compared-listing.ts'

export type ComparedCell = {
  /** The number of the listing. */
  readonly of: number
  /** Null: the listing does not state it. */
  readonly text: string | null
  /** 'lowest', where it is the best of its row. */
  readonly best: string | null
  /** 'Verified', in the row of posters. */
  readonly verified?: string
}

export type ComparedRow = {
  readonly label: string
  readonly cells: readonly ComparedCell[]
  /** Whether the listings say different things. */
  readonly differs: boolean
}

export type ComparedGroup = { readonly title: string; readonly rows: readonly ComparedRow[] }

type Value = { readonly of: number; readonly text: string | null; readonly number: number | null }

function row(key: ComparedKey | null, label: string, values: readonly Value[], t: Translate): ComparedRow {
  const best =
    key &&
    bestOf(
      key,
      values.map(({ number }) => number),
    )
  const cells = values.map(({ of, text }, at) => ({
    of,
    text,
    best: best?.isBest[at] ? t(`comparison.${best.word}`) : null,
  }))
  return { label, cells, differs: new Set(values.map(({ text }) => text)).size > 1 }
}

/** What is usual for each, or that too few are known; no row where nothing is known of any. */
function usualRow(listings: readonly ComparedListing[], t: Translate): readonly ComparedRow[] {
  const texts = new Map(listings.map(({ publicId, priced }) => [publicId, priceMarks(priced, t).usual?.text]))
  if (![...texts.values()].some(Boolean)) return []
  const text = ({ publicId }: ComparedListing) => texts.get(publicId) ?? t('comparison.tooFew')
  return [saidRow(t('comparison.usualHere'), listings, text, t)]
}

function dropText({ priced }: ComparedListing, t: Translate) {
  const { drop } = priceMarks(priced, t)
  return drop && t('listings.priceDropped', { amount: drop.amount, day: formatDay(new Date(drop.at), t) })
}

type Said = (listing: ComparedListing) => string | null

/** A row of texts about each listing, in which nothing is best. */
function saidRow(label: string, listings: readonly ComparedListing[], said: Said, t: Translate): ComparedRow {
  const values = listings.map((listing) => ({
    of: listing.publicId,
    text: said(listing) || null,
    number: null,
  }))
  return row(null, label, values, t)
}

const placeText = ({ city, state }: ComparedListing) => [city, state].filter(Boolean).join(', ')

/** What a listing costs, and what is usual. Rows that no listing has anything to say in are left out. */
function priceGroup(listings: readonly ComparedListing[], t: Translate): ComparedGroup {
  const prices = listings.map(({ publicId, price, priceCents }) => ({
    of: publicId,
    text: price || null,
    number: priceCents,
  }))
  const rows = [
    row('price', t('comparison.asking'), prices, t),
    ...usualRow(listings, t),
    saidRow(t('comparison.drop'), listings, (listing) => dropText(listing, t), t),
  ]
  return { title: t('comparison.group_price'), rows: rows.filter(isSaid) }
}

/** Who posts: a company, else the name of the contact; with the mark of those whom an admin has verified. */
function posterRow(listings: readonly ComparedListing[], t: Translate): ComparedRow {
  const said = ({ poster, contactName }: ComparedListing) => poster?.company || contactName || null
  const { cells, ...plain } = saidRow(t('comparison.poster'), listings, said, t)
  const marked = cells.map((cell, at) =>
    listings[at]?.poster?.isVerified ? { ...cell, verified: t('detail.verified') } : cell,
  )
  const marks = new Set(marked.map(({ text, verified }) => `${verified ?? ''}|${text ?? ''}`))
  return { ...plain, cells: marked, differs: marks.size > 1 }
}

function distanceRow(listings: readonly ComparedListing[], near: string, t: Translate): ComparedRow {
  const values = listings.map(({ publicId, miles }) => ({
    of: publicId,
    text: miles === null ? null : formatMiles(miles, t.locale),
    number: miles === null ? null : Math.round(miles),
  }))
  return row('distance', t('comparison.distance', { place: near }), values, t)
}

/** Who posts, where, in which language, and for how long. */
function posterGroup(listings: readonly ComparedListing[], near: string, t: Translate): ComparedGroup {
  const rows = [
    posterRow(listings, t),
    saidRow(t('comparison.place'), listings, placeText, t),
    distanceRow(listings, near, t),
    saidRow(t('comparison.written'), listings, ({ written }) => t(written), t),
    saidRow(t('comparison.posted'), listings, ({ age }) => ageText(age, t), t),
  ]
  return { title: t('comparison.group_poster'), rows: rows.filter(isSaid) }
}

const isSaid = ({ cells }: ComparedRow) => cells.some(({ text }) => text !== null)

/** Puts prices first. Listings without any, such as jobs, say what is usual next to their pay. */
function withPrices(
  listings: readonly ComparedListing[],
  groups: readonly ComparedGroup[],
  t: Translate,
): readonly ComparedGroup[] {
  if (listings.some(({ price }) => price)) return [priceGroup(listings, t), ...groups]
  const [first, ...others] = groups
  return first ? [{ ...first, rows: [...first.rows, ...usualRow(listings, t)] }, ...others] : []
}

type Stated = { readonly of: number; readonly facts: readonly FactRow[] }

function factValue({ of, facts }: Stated, key: FactRow['key']): Value {
  const found = facts.find((fact) => fact.key === key)
  const number = typeof found?.stored === 'number' ? found.stored : null
  return { of, text: found?.value ?? null, number }
}

/**
 * Returns what listings say, row by row: each row has a cell for each listing ([CMP-01], [CMP-02]). `near`: the name of the place
 * that distances start from; '' for none.
 */
export function comparisonTable(
  listings: readonly ComparedListing[],
  near: string,
  t: Translate,
): readonly ComparedGroup[] {
  const tables = listings.map(({ publicId, category, attributes }) => ({
    of: publicId,
    groups: factTable(category, attributes, t),
  }))
  const titles = new Map(tables.flatMap(({ groups }) => groups.map(({ group, title }) => [group, title])))
  const groups = [...titles].map(([group, title]) => {
    const stated = tables.map(({ of, groups: own }) => ({
      of,
      facts: own.find((part) => part.group === group)?.rows ?? [],
    }))
    const labels = new Map(stated.flatMap(({ facts }) => facts.map(({ key, label }) => [key, label])))
    const rows = [...labels].map(([key, label]) =>
      row(
        key,
        label,
        stated.map((one) => factValue(one, key)),
        t,
      ),
    )
    return { title, rows }
  })
  return [...withPrices(listings, groups, t), posterGroup(listings, near, t)].filter(
    ({ rows }) => rows.length > 0,
  )
}
