import { type Context, Hono } from 'hono'
import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { takeToken } from '#app/platform/limits/take-token.server.ts'
import { registerView } from './register-view.server.ts'
import { revealContact } from './reveal-contact.server.ts'
import { type ItemName, itemAsked } from './schema.ts'

type Env = { Variables: { ctx: Ctx } }

async function itemNamedBy(c: Context<Env>): Promise<ItemName> {
  const asked = itemAsked.safeParse(await c.req.json().catch(() => null))
  if (!asked.success) throw new RefusedError(refuse('malformed', 'common.badRequest'))
  return asked.data.listingId
}

/** POST /api/track-view and /api/reveal-contact, both with `{ listingId }`: the id of an item or its public number. */
export const viewsApi = new Hono<Env>()
  .post('/track-view', async (c) => {
    const { ctx } = c.var
    assertAllowed(await takeToken(ctx, 'views'))
    return c.json({ views: await registerView(ctx, await itemNamedBy(c)) })
  })
  .post('/reveal-contact', async (c) => {
    const { ctx } = c.var
    assertAllowed(await takeToken(ctx, 'reveal'))
    assertAllowed(await takeToken(ctx, 'revealByAccount'))
    c.header('Cache-Control', 'private, no-store')
    return c.json(await revealContact(ctx, await itemNamedBy(c)))
  })
