import { Hono } from 'hono'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { receivePicture } from './receive-picture.server.ts'
import { shownName } from './schema.ts'

/**
 * POST /uploads: one picture as the body, its name in X-File-Name (encoded as in an address). Answers `{ picture }`, or
 * `{ error, code }` with a sentence that names the file ([POST-07]).
 */
export const uploadsApi = new Hono<{ Variables: { ctx: Ctx } }>().post('/uploads', async (c) => {
  const { ctx, req } = { ctx: c.var.ctx, req: c.req.raw }
  c.header('Cache-Control', 'private, no-store')
  const picture = await receivePicture(ctx, {
    name: shownName(req.headers.get('x-file-name') ?? '') || ctx.t('uploads.aFile'),
    announced: Number(req.headers.get('content-length') ?? 0) || 0,
    body: req.body,
    signal: req.signal,
  })
  return c.json({ picture })
})
