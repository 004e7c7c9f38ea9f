import { beforeAll, expect, test } from 'vitest'
import { POLICY } from '../../../app/routes/policy.ts'
import { builtSite } from '../../../tests/helpers/built-site.ts'
import { NOW } from '../../../tests/helpers/clock.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { keepFigures } from '../../../tests/helpers/keep-figures.ts'
import { actorOfRequest } from '../../../tests/helpers/request-actor.ts'
import { siteWith } from '../../../tests/helpers/site.ts'
import { sendTo } from '../../../tests/security/hostile/in-process.ts'
import { senderOf } from '../../../tests/security/hostile/targets.ts'
import { addressOf, filled } from '../../../tests/security/inventory/addresses.ts'
import { aPerson, type Ids, type Person } from '../../../tests/security/site/people.ts'
import { plantMarkers } from './objects/markers.ts'
import { spellingsOf } from './objects/spellings.ts'

// Every page, spelled in many ways, as those who may not read it: none of the texts planted in the data of others comes
// out. Pages of owners are asked for with the ids of someone else.

const { db } = useDatabase()
const { everyOperation } = await builtSite()
const ROUTES = (await everyOperation()).filter(({ routeId }) => routeId)

let site: Awaited<ReturnType<typeof siteWith>>
let owner: Person
let admin: Person
const outsiders: Record<string, Person> = {}
let markers: readonly string[]

beforeAll(async () => {
  site = await siteWith(db, { actorOf: actorOfRequest(db) })
  owner = await aPerson(db, NOW, 'user')
  admin = await aPerson(db, NOW, 'admin')
  markers = await plantMarkers(db, owner.ids)
  outsiders['user'] = await aPerson(db, NOW, 'user')
  const banned = await aPerson(db, NOW, 'user')
  await db
    .updateTable('profiles')
    .set({ role: 'banned' })
    .where('id', '=', banned.ids['me'] ?? '')
    .execute()
  outsiders['banned'] = banned
  outsiders['visitor'] = { cookie: '', ids: {} }
})

/** Ids for an address: those of the owner, and of what only admins have. */
const named = (): Ids => ({ ...admin.ids, ...owner.ids, layout: admin.ids['layout'] ?? '' })

const routeIdsOf = (pattern: string) =>
  ROUTES.filter((route) => route.pattern === pattern).flatMap(({ routeId }) => routeId ?? [])

test('the planted texts are there for those who may read them', async () => {
  const seen = new Set<string>()
  const pages = Object.entries(POLICY).filter(
    ([pattern, { read }]) => read !== 'nobody' && !pattern.startsWith('/api/'),
  )
  for (const [pattern, { read }] of pages) {
    const person = senderOf(read) === 'admin' ? admin : owner
    const { body } = await sendTo(
      site.request,
      { method: 'GET', path: filled(addressOf(pattern), named()) },
      person,
    )
    for (const marker of markers) if (body.includes(marker)) seen.add(marker)
  }
  expect(markers.filter((marker) => !seen.has(marker))).toEqual([])
})

test('[SEC-14] no spelling of a page’s address hands out what is not for its reader', async () => {
  const closed = Object.entries(POLICY).filter(
    ([, { read }]) => !['nobody', 'anyone', 'linkHolder'].includes(read),
  )
  const paths = closed.flatMap(([pattern]) =>
    spellingsOf(filled(addressOf(pattern), named()), routeIdsOf(pattern)),
  )
  const asked = paths.flatMap((path) =>
    Object.entries(outsiders).map(([who, person]) => ({ path, who, person })),
  )
  const leaks: string[] = []
  for (const { path, who, person } of asked) {
    const { status, body } = await sendTo(site.request, { method: 'GET', path }, person)
    const found = markers.find((marker) => body.includes(marker))
    if (found || status >= 500) leaks.push(`${who} ${path}: ${found ?? status}`)
  }
  keepFigures('data-routes', { pages: closed.length, paths: paths.length, requests: asked.length, leaks })

  expect(leaks).toEqual([])
  expect(asked.length).toBeGreaterThan(400)
})
