import { z } from 'zod'
import { STATUS_OF } from '#app/lib/refusal.ts'
import type { Endpoint } from './endpoint.server.ts'

/** What every endpoint answers when it says no: a sentence in the asker's language, and its key. */
const errorAnswer = z.object({
  error: z.string().meta({ description: 'A sentence for people, in their language.' }),
  code: z.string().meta({ description: 'The same for programs.' }),
})

type Json = Readonly<Record<string, unknown>>

const WHY: Readonly<Record<number, string>> = {
  400: 'The body is not what the endpoint takes, or names another price.',
  401: 'Nobody is signed in.',
  402: 'The bank refused the card.',
  403: 'Not allowed to this person.',
  404: 'There is no such thing, or it is somebody else’s.',
  409: 'It is not in a state in which this can be done.',
  415: 'The body is no JSON.',
  429: 'Asked too often; Retry-After says how long to wait.',
  503: 'The payment provider is away.',
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

/** The statuses an endpoint may answer besides 200. */
export function statusesOf({ needsPerson, refusals = [], limits = [] }: Endpoint): readonly number[] {
  const always = [400, 415, ...(needsPerson ? [401] : []), ...(limits.length > 0 ? [429] : [])]
  return [...new Set([...always, ...refusals.map((kind) => STATUS_OF[kind])])].toSorted((a, b) => a - b)
}

function operationOf(endpoint: Endpoint): Json {
  const { path, summary, input, output, needsPerson } = endpoint
  const error = json({ $ref: '#/components/schemas/Error' })
  const refusals: Readonly<Record<string, Json>> = Object.fromEntries(
    statusesOf(endpoint).map((status): [string, Json] => [
      String(status),
      { description: WHY[status] ?? 'Refused.', content: error },
    ]),
  )
  return {
    post: {
      operationId: path.slice(1),
      summary,
      security: needsPerson ? [{ session: [] }] : [],
      requestBody: { required: true, content: json(schemaOf(input, 'input')) },
      responses: {
        '200': { description: 'Done.', content: json(schemaOf(output, 'output')) },
        ...refusals,
      },
    },
  }
}

/** The OpenAPI document of these endpoints ([API-03]), made of the schemas they judge by. */
export function describeEndpoints(endpoints: readonly Endpoint[], server: string): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haulpost',
      version: '1',
      description: 'JSON endpoints of this site. Every one takes a JSON body by POST and answers JSON.',
    },
    servers: [{ url: server }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [`/api${endpoint.path}`, operationOf(endpoint)])),
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}
