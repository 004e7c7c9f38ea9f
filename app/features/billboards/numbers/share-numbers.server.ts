import { randomBytes } from 'node:crypto'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { changeBillboard } from '../editing/change-billboard.server.ts'

const SECRET_BYTES = 24

/**
 * Creates the link with which the numbers of a billboard are read without an account; an earlier link ends. `on:
 * false` ends it and creates none. Refuses as `changeBillboard` does.
 */
export function shareNumbers(ctx: Ctx, { id, on }: { id: string; on: boolean }): Promise<void> {
  return changeBillboard(ctx, id, async ({ db, now, actor }) => {
    await db.deleteFrom('statisticsLinks').where('billboardId', '=', id).execute()
    if (on) {
      const secret = randomBytes(SECRET_BYTES).toString('base64url')
      const link = { billboardId: id, secret, madeBy: actor?.id ?? null, createdAt: now }
      await db.insertInto('statisticsLinks').values(link).execute()
    }
    return { sharesNumbers: on }
  })
}
