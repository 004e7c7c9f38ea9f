import { randomUUID } from 'node:crypto'
import { asForm, type Sent, valuesFor } from '../../../../tests/security/hostile/apply.ts'
import { FORM, JSON_TYPE } from '../../../../tests/security/hostile/targets.ts'
import { addressOf, filled } from '../../../../tests/security/inventory/addresses.ts'
import { isJson, nameOf, WRITINGS } from '../../../../tests/security/inventory/inventory.ts'
import type { Value, Writing } from '../../../../tests/security/inventory/writing.ts'
import type { Ids } from '../../../../tests/security/site/people.ts'

/** What belongs to one user alone: its kind, by the name in braces that addresses and values have. */
const OWNED = ['listing', 'billboard', 'unpaid', 'payment', 'otherSession', 'item'] as const

type Owned = (typeof OWNED)[number]

/** A form or an endpoint that names something of its sender's. */
type NamingWriting = { readonly name: string; readonly writing: Writing; readonly owned: Owned }

const mentions = (writing: Writing, owned: Owned) =>
  `${addressOf(writing.pattern)} ${JSON.stringify(writing.values)}`.includes(`{${owned}}`)

/** What anyone may name: reading and counting a public item, and asking for its contact. */
const PUBLIC = new Set(['/api/track-view', '/api/seen', '/api/reveal-contact', '/report/:kind/:publicId'])

/** Every operation of users that names something of its sender's. */
export function namingWritings(): readonly NamingWriting[] {
  return WRITINGS.filter(({ as, pattern }) => as === 'user' && !PUBLIC.has(pattern)).flatMap((writing) =>
    OWNED.filter((owned) => mentions(writing, owned)).map((owned) => ({
      name: `${nameOf(writing)} ${owned}`,
      writing,
      owned,
    })),
  )
}

/** The request of a form with these ids. */
export function requestOf(writing: Writing, ids: Ids): Sent {
  const values: Readonly<Record<string, Value>> = valuesFor(writing.values, ids)
  const [type, body] = isJson(writing)
    ? [JSON_TYPE, JSON.stringify(values)]
    : [FORM, asForm(values).toString()]
  const query = writing.query ? `?${writing.query}` : ''
  return { method: 'POST', path: filled(addressOf(writing.pattern), ids) + query, type, body }
}

const ofDashboard = (kind: string, owned: Owned): Writing => ({
  pattern: '/dashboard',
  as: 'user',
  values: { kind, id: `{${owned}}`, to: 'deleted' },
})

/** The forms with which users delete what is theirs. Payments are never deleted. */
export const DELETIONS: Readonly<Partial<Record<Owned, Writing>>> = {
  listing: ofDashboard('listing', 'listing'),
  unpaid: ofDashboard('listing', 'unpaid'),
  billboard: ofDashboard('banner', 'billboard'),
  otherSession: {
    pattern: '/dashboard/settings',
    query: 'change=session',
    as: 'user',
    values: { sessionId: '{otherSession}' },
  },
}

/** Ids of something that never existed. */
export const unknown = (): string => randomUUID()
/** Texts that are no ids. */
export const MALFORMED = ['0', 'x', '00000000-0000-0000-0000-00000000000g', "' or 1=1--"] as const

/** A response without what differs in each: ids of requests and marks, nonces, times, and the id that was sent. */
export const comparable = (body: string, id: string): string =>
  body
    .replaceAll(id, '{id}')
    .replaceAll(/nonce\W+[\w+/=-]{20,}/gu, 'nonce')
    .replaceAll(/\d{13}\.[\w-]{12}\.[\w-]{43}/gu, '{mark}')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu, '{uuid}')
    .replaceAll(/\b[0-9a-f]{8}\b/gu, '{hex}')
