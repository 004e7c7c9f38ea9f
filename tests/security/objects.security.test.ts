import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { POLICY } from '#app/routes/policy.ts'
import { allRows } from '#tests/helpers/all-rows.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { actorOfRequest } from '#tests/helpers/request-actor.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { sendTo } from './hostile/in-process.ts'
import { addressOf, filled } from './inventory/addresses.ts'
import { comparable, MALFORMED, namingWritings, requestOf, unknown } from './objects/named-objects.ts'
import { aPerson, type Person } from './site/people.ts'

// What one user names that belongs to another: the same response as for what never existed, and nothing changes.

const { db } = useDatabase()
let site: Awaited<ReturnType<typeof siteWith>>
let owner: Person
let stranger: Person

beforeAll(async () => {
  site = await siteWith(db, { actorOf: actorOfRequest(db) })
  owner = await aPerson(db, NOW, 'user')
  stranger = await aPerson(db, NOW, 'user')
})

const isUuid = (id: string) => /^[0-9a-f-]{36}$/u.test(id)

describe('[SEC-12] what belongs to someone else', () => {
  test.each(namingWritings().map((one) => [one.name, one] as const))(
    'does not exist for others: %s',
    async (_, { writing, owned }) => {
      const foreign = owner.ids[owned] ?? ''
      const answerFor = async (id: string) => {
        await sql`truncate rate_buckets`.execute(db)
        const { status, body } = await sendTo(
          site.request,
          requestOf(writing, { ...stranger.ids, [owned]: id }),
          stranger,
        )
        return { status, body: comparable(body, id) }
      }
      const before = await allRows(db)

      const ofForeign = await answerFor(foreign)
      const ofUnknown = await answerFor(
        isUuid(foreign) ? unknown() : foreign.replace(/[0-9a-f-]{36}/u, unknown()),
      )
      const ofMalformed = await Promise.all(MALFORMED.map(async (id) => (await answerFor(id)).status))

      expect(ofForeign.status).toBeGreaterThanOrEqual(400)
      expect(ofForeign).toEqual(ofUnknown)
      expect(ofMalformed.filter((status) => status < 400 || status >= 500)).toEqual([])
      expect(await allRows(db)).toBe(before)
    },
  )

  const pages = Object.entries(POLICY).filter(
    ([pattern, { read }]) => (read === 'owner' || read === 'ownerOrAdmin') && pattern.includes(':id'),
  )

  test.each(pages.map(([pattern]) => pattern))('is no page for others: %s', async (pattern) => {
    const [, owned = 'listing'] = /\{(\w+)\}/u.exec(addressOf(pattern)) ?? []
    const answerFor = async (id: string, suffix: string) => {
      const path = filled(addressOf(pattern), { ...stranger.ids, [owned]: id }) + suffix
      const { status, body } = await sendTo(site.request, { method: 'GET', path }, stranger)
      return { status, body: comparable(body, id) }
    }
    const before = await allRows(db)

    for (const suffix of ['', '.data'])
      expect(await answerFor(owner.ids[owned] ?? '', suffix)).toEqual(await answerFor(unknown(), suffix))
    for (const id of MALFORMED) expect((await answerFor(encodeURIComponent(id), '')).status).toBe(404)

    expect(await allRows(db)).toBe(before)
  })
})
