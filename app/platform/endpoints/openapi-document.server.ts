import type { Env, Hono, Schema } from 'hono'
import { generateSpecs } from 'hono-openapi'

/** What every endpoint returns when it refuses. */
const ERROR = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A sentence for users, in their language.' },
    code: { type: 'string', description: 'The same for programs.' },
  },
  required: ['error', 'code'],
  additionalProperties: false,
} as const

/** The paths of each group of endpoints, by the name of the group. */
export type TagsOfPaths = Readonly<Record<string, readonly string[]>>

/** Returns the OpenAPI document of the routes that describe themselves ([API-03]). */
export async function openApiDocument<E extends Env, S extends Schema, P extends string>(
  routes: Hono<E, S, P>,
  tags: TagsOfPaths,
) {
  const document = await generateSpecs(routes, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Haulpost',
        version: '1',
        description:
          'Endpoints of this site. Every one is sent to by POST and answers JSON; most take JSON too.',
      },
      tags: Object.keys(tags).map((name) => ({ name })),
      components: {
        schemas: { Error: { ...ERROR, required: [...ERROR.required] } },
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
      },
    },
  })
  const tagsOf = (path: string) => Object.keys(tags).filter((name) => tags[name]?.includes(path))
  for (const [path, item] of Object.entries(document.paths)) if (item.post) item.post.tags = tagsOf(path)
  return document
}
