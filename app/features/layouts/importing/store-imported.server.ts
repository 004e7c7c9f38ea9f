import { record } from '#app/features/audit/record-action.server.ts'
import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { lockLayouts } from '../lock-layouts.server.ts'

const OPERATOR = { id: null, role: 'operator' } as const

type Drawn = { readonly config: object; readonly createdAt: Date; readonly updatedAt: Date }

/** A layout of the home page, or the one of a category. */
export type ImportedLayout = Drawn &
  (
    | { readonly category: CategorySlug }
    | {
        readonly category: null
        readonly name: string
        readonly description: string
        /** It becomes the active one if there is none. */
        readonly isActive: boolean
      }
  )

type ImportCtx = Pick<Ctx, 'db' | 'now' | 'requestId' | 'visitor' | 'actor'>

function insertOne({ db }: ImportCtx, layout: ImportedLayout): Promise<{ id: string }> {
  if (layout.category === null) {
    const { category: _, ...columns } = layout
    return db.insertInto('layoutConfigs').values(columns).returning('id').executeTakeFirstOrThrow()
  }
  const { category: categorySlug, ...columns } = layout
  const words = { categorySlug, categoryName: categoryName(categorySlug, 'en') }
  return db
    .insertInto('categoryLayouts')
    .values({ ...columns, ...words })
    .returning('id')
    .executeTakeFirstOrThrow()
}

async function isAnyActive({ db }: ImportCtx): Promise<boolean> {
  const active = await db.selectFrom('layoutConfigs').select('id').where('isActive', '=', true).execute()
  return active.length > 0
}

/** Stores layouts of another site, in the caller's transaction. Returns their ids in the same order. */
export async function insertImportedLayouts(
  ctx: ImportCtx,
  layouts: readonly ImportedLayout[],
): Promise<readonly string[]> {
  if (layouts.length === 0) return []
  await lockLayouts(ctx.db)
  const ids: string[] = []
  for (const layout of layouts) {
    const isSecond = layout.category === null && layout.isActive && (await isAnyActive(ctx))
    const { id } = await insertOne(ctx, isSecond ? { ...layout, isActive: false } : layout)
    ids.push(id)
  }
  return ids
}

async function updateHome(ctx: ImportCtx, id: string, after: { name: string; description: string } & Drawn) {
  const { name, description, config } = after
  const before = await ctx.db
    .selectFrom('layoutConfigs')
    .select(['name', 'description', 'config', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return
  const next = { name, description, config, version: before.version + 1 }
  await ctx.db
    .updateTable('layoutConfigs')
    .set({ ...next, updatedAt: ctx.now })
    .where('id', '=', id)
    .execute()
  const details = { before, after: next }
  await record(ctx, { action: 'layout_update', targetType: 'layout', targetId: id, details }, OPERATOR)
}

async function updateCategory(ctx: ImportCtx, id: string, { config }: Drawn) {
  const before = await ctx.db
    .selectFrom('categoryLayouts')
    .select(['config', 'version', 'categorySlug'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return
  const { categorySlug: targetId, version } = before
  const next = { config, version: version + 1 }
  await ctx.db
    .updateTable('categoryLayouts')
    .set({ ...next, updatedAt: ctx.now })
    .where('id', '=', id)
    .execute()
  const details = { before, after: next }
  const entry = { action: 'category_layout_save', targetType: 'category_layout', targetId, details } as const
  await record(ctx, entry, OPERATOR)
}

/**
 * Stores what changed in the file since the last import, as the next version: the log keeps what was replaced. Which one
 * is active stays.
 */
export async function updateImportedLayout(
  ctx: ImportCtx,
  id: string,
  layout: ImportedLayout,
): Promise<void> {
  if (layout.category === null) await updateHome(ctx, id, layout)
  else await updateCategory(ctx, id, layout)
}
