import type { ImportedStanding, StoredItem } from '#app/features/items/imported-item.ts'
import { newPublicNumbers } from '#app/features/items/new-public-number.server.ts'
import { storeSearchWords } from '#app/features/items/store-search-words.server.ts'
import type { Picture } from '#app/lib/picture.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { billboardColumns, textsOfForm } from '../editing/billboard-columns.server.ts'
import { lockEditedBillboard } from '../editing/queries.server.ts'
import { recordBillboardEdit } from '../editing/record-billboard-edit.server.ts'
import type { BillboardInput } from '../editing/schema.ts'

export type ImportedBillboard = {
  readonly userId: string
  readonly form: BillboardInput
  readonly pictures: readonly Picture[]
  readonly standing: ImportedStanding
}

type ImportCtx = Pick<Ctx, 'db' | 'now' | 'random' | 'site'>

function columnsOf(ctx: ImportCtx, billboard: ImportedBillboard) {
  const { publicNumber: _, ...standing } = billboard.standing
  return {
    ...billboardColumns(ctx, textsOfForm(billboard)),
    ...standing,
    userId: billboard.userId,
    kind: 'banner' as const,
  }
}

/** Stores billboards of another site, in the caller's transaction. Returns them in the same order. */
export async function insertImportedBillboards(
  ctx: ImportCtx,
  billboards: readonly ImportedBillboard[],
): Promise<readonly StoredItem[]> {
  if (billboards.length === 0) return []
  const columns = billboards.map((billboard) => columnsOf(ctx, billboard))
  const wanted = billboards.map(({ standing }) => standing.publicNumber)
  const numbers = await newPublicNumbers(ctx, 'ads', wanted)
  const rows = columns.map((row, i) => ({ ...row, adId: numbers[i] ?? 0 }))
  const made = await ctx.db.insertInto('ads').values(rows).returning(['id', 'adId']).execute()
  const idOf = new Map(made.map(({ id, adId }) => [adId, id]))
  await storeSearchWords(ctx, columns.map(({ searchText }) => searchText).join('\n'))
  return numbers.map((publicId) => ({ publicId, id: idOf.get(publicId) ?? '' }))
}

/** Stores what changed in the file since the last import. The owner stays. */
export async function updateImportedBillboard(
  ctx: ImportCtx,
  id: string,
  billboard: ImportedBillboard,
): Promise<void> {
  const { userId: _, ...columns } = columnsOf(ctx, billboard)
  const before = await lockEditedBillboard(ctx.db, id)
  await ctx.db.updateTable('ads').set(columns).where('id', '=', id).execute()
  await storeSearchWords(ctx, columns.searchText)
  if (before) await recordBillboardEdit(ctx, before, { source: 'import' })
}
