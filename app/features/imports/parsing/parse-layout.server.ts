import type { CategorySlug } from '#app/features/categories/category-list.ts'
import { foreignIdOf, withImported } from '#app/features/layouts/imported-layout.ts'
import type { ImportedLayout } from '#app/features/layouts/importing/store-imported.server.ts'
import { readLayout } from '#app/features/layouts/layout-config.ts'
import { LAYOUT_LIMITS } from '#app/features/layouts/rules.ts'
import { categoryLayoutForm, layoutForm } from '#app/features/layouts/schema.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { isJsonObject, type JsonObject } from '#app/lib/json-object.ts'
import { isYes, listOf, objectsOf, textOf, timeOf, type Values } from '../field-values.ts'
import { type Parsed, parseLeniently, type Remark } from './parse-leniently.server.ts'
import { shortened } from './repaired-texts.ts'

type Around = {
  readonly t: Translate
  readonly now: Date
  readonly categoryOf: (labels: unknown) => CategorySlug | null
  /** Returns the id here of a billboard of the import; null if it is not part of it. */
  readonly billboardOf: (id: string) => string | null
}

const NO_ID = '00000000-0000-4000-8000-000000000000'

const countOf = (value: unknown) => (textOf(value) === '' ? undefined : Number(textOf(value)))

/** Returns the billboard of a cell: its id, and that of the position that describes it (D-16). */
const adIdOf = (position: JsonObject) => {
  const ad = position['ad']
  return textOf(position['adId']) || textOf(isJsonObject(ad) ? ad['id'] : '')
}

/** Returns every id of a billboard in a layout of the earlier site. */
export const billboardIdsOf = (values: Values): readonly string[] =>
  objectsOf(values['positions']).flatMap((position) => [adIdOf(position), ...listOf(position['others'])])

/** A cell with the ids of this site. */
function positionHere(position: JsonObject, { billboardOf }: Around) {
  const theirs = adIdOf(position)
  const ours = billboardOf(theirs)
  const adId = ours ?? foreignIdOf({ ...position, adId: theirs })
  const [row, col, width, height] = ['row', 'col', 'width', 'height'].map((name) => countOf(position[name]))
  const others = listOf(position['others']).flatMap((id) => billboardOf(id) ?? [])
  const cell = { ...position, row, col, width: width ?? 1, height: height ?? 1, adId, others }
  const reason = `left empty: there is no banner ad ${theirs} in the import`
  return { cell, remarks: theirs !== '' && adId === null ? [{ field: 'positions', reason }] : [] }
}

/** Reads the grid as pages do: cells that overlap, or lie outside, are left out. */
function gridOf(values: Values, around: Around) {
  const read = objectsOf(values['positions']).map((position) => positionHere(position, around))
  const cells = read.map(({ cell }) => cell)
  const grid = readLayout({ rows: countOf(values['rows']), cols: countOf(values['cols']), positions: cells })
  const lost = cells.length - (grid?.positions.length ?? 0)
  const outside = {
    field: 'positions',
    reason: `left out: ${lost} of ${cells.length} cells overlap or lie outside`,
  }
  const remarks: readonly Remark[] = [...read.flatMap((one) => one.remarks), ...(lost > 0 ? [outside] : [])]
  return { grid, cells, remarks }
}

/** The name and the description of a layout of the home page, shortened to their limits. */
function wordsOf(values: Values) {
  const name = shortened(values['name'], LAYOUT_LIMITS.name)
  const description = shortened(values['description'], LAYOUT_LIMITS.description)
  const remarks = Object.entries({ name, description }).flatMap(([field, { reason }]) =>
    reason ? [{ field, reason }] : [],
  )
  return { fields: { name: name.text, description: description.text }, remarks }
}

const REQUIRED = new Set(['name', 'grid', 'slug'])

/** Judges a layout by the schemas of the layout editor. */
export function parseLayout(values: Values, around: Around): Parsed<ImportedLayout> {
  const { grid, cells, remarks } = gridOf(values, around)
  const isOfCategory = listOf(values['category']).length > 0
  const category = isOfCategory ? around.categoryOf(values['category']) : null
  const words = wordsOf(values)
  const sent = { ...words.fields, slug: category, id: NO_ID, version: 0, grid: JSON.stringify(grid) }
  const drawn = (positions: Parameters<typeof withImported>[0]) => ({
    config: { rows: grid?.rows, cols: grid?.cols, positions: withImported(positions, { positions: cells }) },
    createdAt: timeOf(values['createdAt']) ?? around.now,
    updatedAt: timeOf(values['updatedAt']) ?? around.now,
  })
  if (isOfCategory) {
    const parsed = parseLeniently(categoryLayoutForm(around.t), sent, REQUIRED)
    if ('refused' in parsed) return parsed
    const { slug, grid } = parsed.record
    return { record: { ...drawn(grid.positions), category: slug }, remarks }
  }
  const parsed = parseLeniently(layoutForm(around.t), sent, REQUIRED)
  if ('refused' in parsed) return parsed
  const { name, description, grid: read } = parsed.record
  const record = {
    ...drawn(read.positions),
    category: null,
    name,
    description,
    isActive: isYes(values['active']),
  }
  return { record, remarks: [...words.remarks, ...remarks] }
}
