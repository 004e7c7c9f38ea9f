import { describeRoute } from 'hono-openapi'
import type { z } from 'zod'
import type { Refusal } from '#app/lib/refusal.ts'
import { responsesOf, securityOf } from './operation.server.ts'

/** An endpoint whose body is not validated as JSON of ours: a file, or a message that is signed as a whole. */
type RawOperation = {
  readonly operationId: string
  readonly summary: string
  readonly needsUser: boolean
  readonly body: {
    readonly type: string
    readonly description: string
    readonly schema?: { type: 'object'; example: object }
  }
  /** What is sent in headers, by their names. */
  readonly headers: Readonly<Record<string, string>>
  readonly output: z.ZodType
  readonly refusals: readonly Refusal['kind'][]
}

/** Describes such an endpoint: the first handler of its route. */
export function rawOperation({ needsUser, body, headers, output, refusals, ...named }: RawOperation) {
  const { type, description, schema } = body
  return describeRoute({
    ...named,
    security: securityOf(needsUser),
    parameters: Object.entries(headers).map(([name, says]) => ({
      name,
      in: 'header',
      description: says,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, description, content: { [type]: schema ? { schema } : {} } },
    responses: responsesOf(output, refusals),
  })
}
