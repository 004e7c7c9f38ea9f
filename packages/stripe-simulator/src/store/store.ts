import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Params } from '../api/form.ts'
import { noSuch } from '../api/stripe-error.ts'
import type { AnyRecord, EventType, Kind, ListOf, Records } from './records.ts'
import { findFact } from './store-file.ts'

export const API_VERSION = '2026-10-28.endive'

type Filters = Readonly<Record<string, string | undefined>>

/** The fact that says by how many seconds the provider's clock is ahead of ours. */
export const CLOCK_AHEAD = 'clock ahead'

/** The address of the site's own webhook among the endpoints. */
export const OWN_ENDPOINT = 'own'

/** Everything kept, as one request sees and changes it. Created for each transaction of the store. */
export type Store = {
  readonly find: <K extends Kind>(kind: K, id: string) => Records[K] | null
  /** As find; a missing one is an error that names `param`. */
  readonly get: <K extends Kind>(kind: K, id: string, param?: string) => Records[K]
  readonly all: <K extends Kind>(kind: K, filters?: Filters) => Records[K][]
  readonly page: <K extends Kind>(kind: K, params: Params, filters?: Filters) => ListOf<Records[K]>
  readonly save: <R extends AnyRecord>(record: R) => R
  /** Records an event, and the endpoints to notify. */
  readonly emit: (type: EventType, record: AnyRecord, previous?: object) => void
  /** Seconds since 1970 as the provider's clock says, or a test clock. */
  readonly now: (clock?: string | null) => number
  readonly newId: (prefix: string) => string
}

/** A record as it leaves: without what is only known here. */
export function serialize(record: object): unknown {
  const hidden = (key: string, value: unknown) => (key === 'onlyHere' ? undefined : value)
  return JSON.parse(JSON.stringify(record, hidden))
}

const kept = z.object({ body: z.string() })
const parse = <K extends Kind>(row: unknown) => z.custom<Records[K]>().parse(JSON.parse(kept.parse(row).body))

function conditionsOf(kind: Kind, filters: Filters): { where: string; values: string[] } {
  const params = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const where = params.map(([name]) =>
    name === 'customer' ? 'customer = ?' : `cast(json_extract(body, '$.${name}') as text) = ?`,
  )
  return { where: ['kind = ?', ...where].join(' and '), values: [kind, ...params.map(([, value]) => value)] }
}

function limitOf(params: Params): number {
  return Math.min(Math.max(params.whole('limit') ?? 10, 1), 100)
}

export const isDeleted = (record: AnyRecord) =>
  record.object === 'customer' && record.onlyHere?.isDeleted === true

/** `realNow` in milliseconds. */
export function openStore(db: DatabaseSync, realNow: () => number): Store {
  const seen = new Map<string, AnyRecord>()
  const ahead = Number(findFact(db, CLOCK_AHEAD) ?? 0)
  const known = <K extends Kind>(record: Records[K]): Records[K] => {
    const before = seen.get(record.id)
    if (before) return z.custom<Records[K]>().parse(before)
    seen.set(record.id, record)
    return record
  }
  const find: Store['find'] = (kind, id) => {
    const row = db.prepare('select body from objects where id = ? and kind = ?').get(id, kind)
    return row ? known(parse<typeof kind>(row)) : null
  }
  const all: Store['all'] = (kind, filters = {}) => {
    const { where, values } = conditionsOf(kind, filters)
    const rows = db.prepare(`select body from objects where ${where} order by seq desc`).all(...values)
    return rows.map((row) => known(parse<typeof kind>(row))).filter((record) => !isDeleted(record))
  }
  const save: Store['save'] = (record) => {
    seen.set(record.id, record)
    const customer = 'customer' in record && typeof record.customer === 'string' ? record.customer : null
    db.prepare(
      `insert into objects (id, kind, customer, body) values (?, ?, ?, ?)
       on conflict (id) do update set customer = excluded.customer, body = excluded.body`,
    ).run(record.id, record.object, customer, JSON.stringify(record))
    return record
  }
  const now: Store['now'] = (clock) => {
    const frozen = clock ? find('test_helpers.test_clock', clock)?.frozen_time : undefined
    return frozen ?? Math.floor(realNow() / 1000) + ahead
  }
  const store: Store = {
    find,
    all,
    save,
    now,
    get(kind, id, param = 'id') {
      const found = find(kind, id)
      if (found && !(param !== 'id' && isDeleted(found))) return found
      throw noSuch(kind === 'payment_method' ? 'PaymentMethod' : kind, id, param)
    },
    page: (kind, params, filters = {}) => pageOf(all(kind, filters), params),
    emit: (type, record, previous) => announce(db, store, { type, record, previous, realNow }),
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
  }
  return store
}

/** The part of a list that was asked for, newest first. */
export function pageOf<T extends { id: string }>(all: readonly T[], params: Params): ListOf<T> {
  const limit = limitOf(params)
  const after = params.text('starting_after')
  const before = params.text('ending_before')
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  const newer =
    before === undefined
      ? all.slice(from)
      : all.slice(
          0,
          all.findIndex(({ id }) => id === before),
        )
  const data = before === undefined ? newer.slice(0, limit) : newer.slice(-limit)
  return { object: 'list', url: '', has_more: newer.length > limit, data }
}

type Happened = {
  readonly type: EventType
  readonly record: AnyRecord
  readonly previous: object | undefined
  readonly realNow: () => number
}

function announce(db: DatabaseSync, store: Store, { type, record, previous, realNow }: Happened): void {
  const wants = ({ status, enabled_events }: Records['webhook_endpoint']) =>
    status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(type))
  const endpoints = [
    OWN_ENDPOINT,
    ...store
      .all('webhook_endpoint')
      .filter(wants)
      .map(({ id }) => id),
  ]
  const event = store.save({
    id: store.newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: store.now(),
    data: {
      object: z.custom<object>().parse(serialize(record)),
      ...(previous && { previous_attributes: previous }),
    },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { id: null, idempotency_key: null },
    type,
  })
  const insert = db.prepare('insert into deliveries (event, endpoint, due_at) values (?, ?, ?)')
  for (const endpoint of endpoints) insert.run(event.id, endpoint, realNow())
}
