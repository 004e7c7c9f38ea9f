import { assertFound } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { readVersion } from '../layout-version.ts'
import { replaceLayout } from '../replace-layout.server.ts'

type Asked = {
  readonly id: string
  /** The entry of the log that replaced what is wanted back. */
  readonly entry: number
  /** The version that was stored when the history was read. */
  readonly version: number
}

async function versionIn({ db }: Pick<Ctx, 'db'>, { id, entry }: Asked) {
  const found = await db
    .selectFrom('auditLog')
    .select('details')
    .where('id', '=', entry)
    .where('targetType', '=', 'layout')
    .where('targetId', '=', id)
    .where('action', '=', 'layout_update')
    .executeTakeFirst()
  const version = readVersion(found?.details)
  assertFound(version, 'layouts.notFound')
  return version
}

/**
 * Stores an earlier version of a layout as its next one ([LAY-10]): nothing is lost, and it can be taken back the same way.
 * Billboards that have ended meanwhile leave their cells empty, as in any layout. Refuses as `replaceLayout`.
 */
export async function restoreLayout(ctx: Ctx, asked: Asked): Promise<{ name: string }> {
  const { name } = await replaceLayout(ctx, asked, async (ctx) => {
    const { name, description, config, version } = await versionIn(ctx, asked)
    return { content: { name, description, config }, details: { restored: version } }
  })
  return { name }
}
