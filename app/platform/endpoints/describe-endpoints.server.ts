import { z } from 'zod'
import { type Refusal, STATUS_OF } from '#app/lib/refusal.ts'
import type { Endpoint } from './endpoint.server.ts'

/** An endpoint whose body is not JSON of ours: a file, or a message that is signed as a whole. */
export type RawEndpoint = {
  /** From the root of the site. */
  readonly path: `/${string}`
  readonly summary: string
  readonly needsPerson: boolean
  readonly body: { readonly type: string; readonly description: string }
  /** Request headers, by name. */
  readonly headers: Readonly<Record<string, string>>
  readonly output: z.ZodType
  readonly refusals: readonly Refusal['kind'][]
}

/** What every endpoint returns with a refusal: a message in the language of the request, and its key. */
const errorAnswer = z.object({
  error: z.string().meta({ description: 'A sentence for users, in their language.' }),
  code: z.string().meta({ description: 'The same for programs.' }),
})

type Json = Readonly<Record<string, unknown>>

const WHY: Readonly<Record<number, string>> = {
  400: 'The body is not what the endpoint takes, or names another price.',
  401: 'Nobody is signed in.',
  402: 'The bank refused the card.',
  403: 'Not allowed to this user.',
  404: 'There is no such thing, or it is somebody else’s.',
  409: 'It is not in a state in which this can be done.',
  413: 'The body is too large.',
  415: 'The body is of another kind.',
  422: 'The file is no picture that can be used.',
  429: 'Asked too often; Retry-After says how long to wait.',
  503: 'The payment provider is away.',
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): unknown => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

/** Returns the statuses that an endpoint may return besides 200. */
export function statusesOf({ needsPerson, refusals = [], limits = [] }: Endpoint): readonly number[] {
  const always = [400, 415, ...(needsPerson ? [401] : []), ...(limits.length > 0 ? [429] : [])]
  return [...new Set([...always, ...refusals.map((kind) => STATUS_OF[kind])])].toSorted((a, b) => a - b)
}

/** The possible responses: the result, or a refusal. */
function responsesOf(output: z.ZodType, statuses: readonly number[]): Json {
  const error = json({ $ref: '#/components/schemas/Error' })
  const refusals: Readonly<Record<string, Json>> = Object.fromEntries(
    statuses.map((status): [string, Json] => [
      String(status),
      { description: WHY[status] ?? 'Refused.', content: error },
    ]),
  )
  return { '200': { description: 'Done.', content: json(schemaOf(output, 'output')) }, ...refusals }
}

const securityOf = (needsPerson: boolean) => (needsPerson ? [{ session: [] }] : [])

function operationOf(endpoint: Endpoint): Json {
  const { path, summary, input, output, needsPerson } = endpoint
  return {
    post: {
      operationId: path.slice(1),
      summary,
      security: securityOf(needsPerson),
      requestBody: { required: true, content: json(schemaOf(input, 'input')) },
      responses: responsesOf(output, statusesOf(endpoint)),
    },
  }
}

function rawOperationOf({ path, summary, needsPerson, body, headers, output, refusals }: RawEndpoint): Json {
  const text = { type: 'string' }
  return {
    post: {
      operationId: path.slice(1).replaceAll('/', '-'),
      summary,
      security: securityOf(needsPerson),
      parameters: Object.entries(headers).map(([name, description]) => ({
        name,
        in: 'header',
        description,
        schema: text,
      })),
      requestBody: {
        required: true,
        description: body.description,
        content: { [body.type]: body.type === 'application/json' ? { schema: { type: 'object' } } : {} },
      },
      responses: responsesOf(
        output,
        refusals.map((kind) => STATUS_OF[kind]),
      ),
    },
  }
}

/** Returns the OpenAPI document of these endpoints ([API-03]), made of the schemas that validate them. */
export function describeEndpoints(
  { endpoints, raw }: { readonly endpoints: readonly Endpoint[]; readonly raw: readonly RawEndpoint[] },
  server: string,
): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Haulpost',
      version: '1',
      description:
        'Endpoints of this site. Every one is sent to by POST and answers JSON; most take JSON too.',
    },
    servers: [{ url: server }],
    paths: Object.fromEntries([
      ...endpoints.map((endpoint) => [`/api${endpoint.path}`, operationOf(endpoint)]),
      ...raw.map((endpoint) => [endpoint.path, rawOperationOf(endpoint)]),
    ]),
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}
