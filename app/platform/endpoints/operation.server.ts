import { type DescribeRouteOptions, resolver } from 'hono-openapi'
import type { z } from 'zod'
import { type Refusal, STATUS_OF } from '#app/lib/refusal.ts'

const WHY: Readonly<Record<number, string>> = {
  400: 'The body is not what the endpoint takes, or names another price.',
  401: 'No one is signed in.',
  402: 'The bank refused the card.',
  403: 'Not allowed to this user, or sent by a page of another site.',
  404: 'There is no such thing, or it is someone else’s.',
  409: 'It is not in a state in which this can be done.',
  413: 'The body is too large.',
  415: 'The body is of another kind.',
  422: 'The file is no picture that can be used.',
  429: 'Asked too often; Retry-After says how long to wait.',
  503: 'Too busy, or what it needs is away; Retry-After says how long to wait.',
}

const ERROR = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

type Responses = NonNullable<DescribeRouteOptions['responses']>

/** What an endpoint returns when it works, and each status with which it refuses. */
export function responsesOf(output: z.ZodType, refusals: readonly Refusal['kind'][]): Responses {
  const schema = resolver(output, { options: { io: 'output' } })
  const statuses = new Set(refusals.map((kind) => STATUS_OF[kind]))
  const refused: Responses = Object.fromEntries(
    [...statuses].map((status) => [status, { description: WHY[status] ?? 'Refused.', content: ERROR }]),
  )
  return { 200: { description: 'Done.', content: { 'application/json': { schema } } }, ...refused }
}

/** Who may call an endpoint: everyone, or users with a session. */
export const securityOf = (needsUser: boolean) => (needsUser ? [{ session: [] }] : [])
