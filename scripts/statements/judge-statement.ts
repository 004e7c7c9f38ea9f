import type { Distribution } from './distribution.ts'
import type { Change, Facts, Level } from './facts.ts'
import { Places } from './places.ts'

/** Where a statement runs, from the cheapest to what does not run. */
export const WAYS = {
  undivided: 'on one node: it reads small tables only',
  one: 'on the one node that its key names',
  several: 'on the nodes of the keys it lists',
  copies: 'on every node: it changes a table that all have',
  all: 'on all nodes at once: it names no key',
  steps: 'in steps: results of one part are sent to the nodes of the next',
  not: 'not as it is',
} as const
export type Way = keyof typeof WAYS

/** Why a statement does not run as it is. */
export const REASONS = {
  join: 'joins divided tables, but not by what divides them',
  correlated: 'a part of it looks up rows of other nodes for each row',
  lock: 'locks rows that it does not find by the key',
  with: 'changes rows inside of WITH, not all on one node',
  key: 'inserts rows without the column that divides the table',
  conflict: 'ON CONFLICT names a key without that column',
  move: 'changes the column that divides the table',
  volatile: 'updates with a function that gives another value each time',
  'one-node': 'is recursive, or has grouping sets or ordinality, over several nodes',
} as const
export type Reason = keyof typeof REASONS

/** What runs, but holds only on the node that it runs on. */
export const NOTES = {
  lock: 'takes an advisory lock',
  notify: 'notifies',
  sequence: 'takes a number of a sequence',
  log: 'asks for a position in the log',
} as const
type Note = keyof typeof NOTES

export type Verdict = {
  readonly way: Way
  readonly reasons: readonly Reason[]
  readonly notes: readonly Note[]
}

/** Functions with another value each time: copies of a row would differ. */
const VOLATILE: ReadonlySet<string> = new Set(['gen_random_uuid', 'random', 'clock_timestamp', 'nextval'])

const NOTED: readonly (readonly [Note, RegExp])[] = [
  ['lock', /advisory/u],
  ['notify', /^pg_notify$/u],
  ['sequence', /^(?:nextval|setval|currval)$/u],
  ['log', /_wal_|_lsn$/u],
]

function faultsOfInsert({ relation, columns, rows, conflict }: Change, places: Places): readonly Reason[] {
  const placement = places.of(relation)
  if (placement.kind !== 'divided') return []
  // An id has a default, which is made before the node is chosen.
  const isWithout = rows !== 'none' && placement.column !== 'id' && !columns.includes(placement.column)
  const isElsewhere = conflict !== null && !conflict.includes(placement.column)
  return [...(isWithout ? (['key'] as const) : []), ...(isElsewhere ? (['conflict'] as const) : [])]
}

function faultsOfChange(change: Change, places: Places): readonly Reason[] {
  if (change.kind === 'insert') return faultsOfInsert(change, places)
  const placement = places.of(change.relation)
  if (change.kind === 'delete' || placement.kind === 'single') return []
  const moves = placement.kind === 'divided' && change.columns.includes(placement.column)
  const isVolatile = [...places.facts.functions].some((name) => VOLATILE.has(name))
  return [...(moves ? (['move'] as const) : []), ...(isVolatile ? (['volatile'] as const) : [])]
}

/** Whether a part that names columns around it needs rows of other nodes than these. */
function isTornApart(level: Level, places: Places): boolean {
  const own = places.in(level)
  if (!level.isCorrelated || own.length === 0 || places.isOnOneNode()) return false
  const around = places.divided.filter(({ relation }) => relation.level.id < level.id)
  return !own.every(({ part }) => around.some((other) => other.part === part))
}

function faultsOfLevel(level: Level, places: Places): readonly Reason[] {
  const isSpread = level.needsOneNode && places.divided.length > 0 && !places.isOnOneNode()
  return [
    ...(places.isScattered(level) ? (['join'] as const) : []),
    ...(isTornApart(level, places) ? (['correlated'] as const) : []),
    ...(level.locksRows && !places.isOnOneNode(places.in(level)) ? (['lock'] as const) : []),
    ...(isSpread ? (['one-node'] as const) : []),
  ]
}

function faultsOfWith(places: Places): readonly Reason[] {
  const isChanging = places.facts.changes.some(({ relation }) => relation.level.kind === 'with')
  return isChanging && places.divided.length > 0 && !places.isOnOneNode() ? ['with'] : []
}

function wayOf(places: Places): Way {
  const { divided, facts } = places
  if (divided.length === 0)
    return facts.changes.some(({ relation }) => places.of(relation).kind === 'copied')
      ? 'copies'
      : 'undivided'
  if (places.isInSteps) return 'steps'
  if (divided.some(({ pin }) => pin === 'one')) return 'one'
  return divided.some(({ pin }) => pin === 'several') ? 'several' : 'all'
}

/** Returns where a statement runs on a cluster with this distribution, or why it does not. */
export function judgeStatement(facts: Facts, distribution: Distribution): Verdict {
  const places = new Places(facts, distribution)
  const reasons = new Set([
    ...facts.changes.flatMap((change) => faultsOfChange(change, places)),
    ...facts.levels.flatMap((level) => faultsOfLevel(level, places)),
    ...faultsOfWith(places),
  ])
  const functions = [...facts.functions]
  return {
    way: reasons.size > 0 ? 'not' : wayOf(places),
    reasons: [...reasons],
    notes: NOTED.flatMap(([note, pattern]) => (functions.some((name) => pattern.test(name)) ? [note] : [])),
  }
}
