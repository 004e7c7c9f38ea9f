import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { siteWith } from '#tests/helpers/site.ts'

const { db } = useDatabase()

/** What readers had to see, one entry for each request that may read from a replica. */
const asked: (bigint | null)[] = []
beforeEach(() => void asked.splice(0))

const replicas = {
  reader: (after: bigint | null) => {
    asked.push(after)
    return db
  },
  position: async () => 0x16_b3_74_d8_48n,
}

const getsAs = async (actor: Actor | null, path: string, cookie = '') => {
  const site = await siteWith(db, { actor, replicas })
  expect((await site.get(path, { cookie })).status).toBeLessThan(400)
  return [...asked]
}

test('[NODE-02] public pages may be read from a replica, by visitors and by users', async () => {
  expect(await getsAs(null, '/about')).toEqual([null])
  expect(await getsAs(anActor(), '/categories/jobs')).toEqual([null, null])
  expect(await getsAs(null, '/categories/jobs.data')).toEqual([null, null, null])
})

test('[NODE-02] what is personal, and everything that admins see, is read from the primary', async () => {
  expect(await getsAs(anActor(), '/dashboard')).toEqual([])
  expect(await getsAs(null, '/signin')).toEqual([])
  expect(await getsAs(anActor({ role: 'admin' }), '/')).toEqual([])
})

test('[NODE-03] who changed something names the position of that change when reading', async () => {
  const site = await siteWith(db, { actor: anActor(), replicas })
  const sent = await site.post('/theme', new URLSearchParams({ theme: 'dark', to: '/' }))
  const [cookie = ''] = sent.headers.getSetCookie().filter((line) => line.startsWith('wrote='))
  expect(cookie).toBe('wrote=16/B374D848; Path=/; Max-Age=120; HttpOnly; SameSite=Lax')
  expect(await getsAs(null, '/about', 'lang=ru; wrote=16/B374D848')).toEqual([0x16_b3_74_d8_48n])
})

test('[NODE-03] visitors without a session get no such cookie, nor does who only reads', async () => {
  const visitor = await siteWith(db, { replicas })
  const sent = await visitor.post('/theme', new URLSearchParams({ theme: 'dark', to: '/' }))
  expect(sent.headers.getSetCookie().join()).not.toContain('wrote=')
  const user = await siteWith(db, { actor: anActor(), replicas })
  expect((await user.get('/')).headers.getSetCookie()).toEqual([])
})

test.each(['wrote=x', 'wrote=1/2/3', 'wrote=', 'xwrote=1/2'])(
  '[NODE-03] %j names no position',
  async (cookie) => {
    expect(await getsAs(null, '/about', cookie)).toEqual([null])
  },
)
