import { beforeAll, describe, expect, test } from 'vitest'
import { NOW } from './helpers/clock.ts'
import { useDatabase } from './helpers/database.ts'
import { actorOfRequest } from './helpers/request-actor.ts'
import { siteWith } from './helpers/site.ts'
import { CLASSES, corpus } from './security/corpus/corpus.ts'
import { drawPairs } from './security/hostile/draw.ts'
import { personFor, sendTo } from './security/hostile/in-process.ts'
import { targetsWith } from './security/hostile/targets.ts'
import { faultOf, LEAKS } from './security/hostile/verdict.ts'
import * as inventory from './security/inventory/inventory.ts'
import { recordParams } from './security/inventory/record-params.ts'
import { createPeople, type People } from './security/site/people.ts'
import { changedTables, untouchedBy } from './security/site/untouched.ts'

// A sample of `npm run suite -w lab -- --project security`: a few hundred hostile requests, on the site in this process.

const REQUESTS = 120
/** Texts of megabytes take a second each: they are left to the whole suite. */
const MAX_SAMPLED = 70_000
const TEXTS = corpus()
const SAMPLED = TEXTS.filter(({ text }) => text.length <= MAX_SAMPLED)

const { db } = useDatabase()
let site: Awaited<ReturnType<typeof siteWith>>
let people: People

beforeAll(async () => {
  site = await siteWith(db, { actorOf: actorOfRequest(db) })
  people = await createPeople(db, NOW, { users: 3, admins: 2 })
})

describe('[SEC-11] the inventory', () => {
  test('has every form and endpoint of the site, each change of a page, and every schema', () => {
    expect(inventory.patternsWithoutForm()).toEqual([])
    expect(inventory.schemasWithoutForm()).toEqual([])
    expect(inventory.changesWithoutForm()).toEqual([])
    expect(inventory.readWithoutSchema().toSorted()).toEqual([
      'app/routes/admin/money-export.ts',
      // It stores the fields of a draft, with the schema of drafts (FORM-09).
      'app/routes/keep-interrupted-form.server.ts',
      'app/routes/read-form.server.ts',
      'app/routes/resources/language.ts',
      'app/routes/resources/theme.ts',
    ])
  })
})

test('[SEC-11] the corpus has twelve classes of texts, and enough different ones in each', () => {
  const counts = Object.entries(CLASSES).map(([name, { atLeast }]) => ({
    name,
    isEnough: TEXTS.filter(({ kind }) => kind === name).length >= atLeast,
  }))
  expect(counts.filter(({ isEnough }) => !isEnough)).toEqual([])
  expect(counts).toHaveLength(12)
  expect(TEXTS.length).toBeGreaterThanOrEqual(1200)
  // Otherwise a page that repeats a text would look like one that leaks.
  expect(TEXTS.filter(({ text }) => LEAKS.some((leak) => leak.test(text)))).toEqual([])
})

test('[SEC-11] no hostile text makes the site fail, tell of its insides, or change what is not its sender’s', async () => {
  const targets = targetsWith(await recordParams(site.get, people))
  const senders = [...people.users, ...people.admins].flatMap(({ ids }) => Object.values(ids))
  const others = senders.filter((id) => id !== '' && id !== people.bystander.ids['listing'])
  const before = await untouchedBy(db, others)
  const faults: string[] = []
  let n = 0

  for (const { target, hostile } of drawPairs(targets, SAMPLED, { count: REQUESTS, seed: 7 })) {
    const person = personFor(people, target.as, (n += 1))
    const fault = faultOf(await sendTo(site.request, target.request(hostile, person.ids), person))
    if (fault)
      faults.push(`${target.name}: ${fault} for ${hostile.kind} ${JSON.stringify(hostile.text).slice(0, 80)}`)
  }

  expect(targets.length).toBeGreaterThan(250)
  expect(faults).toEqual([])
  expect(changedTables(before, await untouchedBy(db, others))).toEqual([])
}, 120_000)
