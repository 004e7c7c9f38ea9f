import { z } from 'zod'
import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import type { Translate } from '#app/i18n/translate.ts'
import { cleanLine } from '#app/lib/text.ts'
import { coverOf } from './covered-cells.ts'
import { MAX_FOREIGN_ID_LENGTH } from './imported-layout.ts'
import { billboardsOf, type Layout, type Position } from './layout-config.ts'
import { LAYOUT_LIMITS, MAX_COLS, MAX_OTHERS, MAX_ROWS } from './rules.ts'

/** A grid as text: longer than any there can be, so that nothing else is parsed. */
const MAX_GRID_LENGTH = 250_000

/** One of ours, or one of another system: those may only stay where a stored layout has them. */
const adId = z.union([z.uuid().toLowerCase(), z.string().min(1).max(MAX_FOREIGN_ID_LENGTH)])

const position = z.object({
  row: z
    .int()
    .min(0)
    .max(MAX_ROWS - 1),
  col: z
    .int()
    .min(0)
    .max(MAX_COLS - 1),
  width: z.int().min(1).max(MAX_COLS),
  height: z.int().min(1).max(MAX_ROWS),
  adId: adId.nullable(),
  others: z.array(z.uuid().toLowerCase()).min(1).max(MAX_OTHERS).exactOptional(),
})

function isPartition(layout: Layout): boolean {
  const { rows, cols, positions } = layout
  const isInside = (p: Position) => p.row + p.height <= rows && p.col + p.width <= cols
  // A billboard that shares a cell shares it with another one, and is there once.
  const isShared = (p: Position) =>
    new Set(billboardsOf(p)).size === (p.adId ? 1 : 0) + (p.others?.length ?? 0)
  if (!positions.every((p) => isInside(p) && isShared(p))) return false
  const area = positions.reduce((sum, { width, height }) => sum + width * height, 0)
  const isCovered = coverOf(layout, positions)
  let covered = 0
  for (let cell = 0; cell < rows * cols; cell += 1)
    if (isCovered(Math.floor(cell / cols), cell % cols)) covered += 1
  return covered === area
}

const grid = z
  .object({
    rows: z.int().min(1).max(MAX_ROWS),
    cols: z.int().min(1).max(MAX_COLS),
    positions: z.array(position).max(MAX_ROWS * MAX_COLS),
  })
  // Only for numbers within bounds: counting the cells of a grid of any size would take for ever.
  .refine(isPartition, { when: ({ issues }) => issues.length === 0 })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A grid that needs no repair, unlike a stored one: overlapping and outside cells are refused as a whole. */
const gridField = (t: Translate) =>
  z
    .string({ error: t('layouts.brokenGrid') })
    .max(MAX_GRID_LENGTH, t('layouts.brokenGrid'))
    .transform((text, check): Layout => {
      const read = grid.safeParse(parsed(text))
      if (read.success) return read.data
      check.addIssue({ code: 'custom', message: t('layouts.brokenGrid') })
      return z.NEVER
    })

const version = z.coerce.number().int().min(0).max(2_147_483_647)
const line = (max: number, t: Translate, missing?: string) =>
  z.string(missing).overwrite(cleanLine).max(max, t('layouts.tooLong', { max }))

/** What the editor sends for a layout of the home page. */
export function layoutForm(t: Translate) {
  return z.object({
    id: z.uuid(),
    version,
    // An empty field arrives as none at all.
    name: line(LAYOUT_LIMITS.name, t, t('layouts.nameRequired')).min(1, t('layouts.nameRequired')),
    description: line(LAYOUT_LIMITS.description, t).default(''),
    grid: gridField(t),
  })
}

/** What it sends for the layout of a category; version 0 says that none was stored. */
export function categoryLayoutForm(t: Translate) {
  return z.object({ slug: z.enum(CATEGORY_SLUGS), version, grid: gridField(t) })
}

/** The actions of the list's buttons. */
export const layoutChange = () =>
  z.discriminatedUnion('change', [
    z.object({ change: z.literal('create') }),
    z.object({ change: z.literal('duplicate'), id: z.uuid() }),
    z.object({ change: z.literal('activate'), id: z.uuid() }),
    z.object({ change: z.literal('delete'), id: z.uuid() }),
  ])

/** Which earlier version is wanted back, on top of the version that was read. */
export const restoreForm = () =>
  z.object({ entry: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER), version })
