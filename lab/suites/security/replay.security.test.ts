import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installJobs } from '../../../app/platform/jobs/install-jobs.server.ts'
import { fakePayments } from '../../../tests/fakes/payments.ts'
import { allRows } from '../../../tests/helpers/all-rows.ts'
import { NOW } from '../../../tests/helpers/clock.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { keepFigures } from '../../../tests/helpers/keep-figures.ts'
import { nameOf } from '../../../tests/security/inventory/inventory.ts'
import type { Writing } from '../../../tests/security/inventory/writing.ts'
import { aPerson } from '../../../tests/security/site/people.ts'
import { changedTables, untouchedBy } from '../../../tests/security/site/untouched.ts'
import { ACTIONS, NOT_DONE, type Prepared, prepareAction } from './replay/action.ts'
import { listeningSite, type Recorded, type Replied } from './replay/listening-site.ts'
import { notAdmins, type Outsider, shutOut } from './replay/outsiders.ts'

// Every action of users and admins is done once over HTTP, and its request sent again with the cookies of others: before
// it, when it would succeed, and after it.

const { db, connectionString } = useDatabase()
const fake = fakePayments()
let site: Awaited<ReturnType<typeof listeningSite>>
let closed: readonly Outsider[]
let users: readonly Outsider[]
const statuses: Record<string, number> = {}
const figures = { actions: 0, replays: 0, statuses }

beforeAll(async () => {
  await installJobs(connectionString)
  site = await listeningSite(db, fake)
  closed = await shutOut(db)
  users = await notAdmins(db)
})
afterAll(() => {
  site.stop()
  keepFigures('replay', { ...figures, notDone: NOT_DONE })
})

const isRefused = ({ status, location }: Replied) =>
  status >= 300 && status < 400
    ? new URL(location, 'http://localhost').pathname === '/signin'
    : [400, 401, 403, 404, 409, 410, 422].includes(status)

/** Sends a request as each of the outsiders. Returns those who were not refused. */
async function replay(recorded: Recorded, outsiders: readonly Outsider[]): Promise<readonly string[]> {
  const taken: string[] = []
  for (const { name, person } of outsiders) {
    await sql`truncate rate_buckets`.execute(db)
    const answer = await site.send(recorded, person)
    figures.replays += 1
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    if (!isRefused(answer)) taken.push(`${name}: ${answer.status} ${answer.location}`)
  }
  return taken
}

/** The stored version that a form is refused for, as the page of its sender has it. */
const versionIn = (body: string) => /\bversion\W+([0-9a-f]{16})\b/u.exec(body)?.[1]

/** Does what was prepared. Returns the request that did it, and what the site said. */
async function perform(recorded: Recorded, { sender }: Prepared, before: (sent: Recorded) => Promise<void>) {
  await before(recorded)
  await sql`truncate rate_buckets`.execute(db)
  const first = await site.send(recorded, sender)
  const version = first.status === 409 ? versionIn(first.body) : undefined
  if (!version) return { sent: recorded, answer: first }
  const sent = { ...recorded, body: `${String(recorded.body)}&version=${version}` }
  await before(sent)
  return { sent, answer: await site.send(sent, sender) }
}

/** What a page or an endpoint says about what it did not do, for the message of a failing test. */
const saidBy = ({ status, body }: Replied) =>
  status < 400 ? '' : (/(?:outcome|"error|"code).{0,700}/su.exec(body)?.[0] ?? body.slice(0, 300))

/** Everyone who must not succeed with an action. */
function outsidersOf({ as }: Writing, { isNaming, subject }: Prepared): readonly Outsider[] {
  if (as === 'admin') return [...closed, ...users, { name: 'the user it is about', person: subject }]
  return isNaming ? [...closed, ...users] : closed
}

/** What names nothing of its sender's is taken from another user too: for that user alone. Returns what else it changed. */
async function actForThemselves(sent: Recorded): Promise<readonly string[]> {
  const other = await aPerson(db, NOW, 'user')
  const ids = Object.values(other.ids).filter((id) => id !== '')
  const before = await untouchedBy(db, ids)
  await sql`truncate rate_buckets`.execute(db)
  const { status } = await site.send(sent, other)
  figures.replays += 1
  const failed = status >= 500 ? [`another user: ${status}`] : []
  return [...failed, ...changedTables(before, await untouchedBy(db, ids))]
}

describe('[SEC-17] a request that someone else recorded', () => {
  test.each(ACTIONS.map((writing) => [nameOf(writing), writing] as const))(
    'does nothing for others: %s',
    async (_, writing) => {
      const prepared = await prepareAction(db, fake, writing)
      const outsiders = outsidersOf(writing, prepared)
      const taken: string[] = []
      const tryAll = async (sent: Recorded) => {
        const before = await allRows(db)
        taken.push(...(await replay(sent, outsiders)))
        expect(await allRows(db)).toBe(before)
      }

      const { sent, answer } = await perform(prepared.recorded, prepared, tryAll)
      expect({
        isDone: answer.status < 400 && !isRefused(answer),
        status: answer.status,
        said: saidBy(answer),
      }).toEqual({
        isDone: true,
        status: answer.status,
        said: '',
      })
      await tryAll(sent)
      if (writing.as === 'user' && !prepared.isNaming) taken.push(...(await actForThemselves(sent)))

      figures.actions += 1
      expect(taken).toEqual([])
    },
  )
})
