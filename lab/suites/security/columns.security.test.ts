import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOW } from '../../../tests/helpers/clock.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { keepFigures } from '../../../tests/helpers/keep-figures.ts'
import { actorOfRequest } from '../../../tests/helpers/request-actor.ts'
import { siteWith } from '../../../tests/helpers/site.ts'
import { sendTo } from '../../../tests/security/hostile/in-process.ts'
import { nameOf, pathsOf, WRITINGS } from '../../../tests/security/inventory/inventory.ts'
import type { Fields, Writing } from '../../../tests/security/inventory/writing.ts'
import { aPerson, type Person } from '../../../tests/security/site/people.ts'
import { foundAgain, injectedFields, privileges } from './objects/columns.ts'
import { requestOf } from './objects/named-objects.ts'

// Every form of visitors, users and admins, with the names of all columns as further fields.

const { db } = useDatabase()
const AT_ONCE = 60
let site: Awaited<ReturnType<typeof siteWith>>
let columns: Fields
let foreign = ''

beforeAll(async () => {
  site = await siteWith(db, { actorOf: actorOfRequest(db) })
  columns = await injectedFields(db)
  foreign = (await aPerson(db, NOW, 'user')).ids['listing'] ?? ''
})

/** Parts of the columns that are no fields of the form itself. */
function partsFor(writing: Writing): readonly Fields[] {
  const own = new Set([...pathsOf(writing).map(([name = '']) => name), ...Object.keys(writing.values)])
  const others = Object.entries(columns).filter(([name]) => !own.has(name))
  const count = Math.ceil(others.length / AT_ONCE)
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(others.slice(at * AT_ONCE, (at + 1) * AT_ONCE)),
  )
}

const figures = { forms: 0, fields: 0, requests: 0 }
afterAll(() => keepFigures('columns', { columns: Object.keys(columns).length, ...figures }))

async function sendAll(
  writing: Writing,
  person: Person,
  parts: readonly Fields[],
): Promise<readonly number[]> {
  const statuses: number[] = []
  for (const part of parts) {
    await sql`truncate rate_buckets`.execute(db)
    const ids = { ...person.ids, newEmail: `new-${person.ids['me']}@example.com` }
    const sent = requestOf({ ...writing, values: { ...writing.values, ...part } }, ids)
    statuses.push((await sendTo(site.request, sent, person)).status)
  }
  return statuses
}

/** Forms that can be sent more than once, and do something. */
const WRITTEN = WRITINGS.filter(({ ends, pattern }) => !ends && pattern !== '/signout')

type Counts = Awaited<ReturnType<typeof privileges>>

/** The counts after more of the same: what admins post is public without a payment, each time. */
const grown = (first: Counts, second: Counts, times: number): Counts =>
  Object.fromEntries(
    Object.entries(second).map(([name, count]) => [name, count + times * (count - (first[name] ?? 0))]),
  )

describe('[SEC-13] the name of a column', () => {
  test.each(WRITTEN.map((one) => [nameOf(one), one] as const))('is no field of %s', async (_, writing) => {
    const signedIn = await aPerson(db, NOW, writing.as === 'admin' ? 'admin' : 'user', foreign)
    const person = writing.as === 'visitor' ? { ...signedIn, cookie: '' } : signedIn
    await sendAll(writing, person, [{}])
    const first = await privileges(db)
    await sendAll(writing, person, [{}])
    const before = await privileges(db)

    const parts = partsFor(writing)
    const statuses = await sendAll(writing, person, parts)
    figures.forms += 1
    figures.requests += statuses.length
    figures.fields += parts.flatMap(Object.keys).length

    expect(statuses.length).toBeGreaterThan(5)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect(await foundAgain(db)).toEqual([])
    expect(await privileges(db)).toEqual(grown(first, before, parts.length))
  })
})
