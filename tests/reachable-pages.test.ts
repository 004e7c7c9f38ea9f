import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import { POLICY, type Policy } from '#app/routes/policy.ts'
import { crawl } from '#tests/helpers/crawl.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { fillWithDemo } from '#tests/helpers/demo-database.ts'
import { siteWith } from '#tests/helpers/site.ts'

// Follows links and GET forms from the home page, as a visitor, a user and an admin, on the demo site with an item in
// every state. A page that no one can reach by clicking does not exist for them.

const { db, connectionString } = useDatabase()

/** What no link leads to, and why that is right. */
const NO_LINK: Readonly<Record<string, string>> = {
  '/robots.txt': 'robots know the address',
  '/sitemap.xml': 'named by robots.txt',
  '/sitemaps/:file': 'named by /sitemap.xml',
  '/share/:locale/:kind/:key/:file': 'named by the heads of pages, for chats',
  '/.well-known/security.txt': 'security researchers know the address',
  '/.well-known/change-password': 'password managers know the address',
  '/language': 'links without JavaScript lead there, and it redirects back',
  '/theme': 'buttons lead there, and it redirects back',
  '/dev/outbox/:id?': 'for developers: README names it',
  '/dev/payments': 'for developers: README names it',
  '/sandbox/portal/:id': 'the simulated provider leads there, after a button',
  '/sandbox/3ds/:intent': 'the simulated bank leads there, from a payment',
  '/*': 'what does not exist',
  '/admin/*': 'what does not exist',
  '/signin/passkey': 'requested by the script of the sign-in page',
  '/signin/code': 'the second step of a sign-in leads there',
  '/signout': 'a button sends a form there',
  '/session': 'requested by a script when a tab comes back',
  '/confirm-email': 'an email leads there',
  '/resend-confirmation': 'a sign-in or sign-up with an unconfirmed email leads there',
  '/reset-password': 'an email leads there',
  '/change-email': 'an email leads there',
  '/undo-email-change': 'an email leads there',
  '/account/confirm': 'a sensitive action leads there',
  '/dashboard/listings/:id/facts':
    'the dashboard leads there from a listing that states no facts but in its text',
  '/dashboard/extend': 'a button of the dashboard sends the ticked listings there',
  '/account/export': 'a button sends a form there',
  '/payment-success': 'a payment leads there',
  '/promotions/statistics/:secret': 'anyone with the secret link opens it',
  '/admin': 'redirects to /admin/dashboard',
  '/admin/users/export': 'a button sends a form there',
  '/admin/ads/export': 'a button sends a form there',
  '/admin/money/export': 'a button sends a form there',
  '/admin/log/export': 'a button sends a form there',
  '/admin/layout/available': 'requested by the layout editor',
  '/api/openapi.json': 'for developers: README names it',
  '/api/docs': 'for developers: README names it',
}

/** All patterns that a reader reached. */
const found = new Set<string>()

const READERS: Readonly<Record<'visitor' | 'user' | 'admin', ReadonlySet<Policy['read']>>> = {
  visitor: new Set(['anyone', 'linkHolder']),
  user: new Set(['signedIn', 'owner', 'ownerOrAdmin']),
  admin: new Set(['admin']),
}

async function actorBy(email: string): Promise<Actor> {
  const found = db.selectFrom('profiles').select(['id', 'role', 'fullName']).where('email', '=', email)
  const { id, role, fullName } = await found.executeTakeFirstOrThrow()
  return anActor({ id, role, email, fullName })
}

beforeAll(async () => {
  await fillWithDemo(connectionString, 200)
}, 60_000)

const ACTORS = { visitor: null, user: 'sergey@haulpost.example', admin: 'admin@haulpost.example' } as const

test.each(['visitor', 'user', 'admin'] as const)(
  '[NAV-12] %s reaches every page meant for them by links alone, and no link is dead',
  async (reader) => {
    const email = ACTORS[reader]
    const site = await siteWith(db, { actor: email ? await actorBy(email) : null })
    const { reached, dead } = await crawl((address) => site.get(address))

    for (const pattern of reached) found.add(pattern)
    const patterns = Object.entries(POLICY)
      .filter(([pattern, { read }]) => READERS[reader].has(read) && !Object.hasOwn(NO_LINK, pattern))
      .map(([pattern]) => pattern)
    expect(patterns.filter((pattern) => !reached.has(pattern))).toEqual([])
    expect(dead).toEqual([])
  },
  60_000,
)

test('[NAV-12] a page without a link has a reason, and only such a page', () => {
  expect(Object.keys(NO_LINK).filter((pattern) => !Object.hasOwn(POLICY, pattern))).toEqual([])
  expect(Object.keys(NO_LINK).filter((pattern) => found.has(pattern))).toEqual([])
})
