import { Hono } from 'hono'
import { assertAllowed, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx } from '#app/platform/ctx.server.ts'
import { forgetUnsent, keepUnsent } from './keep-unsent.server.ts'
import { whyNotPost } from './rules.ts'
import { unsentSent } from './schema.ts'

/** POST /api/unsent-form with `{ form, fields }`: keeps what somebody is typing; `fields: null` forgets it. Answers 204. */
export const postingApi = new Hono<{ Variables: { ctx: Ctx } }>().post('/unsent-form', async (c) => {
  const { ctx } = c.var
  const { actor } = ctx
  assertAllowed(whyNotPost(actor))
  const sent = unsentSent.safeParse(await c.req.json().catch(() => null))
  if (!sent.success || !actor) throw new RefusedError(refuse('malformed', 'common.badRequest'))
  const { form, fields } = sent.data
  if (fields === null) await forgetUnsent(ctx, actor.id, form)
  else await keepUnsent({ ...ctx, actor }, { form, fields })
  return c.body(null, 204)
})
