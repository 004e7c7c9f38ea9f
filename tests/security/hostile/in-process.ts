import { SITE_URL } from '#tests/helpers/site.ts'
import type { Sender } from '../inventory/writing.ts'
import type { People, Person } from '../site/people.ts'
import { type Sent, withVersion } from './apply.ts'
import type { Answer } from './verdict.ts'

const VISITOR: Person = { cookie: '', ids: {} }

/** The n-th sender of a kind. A visitor is signed in as no one, and knows what belongs to a user. */
export function personFor({ users, admins }: People, as: Sender, n: number): Person {
  const all = as === 'admin' ? admins : users
  const found = all[n % all.length] ?? VISITOR
  return as === 'visitor' ? { cookie: '', ids: found.ids } : found
}

/** What a browser of the site sends along with a request. */
export function headersFor(
  { method, type, headers }: Sent,
  { cookie }: Person,
  url: string,
): Record<string, string> {
  return {
    host: new URL(url).host,
    ...(cookie && { cookie }),
    ...(method === 'POST' && { origin: url, 'sec-fetch-site': 'same-origin' }),
    ...(type && { 'content-type': type }),
    ...headers,
  }
}

/** The request for the site in this process. Addresses are read as `URL` reads them: only the wire keeps them raw. */
function asRequest(sent: Sent, person: Person): Request {
  const { method, path, body } = sent
  const url = URL.parse(SITE_URL + path) ?? new URL(SITE_URL)
  return new Request(url, {
    method,
    headers: headersFor(sent, person, SITE_URL),
    ...(body !== undefined && { body }),
  })
}

/** Sends a request; a form that was opened too early once more, with the stored version. */
export async function sendTo(
  site: (request: Request) => Promise<Response>,
  sent: Sent,
  person: Person,
): Promise<Answer> {
  const answer = async (one: Sent) => {
    const response = await site(asRequest(one, person))
    return { status: response.status, body: await response.text() }
  }
  const first = await answer(sent)
  const again = withVersion(sent, first.status, first.body)
  return again ? answer(again) : first
}
