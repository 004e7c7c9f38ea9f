import { z } from 'zod'
import { isCategorySlug } from '#app/features/categories/category-list.ts'
import { MAX_IMPRESSIONS } from '#app/features/items/impressions.ts'
import { MAX_COLS, MAX_ROWS } from '#app/features/layouts/rules.ts'
import type { GridCell } from '#app/lib/impression.ts'
import { isUuid, parsePublicId } from '#app/lib/public-id.ts'

/** An item, by its id or by the number in its address. */
export type ItemName = { readonly id: string } | { readonly publicId: number }

function itemNamed(text: string): ItemName | null {
  if (isUuid(text)) return { id: text.toLowerCase() }
  const publicId = parsePublicId(text)
  return publicId === null ? null : { publicId }
}

/** What the counting endpoints take. */
export const itemInput = z.object({
  listingId: z.union([z.string(), z.number()]).transform((given, context) => {
    const name = itemNamed(String(given))
    if (name) return name
    context.addIssue({ code: 'custom', message: 'neither an id nor a public number' })
    return z.NEVER
  }),
})

const ids = z.array(z.uuid().toLowerCase()).max(MAX_IMPRESSIONS)

const isCount = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most

/** 'home 3 2': page, row and column. What is no cell of a grid counts as none. */
const cell = z
  .string()
  .max(60)
  .transform((text): GridCell | null => {
    const [page = '', row, col] = text.split(' ')
    const isPage = page === 'home' || isCategorySlug(page)
    const [r, c] = [Number(row), Number(col)]
    const isInside = isCount(r, MAX_ROWS) && isCount(c, MAX_COLS)
    return isPage && isInside ? { page, row: r, col: c } : null
  })

const cells = z
  .record(z.uuid().toLowerCase(), cell)
  .refine((named) => Object.keys(named).length <= MAX_IMPRESSIONS)

/**
 * What a browser sends: the billboards that were seen, and those that were followed, by their ids; and of those in a
 * grid their cells.
 */
export const impressionsInput = z.object({ seen: ids, followed: ids, cells: cells.exactOptional() })
