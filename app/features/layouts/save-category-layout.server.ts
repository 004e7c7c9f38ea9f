import { record } from '#app/features/audit/record-action.server.ts'
import { type CategorySlug, categoryName } from '#app/features/categories/category-list.ts'
import { whyNotAdmin } from '#app/lib/only-admins.ts'
import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { inTransaction } from '#app/platform/db/transaction.server.ts'
import { checkPlaces } from './check-places.server.ts'
import { withImported } from './imported-layout.ts'
import { type Layout, readLayout } from './layout-config.ts'
import { whyNotSave } from './rules.ts'

type Drawn = {
  readonly slug: CategorySlug
  /** The version that was read; 0 when none was stored. */
  readonly version: number
  readonly grid: Layout
}

const lockStored = (db: Db, slug: CategorySlug) =>
  db
    .selectFrom('categoryLayouts')
    .select(['config', 'version'])
    .where('categorySlug', '=', slug)
    .forUpdate()
    .executeTakeFirst()

/** Creates a row to lock where there is none: two first saves then wait for each other. */
const ensureRow = ({ db, now }: Ctx, slug: CategorySlug) =>
  db
    .insertInto('categoryLayouts')
    .values({
      categorySlug: slug,
      categoryName: categoryName(slug, 'en'),
      config: { rows: 1, cols: 1, positions: [] },
      version: 0,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((same) => same.column('categorySlug').doNothing())
    .execute()

async function save(ctx: Ctx, { slug, version, grid }: Drawn): Promise<{ version: number }> {
  assertAllowed(whyNotAdmin(ctx.actor))
  await ensureRow(ctx, slug)
  const stored = await lockStored(ctx.db, slug)
  assertAllowed(whyNotSave(stored?.version ?? 0, version))
  const before = stored && stored.version > 0 ? stored : null
  await checkPlaces(ctx, grid, before && readLayout(before.config))
  const next = version + 1
  const config = { ...grid, positions: withImported(grid.positions, before?.config) }
  await ctx.db
    .updateTable('categoryLayouts')
    .set({ categoryName: categoryName(slug, 'en'), config, version: next, updatedAt: ctx.now })
    .where('categorySlug', '=', slug)
    .execute()
  const details = { before, after: { config, version: next } }
  await record(ctx, {
    action: 'category_layout_save',
    targetType: 'category_layout',
    targetId: slug,
    details,
  })
  return { version: next }
}

/** A table that is missing, or that the site may not access. */
const NO_ACCESS = new Set<unknown>(['42P01', '42501'])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Stores the layout of a category on top of the version that was read ([LAY-05], [LAY-07]). Returns the new version.
 * Refuses with layouts.stale, layouts.notPublic, layouts.noTable. The log keeps what was replaced.
 */
export async function saveCategoryLayout(ctx: Ctx, drawn: Drawn): Promise<{ version: number }> {
  try {
    return await inTransaction(ctx, (ctx) => save(ctx, drawn))
  } catch (error) {
    if (NO_ACCESS.has(codeOf(error)))
      throw new RefusedError(refuse('unavailable', 'layouts.noTable'), { cause: error })
    throw error
  }
}
