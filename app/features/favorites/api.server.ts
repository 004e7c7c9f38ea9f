import { Hono } from 'hono'
import { RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { addFavorite, removeFavorite } from './keep-listing.server.ts'
import { keepAsked } from './schema.ts'

/** POST /api/favorites with `{ listingId, keep }`: answers `{ kept }`, how it is from now on. */
export const favoritesApi = new Hono<{ Variables: { ctx: Ctx } }>().post('/favorites', async (c) => {
  const { ctx } = c.var
  const { actor } = ctx
  if (!actor) throw new RefusedError(refuse('unauthenticated', 'common.signInFirst'))
  const asked = keepAsked.safeParse(await c.req.json().catch(() => null))
  if (!asked.success) throw new RefusedError(refuse('malformed', 'common.badRequest'))
  const { keep, listingId } = asked.data
  await (keep ? addFavorite : removeFavorite)({ ...ctx, actor }, { listingId })
  c.header('Cache-Control', 'private, no-store')
  return c.json({ kept: keep })
})
