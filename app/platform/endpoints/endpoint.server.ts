import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import { assertAllowed, type Refusal, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '../ctx.server.ts'
import type { RateLimitName } from '../limits/limits.ts'
import { takeToken } from '../limits/take-token.server.ts'

type Env = { Variables: { ctx: Ctx } }

/** The description of an endpoint for authors of clients. */
type About<In extends z.ZodType, Out extends z.ZodType> = {
  /** Below /api. */
  readonly path: `/${string}`
  /** One sentence of the document at /api/docs, which is in English. */
  readonly summary: string
  readonly input: In
  readonly output: Out
  /** Kinds of refusals, besides malformed bodies. */
  readonly refusals?: readonly Refusal['kind'][]
  /** Rate limits, counted before anything is read. */
  readonly limits?: readonly RateLimitName[]
}

/** A JSON endpoint. Its route and its description are made of the same object, so they cannot differ. */
export type Endpoint = About<z.ZodType, z.ZodType> & {
  readonly needsPerson: boolean
  readonly answer: (ctx: Ctx, body: unknown) => Promise<unknown>
}

function parsed<In extends z.ZodType>(input: In, body: unknown): z.output<In> {
  const asked = input.safeParse(body)
  if (!asked.success) throw new RefusedError(refuse('malformed', 'common.badRequest'))
  return asked.data
}

async function countOne(ctx: Ctx, limits: readonly RateLimitName[] = []): Promise<void> {
  for (const name of limits) assertAllowed(await takeToken(ctx, name))
}

/** An endpoint for everyone. */
export function openEndpoint<In extends z.ZodType, Out extends z.ZodType>(
  about: About<In, Out> & { readonly run: (ctx: Ctx, input: z.output<In>) => Promise<z.input<Out>> },
): Endpoint {
  const { run, ...description } = about
  return {
    ...description,
    needsPerson: false,
    async answer(ctx, body) {
      await countOne(ctx, description.limits)
      return run(ctx, parsed(description.input, body))
    },
  }
}

/** An endpoint for signed-in users. */
export function personalEndpoint<In extends z.ZodType, Out extends z.ZodType>(
  about: About<In, Out> & {
    readonly run: (ctx: PersonalCtx, input: z.output<In>) => Promise<z.input<Out>>
  },
): Endpoint {
  const { run, ...description } = about
  return {
    ...description,
    needsPerson: true,
    async answer(ctx, body) {
      const { actor } = ctx
      if (!actor) throw new RefusedError(refuse('unauthenticated', 'common.signInFirst'))
      await countOne(ctx, description.limits)
      return run({ ...ctx, actor }, parsed(description.input, body))
    },
  }
}

/** Returns the endpoints as routes; all are POST with a JSON body, and no cache stores their responses. */
export function routesOf(endpoints: readonly Endpoint[]): Hono<Env> {
  const routes = new Hono<Env>()
  for (const { path, answer } of endpoints) {
    routes.post(path, async (c: Context<Env>) => {
      const body: unknown = await c.req.json().catch(() => null)
      c.header('Cache-Control', 'private, no-store')
      return c.json(await answer(c.var.ctx, body))
    })
  }
  return routes
}
