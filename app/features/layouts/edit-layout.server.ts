import type { Ctx } from '#app/platform/ctx.server.ts'
import { checkPlaces } from './check-places.server.ts'
import { withImported } from './imported-layout.ts'
import { type Layout, readLayout } from './layout-config.ts'
import { replaceLayout } from './replace-layout.server.ts'

type Edited = {
  readonly id: string
  /** The version that was read. */
  readonly version: number
  readonly name: string
  readonly description: string
  readonly grid: Layout
}

/** Stores the grid and the name. Returns the new version. Refuses as `replaceLayout`, and with layouts.notPublic. */
export async function editLayout(
  ctx: Ctx,
  { id, version, grid, name, description }: Edited,
): Promise<{ version: number }> {
  const replaced = await replaceLayout(ctx, { id, version }, async (ctx, { config: before }) => {
    await checkPlaces(ctx, grid, readLayout(before))
    const config = { ...grid, positions: withImported(grid.positions, before) }
    return { content: { name, description, config } }
  })
  return { version: replaced.version }
}
