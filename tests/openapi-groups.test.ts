import { expect, test } from 'vitest'
import { z } from 'zod'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// What the OpenAPI document offers to those who read it: groups, examples, and the names of closed sets.

const { db } = useDatabase()

const schema = z.record(z.string(), z.unknown())
const operation = z.object({
  tags: z.array(z.string()),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: schema.optional() })) }),
})
const documentRead = z.object({
  tags: z.array(z.object({ name: z.string() })),
  paths: z.record(z.string(), z.object({ post: operation })),
})

const response = await (await siteWith(db)).get('/api/openapi.json')
const { tags, paths } = documentRead.parse(await response.json())
const OPERATIONS = Object.entries(paths).map(([path, { post }]) => ({ path, post }))

test('[API-03] every endpoint is in one group, and no group is empty', () => {
  expect(OPERATIONS.filter(({ post }) => post.tags.length !== 1)).toEqual([])
  const used = new Set(OPERATIONS.flatMap(({ post }) => post.tags))
  expect([...used].toSorted()).toEqual(tags.map(({ name }) => name).toSorted())
})

test('[API-03] every JSON body has an example that its endpoint takes', () => {
  const bodies = OPERATIONS.flatMap(({ path, post }) => {
    const body = post.requestBody.content['application/json']?.schema
    return body ? [{ path, body }] : []
  })
  expect(bodies.length).toBeGreaterThan(20)
  for (const { path, body } of bodies) {
    expect(body, path).toHaveProperty('example')
    expect(z.fromJSONSchema(body).safeParse(body['example']).error, path).toBeUndefined()
  }
})

test('[API-03] what can be bought is named, by its short names and the payment types of listings', () => {
  const read = z.object({ properties: z.object({ packageType: z.object({ enum: z.array(z.string()) }) }) })
  const body = paths['/api/create-subscription']?.post.requestBody.content['application/json']?.schema
  expect(read.parse(body).properties.packageType.enum).toEqual([
    'single',
    'regular-listing',
    'silver',
    'silver-package',
    'gold',
    'gold-package',
    'platinum',
    'platinum-package',
  ])
})
