import { POLICY } from '#app/routes/policy.ts'
import type { Hostile } from '../corpus/corpus.ts'
import { addressOf, filled, pathParams } from '../inventory/addresses.ts'
import { isJson, nameOf, pathsOf, WRITINGS } from '../inventory/inventory.ts'
import type { Sender, Writing } from '../inventory/writing.ts'
import type { Ids } from '../site/people.ts'
import { hostileForm, hostileJson, inAddress, inHeader, type Sent, valuesFor } from './apply.ts'

/** One place where a hostile text is tried. */
export type Target = {
  readonly name: string
  readonly as: Sender
  readonly request: (hostile: Hostile, ids: Ids) => Sent
}

export const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'

/** Where a form goes. */
export function addressOfWriting({ pattern, query }: Writing, ids: Ids): string {
  return filled(addressOf(pattern), ids) + (query ? `?${query}` : '')
}

function fieldTargets(writing: Writing): readonly Target[] {
  // Sent with success it would end the sender's session; its only field is a password, which is tried elsewhere.
  if (writing.ends) return []
  return pathsOf(writing).map((path) => ({
    name: `${nameOf(writing)} ${path.join('.')}`,
    as: writing.as,
    request(hostile, ids) {
      const values = valuesFor(writing.values, ids)
      const body = isJson(writing) ? hostileJson(values, path, hostile) : hostileForm(values, path, hostile)
      return {
        method: 'POST',
        path: addressOfWriting(writing, ids),
        type: isJson(writing) ? JSON_TYPE : FORM,
        body,
      }
    },
  }))
}

/** Bodies that are read as a whole: a signed event, a picture. */
const WHOLE = ['/api/stripe/webhook', '/uploads', '/csp-report', '/api/seen']

function wholeTargets(): readonly Target[] {
  return WHOLE.map((path) => ({
    name: `${path} body`,
    as: 'user',
    request: ({ text }) => ({
      method: 'POST',
      path,
      type: path === '/uploads' ? 'image/png' : JSON_TYPE,
      body: text,
    }),
  }))
}

export function senderOf(who: string | undefined): Sender {
  if (who === 'admin') return 'admin'
  return who === 'anyone' || who === 'linkHolder' ? 'visitor' : 'user'
}

function pathTargets(): readonly Target[] {
  return Object.entries(POLICY).flatMap(([pattern, { read, write }]) =>
    pathParams(pattern).map(({ name, around: [before, after] }) => ({
      name: `${pattern} ${name} in the path`,
      as: senderOf(read === 'nobody' ? write : read),
      request: (hostile, ids) => ({
        method: 'GET',
        path: `${filled(before, ids)}${inAddress(hostile)}${filled(after, ids)}`,
      }),
    })),
  )
}

/** Parameters of addresses, by pattern, as `recordParams` found them. */
export type Params = Readonly<Record<string, readonly string[]>>

function queryTargets(params: Params): readonly Target[] {
  return Object.entries(params).flatMap(([pattern, names]) =>
    names.map((name) => ({
      name: `${pattern} ?${name}`,
      as: senderOf(POLICY[pattern]?.read),
      request(hostile: Hostile, ids: Ids): Sent {
        const query = hostile.kind === 'pollution' ? hostile.text : `${name}=${inAddress(hostile)}`
        return { method: 'GET', path: `${filled(addressOf(pattern), ids)}?${query.replaceAll('#', '%23')}` }
      },
    })),
  )
}

const HEADERS = [
  'user-agent',
  'accept-language',
  'referer',
  'if-none-match',
  'if-modified-since',
  'range',
  'accept',
]
const COOKIES = ['sid', 'lang', 'theme', 'translate', 'device']
const TRACED = [
  'x-request-id',
  'x-forwarded-for',
  'x-forwarded-host',
  'forwarded',
  'accept-encoding',
  'origin',
]

function headerTargets(): readonly Target[] {
  const of = (name: string, headers: (hostile: Hostile) => Record<string, string>): Target => ({
    name,
    as: 'visitor',
    request: (hostile) => ({ method: 'GET', path: '/search?q=truck', headers: headers(hostile) }),
  })
  return [
    ...[...HEADERS, ...TRACED].map((name) =>
      of(`header ${name}`, (hostile) => ({ [name]: inHeader(hostile) })),
    ),
    ...COOKIES.map((name) => of(`cookie ${name}`, (hostile) => ({ cookie: `${name}=${inHeader(hostile)}` }))),
  ]
}

/** Every field of every form and endpoint, every parameter of every address, and the headers that are read. */
export function targetsWith(params: Params): readonly Target[] {
  return [
    ...WRITINGS.flatMap(fieldTargets),
    ...wholeTargets(),
    ...pathTargets(),
    ...queryTargets(params),
    ...headerTargets(),
  ]
}
