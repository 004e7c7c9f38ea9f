import { type Sent, withVersion } from '../../../../tests/security/hostile/apply.ts'
import type { Pair } from '../../../../tests/security/hostile/draw.ts'
import { personFor } from '../../../../tests/security/hostile/in-process.ts'
import { faultOf } from '../../../../tests/security/hostile/verdict.ts'
import type { People, Person } from '../../../../tests/security/site/people.ts'
import type { Timed } from '../site/http-client.ts'

type Send = (sent: Sent, person: Person) => Promise<Timed>

type Campaign = {
  readonly pairs: Iterator<Pair>
  readonly people: People
  readonly send: Send
  readonly connections: number
  /** The time of `performance.now()` at which it ends. */
  readonly until: number
  /** Called after every thousand requests. */
  readonly onProgress: (requests: number) => Promise<void>
}

export type Report = {
  requests: number
  readonly faults: string[]
  readonly statuses: Record<string, number>
  readonly times: number[]
  readonly slowest: Slow[]
}

type Slow = { readonly ms: number; readonly name: string; readonly pair: Pair; readonly person: Person }

const MAX_SLOWEST = 20

function note(report: Report, pair: Pair, person: Person, answer: Timed): void {
  const { target, hostile } = pair
  const name = `${target.name}: ${hostile.kind} ${JSON.stringify(hostile.text.slice(0, 60))}`
  const fault = faultOf(answer)
  if (fault) report.faults.push(`${name}: ${fault}`)
  if (answer.status < 0) report.faults.push(`${name}: no answer (${answer.body})`)
  report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
  report.times.push(answer.ms)
  report.slowest.push({ ms: Math.round(answer.ms), name, pair, person })
  if (report.slowest.length > 10 * MAX_SLOWEST) {
    report.slowest.sort((a, b) => b.ms - a.ms)
    report.slowest.splice(MAX_SLOWEST)
  }
}

/** Sends all pairs over several connections at once. */
export async function runCampaign({
  pairs,
  people,
  send,
  connections,
  until,
  onProgress,
}: Campaign): Promise<Report> {
  const report: Report = { requests: 0, faults: [], statuses: {}, times: [], slowest: [] }
  async function lane(): Promise<void> {
    for (let next = pairs.next(); !next.done && performance.now() < until; next = pairs.next()) {
      const pair = next.value
      const n = (report.requests += 1)
      const person = personFor(people, pair.target.as, n)
      const sent = pair.target.request(pair.hostile, person.ids)
      const first = await send(sent, person)
      const again = withVersion(sent, first.status, first.body)
      note(report, pair, person, first)
      if (again) {
        report.requests += 1
        note(report, pair, person, await send(again, person))
      }
      if (n % 1000 === 0) await onProgress(n)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  report.slowest.sort((a, b) => b.ms - a.ms)
  return report
}

/**
 * Sends what took longest once more, one after the other: how long a text takes where no other request has the processor.
 * Returns milliseconds by name.
 */
export async function sendAlone(slowest: readonly Slow[], send: Send) {
  const alone: { ms: number; name: string }[] = []
  for (const { name, pair, person } of slowest.slice(0, MAX_SLOWEST)) {
    const { ms } = await send(pair.target.request(pair.hostile, person.ids), person)
    alone.push({ ms: Math.round(ms), name })
  }
  return alone
}

/** The time below which a part of the answers came. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}
