import { expect, test } from 'vitest'
import { RATE_LIMITS } from '#app/platform/limits/limits.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

const WRITES = [
  '/admin/users?change=role',
  '/admin/ads',
  '/admin/ads/queue',
  '/admin/ads/new',
  '/admin/ads/banner/any/edit',
  '/admin/ticker',
  '/admin/layout',
  '/admin/layout/save',
]

test('[ADM-01] who changes more in a minute than a user could is stopped, whichever page it comes from', async () => {
  const site = await siteWith(db, { actor: anActor({ role: 'admin' }) })
  const statusOf = async (path: string) => (await site.post(path, new URLSearchParams())).status

  const allowed = []
  for (let n = 0; n < RATE_LIMITS.adminWrites.max; n += 1) {
    const response = await site.post('/admin/layout/save.data', new URLSearchParams())
    allowed.push(response.status)
  }
  expect(allowed).not.toContain(429)

  const stopped = []
  for (const path of WRITES) stopped.push([path, await statusOf(path)])
  expect(stopped).toEqual(WRITES.map((path) => [path, 429]))
  expect((await site.get('/admin/log')).status).toBe(200)
})
