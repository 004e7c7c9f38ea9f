import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOW } from '../../../tests/helpers/clock.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { actorOfRequest } from '../../../tests/helpers/request-actor.ts'
import { siteWith } from '../../../tests/helpers/site.ts'
import { asForm, valuesFor } from '../../../tests/security/hostile/apply.ts'
import { sendTo } from '../../../tests/security/hostile/in-process.ts'
import { addressOfWriting, FORM, JSON_TYPE } from '../../../tests/security/hostile/targets.ts'
import { isJson, nameOf, WRITINGS } from '../../../tests/security/inventory/inventory.ts'
import type { Writing } from '../../../tests/security/inventory/writing.ts'
import { aPerson, type Person } from '../../../tests/security/site/people.ts'

// The values that hostile ones are put in place of are valid: otherwise a hostile field would hide behind an invalid one.

const { db } = useDatabase()
let site: Awaited<ReturnType<typeof siteWith>>
let bystander: Person

beforeAll(async () => {
  site = await siteWith(db, { actorOf: actorOfRequest(db) })
  bystander = await aPerson(db, NOW, 'user')
})

/** A new one each time: what a form did to the items of one must not meet the next form. */
async function aSenderOf({ as }: Writing): Promise<Person> {
  const { listing = '' } = bystander.ids
  const person = await aPerson(db, NOW, as === 'admin' ? 'admin' : 'user', listing)
  return as === 'visitor' ? { ...person, cookie: '' } : person
}

/** What a page or an endpoint says about a form that it did not take, for the message of a failing test. */
const outcomeIn = (body: string) => /(?:outcome|"error|"code).{0,700}/su.exec(body)?.[0] ?? body.slice(0, 300)

describe('[SEC-11] the valid values', () => {
  test.each(WRITINGS.map((writing) => [nameOf(writing), writing] as const))(
    'of %s are accepted',
    async (_, writing) => {
      await sql`truncate rate_buckets`.execute(db)
      const person = await aSenderOf(writing)
      const values = valuesFor(writing.values, {
        ...person.ids,
        newEmail: `new-${person.ids['me']}@example.com`,
      })
      const [type, body] = isJson(writing)
        ? [JSON_TYPE, JSON.stringify(values)]
        : [FORM, asForm(values).toString()]

      const answer = await sendTo(
        site.request,
        { method: 'POST', path: addressOfWriting(writing, person.ids), type, body },
        person,
      )

      const expected = writing.status ?? (answer.status < 400 ? answer.status : 200)
      const said = answer.status === expected ? '' : outcomeIn(answer.body)
      expect({ status: answer.status, said }).toEqual({ status: expected, said: '' })
    },
  )
})
