import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { describeRoute, validator } from 'hono-openapi'
import type { z } from 'zod'
import { assertAllowed, type Refusal, RefusedError, refuse } from '#app/lib/refusal.ts'
import type { Ctx, PersonalCtx } from '../ctx.server.ts'
import type { RateLimitName } from '../limits/limits.ts'
import { takeToken } from '../limits/take-token.server.ts'
import { responsesOf, securityOf } from './operation.server.ts'

export type EndpointEnv = { Variables: { ctx: Ctx } }

type Endpoint<C, In extends z.ZodObject, Out extends z.ZodObject> = {
  /** One sentence of the document at /api/docs, which is in English. */
  readonly summary: string
  readonly input: In
  /** A body that the document shows. */
  readonly example: z.input<In>
  readonly output: Out
  /** What it refuses, apart from what every endpoint does. */
  readonly refusals?: readonly Refusal['kind'][]
  /** Counted before the body is validated. */
  readonly limits?: readonly RateLimitName[]
  readonly run: (ctx: C, input: z.output<In>) => Promise<z.input<Out>>
}

type Body<In extends z.ZodObject> = { in: { json: z.input<In> }; out: { json: z.output<In> } }

/** Routes of a feature. The server mounts them and puts into `c.var.ctx` everything they may touch. */
export const endpoints = () => new Hono<EndpointEnv>()

function assertWellFormed({ success }: { readonly success: boolean }): void {
  if (!success) throw new RefusedError(refuse('malformed', 'common.badRequest'))
}

function requireUser(ctx: Ctx): PersonalCtx {
  const { actor } = ctx
  if (!actor) throw new RefusedError(refuse('unauthenticated', 'common.signInFirst'))
  return { ...ctx, actor }
}

/** Every endpoint refuses: bodies it does not take, pages of other sites, and requests that are too many. */
const ALWAYS = ['malformed', 'forbidden', 'tooLarge', 'wrongType', 'tooMany', 'unavailable'] as const

/**
 * The handlers of a route that takes and returns JSON. One definition describes it for the OpenAPI document, validates
 * the body, runs, and tells the typed client what goes in and comes out.
 */
function handlersOf<C extends Ctx, In extends z.ZodObject, Out extends z.ZodObject>(
  enter: (ctx: Ctx) => C,
  needsUser: boolean,
  { summary, input, example, output, refusals = [], limits = [], run }: Endpoint<C, In, Out>,
) {
  const admit: MiddlewareHandler<EndpointEnv> = async (c, next) => {
    const ctx = enter(c.var.ctx)
    for (const name of limits) assertAllowed(await takeToken(ctx, name))
    await next()
  }
  const respond = async (c: Context<EndpointEnv, string, Body<In>>) => {
    c.header('Cache-Control', 'private, no-store')
    return c.json(await run(enter(c.var.ctx), c.req.valid('json')), 200)
  }
  const described = describeRoute({
    operationId: ({ path }) => path.replace(/^\/api\//u, ''),
    summary,
    security: securityOf(needsUser),
    responses: responsesOf(output, [
      ...ALWAYS,
      ...(needsUser ? (['unauthenticated'] as const) : []),
      ...refusals,
    ]),
  })
  return [described, admit, validator('json', input.meta({ example }), assertWellFormed), respond] as const
}

/** An endpoint for everyone. */
export const openEndpoint = <In extends z.ZodObject, Out extends z.ZodObject>(
  endpoint: Endpoint<Ctx, In, Out>,
) => handlersOf((ctx) => ctx, false, endpoint)

/** An endpoint for signed-in users. */
export const personalEndpoint = <In extends z.ZodObject, Out extends z.ZodObject>(
  endpoint: Endpoint<PersonalCtx, In, Out>,
) => handlersOf(requireUser, true, endpoint)
