import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POLICY } from '../../../app/routes/policy.ts'
import { allRows } from '../../../tests/helpers/all-rows.ts'
import { NOW } from '../../../tests/helpers/clock.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { keepFigures } from '../../../tests/helpers/keep-figures.ts'
import { actorOfRequest } from '../../../tests/helpers/request-actor.ts'
import { siteWith } from '../../../tests/helpers/site.ts'
import { sendTo } from '../../../tests/security/hostile/in-process.ts'
import { addressOf, filled } from '../../../tests/security/inventory/addresses.ts'
import type { Writing } from '../../../tests/security/inventory/writing.ts'
import { aPerson, type Person } from '../../../tests/security/site/people.ts'
import {
  comparable,
  DELETIONS,
  MALFORMED,
  namingWritings,
  requestOf,
  unknown,
} from './objects/named-objects.ts'

// What one user names that belongs to another, or that was deleted: the same response as for what never existed, and
// nothing changes.

const { db } = useDatabase()
let site: Awaited<ReturnType<typeof siteWith>>
let owner: Person
let stranger: Person
/** Has deleted what can be deleted. */
let former: Person

const figures = { forms: 0, pages: 0, requests: 0, deleted: 0 }
afterAll(() => keepFigures('objects', figures))

beforeAll(async () => {
  site = await siteWith(db, { actorOf: actorOfRequest(db) })
  owner = await aPerson(db, NOW, 'user')
  stranger = await aPerson(db, NOW, 'user')
  former = await aPerson(db, NOW, 'user')
  for (const deletion of Object.values(DELETIONS)) {
    const { status } = await sendTo(site.request, requestOf(deletion, former.ids), former)
    if (status >= 400) throw new Error(`${deletion.pattern}: ${status}`)
  }
})

const isUuid = (id: string) => /^[0-9a-f-]{36}$/u.test(id)

async function answerTo(person: Person, writing: Writing, owned: string, id: string) {
  await sql`truncate rate_buckets`.execute(db)
  figures.requests += 1
  const sent = requestOf(writing, { ...person.ids, [owned]: id })
  const { status, body } = await sendTo(site.request, sent, person)
  return { status, body: comparable(body, id) }
}

/** A page whose address names something owned. */
type Naming = readonly [pattern: string, owned: string]

async function pageFor(person: Person, [pattern, owned]: Naming, id: string, suffix = '') {
  figures.requests += 1
  const path = filled(addressOf(pattern), { ...person.ids, [owned]: id }) + suffix
  const { status, body } = await sendTo(site.request, { method: 'GET', path }, person)
  return { status, body: comparable(body, id) }
}

const WRITTEN = namingWritings().map((one) => [one.name, one] as const)

const PAGES = Object.entries(POLICY)
  .filter(
    ([pattern, { read }]) =>
      ['owner', 'ownerOrAdmin', 'signedIn'].includes(read) && /:id$|:id\//u.test(pattern),
  )
  .map(([pattern]) => [pattern, /\{(\w+)\}/u.exec(addressOf(pattern))?.[1] ?? 'listing'] as const)

describe('[SEC-12] what belongs to someone else', () => {
  test.each(WRITTEN)('does not exist for others: %s', async (_, { writing, owned }) => {
    const foreign = owner.ids[owned] ?? ''
    const before = await allRows(db)

    const ofForeign = await answerTo(stranger, writing, owned, foreign)
    const ofUnknown = await answerTo(
      stranger,
      writing,
      owned,
      isUuid(foreign) ? unknown() : foreign.replace(/[0-9a-f-]{36}/u, unknown()),
    )
    const ofMalformed = await Promise.all(
      MALFORMED.map(async (id) => (await answerTo(stranger, writing, owned, id)).status),
    )

    figures.forms += 1
    expect(ofForeign.status).toBeGreaterThanOrEqual(400)
    expect(ofForeign).toEqual(ofUnknown)
    expect(ofMalformed.filter((status) => status < 400 || status >= 500)).toEqual([])
    expect(await allRows(db)).toBe(before)
  })

  test.each(PAGES)('is no page for others: %s', async (pattern, owned) => {
    const before = await allRows(db)

    for (const suffix of ['', '.data'])
      expect(await pageFor(stranger, [pattern, owned], owner.ids[owned] ?? '', suffix)).toEqual(
        await pageFor(stranger, [pattern, owned], unknown(), suffix),
      )
    for (const id of MALFORMED)
      expect((await pageFor(stranger, [pattern, owned], encodeURIComponent(id))).status).toBe(404)

    figures.pages += 1
    expect(await allRows(db)).toBe(before)
  })
})

/** The page of what was paid for it, which stays. */
const STAYING = '/dashboard/listings/:id/purchase'
/** The pages that tell an owner what became of it, instead of that it never existed. */
const TELLING = ['/dashboard/listings/:id/pay', '/dashboard/listings/:id/bump']

describe('[SEC-12] what its owner has deleted', () => {
  test.each(WRITTEN.filter(([, { owned }]) => owned in DELETIONS))(
    'does not exist for others, and is past changing for its owner: %s',
    async (_, { writing, owned }) => {
      const deleted = former.ids[owned] ?? ''
      const before = await allRows(db)

      const ofDeleted = await answerTo(stranger, writing, owned, deleted)
      const ofUnknown = await answerTo(stranger, writing, owned, unknown())
      const ofOwner = await answerTo(former, writing, owned, deleted)

      figures.deleted += 1
      expect(ofDeleted).toEqual(ofUnknown)
      expect(ofOwner.status).toBeGreaterThanOrEqual(400)
      expect(await allRows(db)).toBe(before)
    },
  )

  const past = PAGES.filter(([, owned]) => owned in DELETIONS)

  test.each(past)('is no page for others: %s', async (pattern, owned) => {
    for (const suffix of ['', '.data'])
      expect(await pageFor(stranger, [pattern, owned], former.ids[owned] ?? '', suffix)).toEqual(
        await pageFor(stranger, [pattern, owned], unknown(), suffix),
      )
    figures.deleted += 1
  })

  test.each(past.filter(([pattern]) => ![...TELLING, STAYING].includes(pattern)))(
    'is no page for its owner: %s',
    async (pattern, owned) => {
      for (const suffix of ['', '.data'])
        expect((await pageFor(former, [pattern, owned], former.ids[owned] ?? '', suffix)).status).toBe(404)
    },
  )

  test.each(TELLING)('is named as deleted to its owner: %s', async (pattern) => {
    const { body } = await pageFor(former, [pattern, 'listing'], former.ids['listing'] ?? '')
    expect(body).toContain('This listing was deleted.')
  })
})
