import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POLICY } from '#app/routes/policy.ts'
import type { Operation } from '#server/every-operation.ts'
import { anAccount, aSession } from '#tests/factories/accounts.ts'
import { aListing, anAd } from '#tests/factories/items.ts'
import { fakePayments } from '#tests/fakes/payments.ts'
import { allRows } from '#tests/helpers/all-rows.ts'
import { builtSite } from '#tests/helpers/built-site.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { keepFigures } from '#tests/helpers/keep-figures.ts'
import { aPictureFile } from '#tests/helpers/pictures.ts'
import { actorOfRequest } from '#tests/helpers/request-actor.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'

// Generated from the policy: every page, loader, action and endpoint of the build, tried as every kind of user.

const { db } = useDatabase()

const { everyOperation } = await builtSite()
const OPERATIONS = await everyOperation()

const KINDS = ['visitor', 'user', 'owner', 'banned', 'deactivated', 'unverified', 'admin'] as const
type Kind = (typeof KINDS)[number]

/** Which of those count as signed in. The others have a session from the past. */
const SIGNED_IN: readonly Kind[] = ['user', 'owner', 'admin']

const { payments } = fakePayments()

const users = new Map<Kind, string>()
const sessions = new Map<Kind, string>()
const ids: Record<string, string> = {}

async function createUser(kind: Kind, given: Parameters<typeof anAccount>[1]) {
  const { id } = await anAccount(db, { email: `${kind}@example.com`, ...given })
  users.set(kind, id)
  sessions.set(kind, await aSession(db, id))
  return id
}

/** A permitted request may have ended the session. */
async function signInAgain(kind: Kind) {
  const id = users.get(kind)
  if (id) sessions.set(kind, await aSession(db, id))
}

async function aPortalSession(): Promise<string> {
  const { id: customer } = await payments.stripe.customers.create({})
  return (await payments.stripe.billingPortal.sessions.create({ customer })).id
}

async function aBankSecret(): Promise<string> {
  const intent = await payments.stripe.paymentIntents.create({
    amount: 4000,
    currency: 'usd',
    payment_method: 'pm_card_authenticationRequired',
    confirm: true,
    return_url: SITE_URL,
  })
  return intent.client_secret ?? ''
}

beforeAll(async () => {
  const userId = await createUser('owner', {})
  await createUser('user', {})
  await createUser('banned', { role: 'banned' })
  await createUser('deactivated', { deactivatedAt: NOW })
  await createUser('unverified', { emailVerified: false })
  await createUser('admin', { role: 'admin' })
  const listing = await aListing(db, { userId })
  const billboard = await anAd(db, { userId })
  Object.assign(ids, {
    poster: userId,
    listing: listing.id,
    listingNumber: String(listing.listingId),
    billboard: billboard.id,
    billboardNumber: String(billboard.adId),
    portalSession: await aPortalSession(),
    bankSecret: await aBankSecret(),
  })
})

/** Values for the variable parts of addresses, where they are not the owner's listing. */
const NAMED: Readonly<Record<string, string>> = {
  '/categories/:slug': '/categories/tires',
  '/sitemaps/:file': '/sitemaps/pages.xml',
  '/feeds/:file': '/feeds/tires.xml',
  '/dev/outbox/:id?': '/dev/outbox',
  '/promotions/:publicId/:slug?': '/promotions/billboardNumber',
  '/users/:id': '/users/poster',
  '/report/:kind/:publicId': '/report/listings/listingNumber',
  '/dashboard/promotions/:id': '/dashboard/promotions/billboard',
  '/edit-ad/:id': '/edit-ad/billboard',
  '/edit-ad/:id/statistics.csv': '/edit-ad/billboard/statistics.csv',
  '/admin/ads/:kind/:item/edit': '/admin/ads/banner/billboard/edit',
  '/admin/ads/queue/:kind/:item/edit': '/admin/ads/queue/listing/listing/edit',
  '/promotions/statistics/:secret': `/promotions/statistics/${'s'.repeat(32)}`,
  '/sandbox/portal/:id': '/sandbox/portal/portalSession',
  '/sandbox/3ds/:intent': '/sandbox/3ds/bankSecret',
  '/*': '/somewhere/else',
}

const FILE = { 'content-type': 'application/octet-stream' } as const
const picture = await aPictureFile()

function addressOf(pattern: string): string {
  const path =
    NAMED[pattern] ?? pattern.replace(':publicId', 'listingNumber').replace(/:\w*[iI]d\b/gu, 'listing')
  const optional = path.replaceAll(/\/:\w+\?/gu, '')
  return optional
    .split('/')
    .map((part) => ids[part] ?? part)
    .join('/')
}

type Outcome = 'let in' | 'sent to sign in' | 'refused' | 'not there'

async function outcomeOf(response: Response): Promise<Outcome> {
  const to = response.headers.get('location') ?? ''
  // The router responds to its own data requests with 202 and names the address inside.
  const body = response.status === 202 ? await response.text() : ''
  if (response.status === 401 || to.startsWith('/signin') || body.includes('/signin'))
    return 'sent to sign in'
  if (response.status === 403) return 'refused'
  return response.status === 404 ? 'not there' : 'let in'
}

/** Returns the possible outcomes of a request, by who is permitted and who asks. */
function expected(who: string, kind: Kind): readonly Outcome[] {
  if (who === 'anyone') return ['let in', 'not there']
  if (who === 'linkHolder') return ['sent to sign in', 'let in']
  if (!SIGNED_IN.includes(kind)) return ['sent to sign in']
  if (who === 'signedIn') return ['let in', 'not there']
  if (who === 'admin') return kind === 'admin' ? ['let in', 'not there'] : ['refused']
  const isLetIn = kind === 'owner' || (kind === 'admin' && who === 'ownerOrAdmin')
  return isLetIn ? ['let in'] : ['not there', 'refused']
}

const siteFor = () => siteWith(db, { payments, actorOf: actorOfRequest(db) })
let theSite: ReturnType<typeof siteFor> | undefined

const cookieOf = (kind: Kind): Record<string, string> => {
  const token = sessions.get(kind)
  return token ? { cookie: `sid=${token}` } : {}
}

async function requestFor(operation: Operation, writes: boolean, kind: Kind): Promise<readonly Response[]> {
  const site = await (theSite ??= siteFor())
  const address = addressOf(operation.pattern)
  const headers = cookieOf(kind)
  if (!operation.routeId) {
    if (operation.pattern === '/uploads') return [await site.post(address, picture, { ...headers, ...FILE })]
    return [writes ? await site.post(address, {}, headers) : await site.get(address, headers)]
  }
  // The router lets a browser request a single loader: what only a layout guards would be open that way.
  const data = `${address === '/' ? '/_' : address}.data?_routes=${encodeURIComponent(operation.routeId)}`
  if (writes) return [await site.post(address, new URLSearchParams(), headers)]
  return [await site.get(address, headers), await site.get(data, headers)]
}

test('[ADM-01] every page and endpoint of the build says who may use it, and nothing else does', () => {
  const inBuild = new Set(OPERATIONS.map(({ pattern }) => pattern))
  expect(Object.keys(POLICY).filter((pattern) => !inBuild.has(pattern))).toEqual([])
  expect([...inBuild].filter((pattern) => !Object.hasOwn(POLICY, pattern))).toEqual([])
})

test('[ADM-01] operations that do not exist have no handler in the build', () => {
  const surplus = OPERATIONS.filter(({ pattern, reads, writes }) => {
    const { read, write } = POLICY[pattern] ?? { read: 'nobody', write: 'nobody' }
    const others = OPERATIONS.filter((other) => other.pattern === pattern)
    const isRead = reads || others.some((other) => other.reads)
    const isWritten = writes || others.some((other) => other.writes)
    return (read !== 'nobody') !== isRead || (write !== 'nobody') !== isWritten
  })
  expect(surplus.map(({ pattern }) => pattern)).toEqual([])
})

const figures = { operations: OPERATIONS.length, kinds: KINDS.length, cells: 0, requests: 0 }
afterAll(() => keepFigures('authorization', figures))

/** One cell of the matrix: the responses to an operation as one kind of user. */
async function responsesOf(...[operation, writes, kind]: Parameters<typeof requestFor>) {
  const responses = await requestFor(operation, writes, kind)
  figures.cells += 1
  figures.requests += responses.length
  return responses
}

describe.each(KINDS)('[ADM-01] as %s', (kind) => {
  const cases = OPERATIONS.flatMap((operation) => {
    const { read, write } = POLICY[operation.pattern] ?? { read: 'nobody', write: 'nobody' }
    const reading = operation.reads ? [{ operation, verb: 'read', who: read }] : []
    return operation.writes ? [...reading, { operation, verb: 'send to', who: write }] : reading
  })
  const closed = cases.filter(({ who }) => !expected(who, kind).includes('let in'))

  test('what is closed stays closed, and changes nothing', async () => {
    const before = await allRows(db)
    const wrong: string[] = []
    for (const { operation, verb, who } of closed) {
      for (const response of await responsesOf(operation, verb === 'send to', kind)) {
        const outcome = await outcomeOf(response)
        if (!expected(who, kind).includes(outcome)) wrong.push(`${verb} ${operation.pattern}: ${outcome}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await allRows(db)).toBe(before)
  })

  test('what is open lets one in, and no link there names a loader ([NAV-12])', async () => {
    const wrong: string[] = []
    for (const { operation, verb, who } of cases.filter((one) => !closed.includes(one))) {
      for (const response of await responsesOf(operation, verb === 'send to', kind)) {
        if ((await response.clone().text()).includes('_routes=')) wrong.push(`${operation.pattern}: _routes=`)
        const outcome = await outcomeOf(response)
        if (response.status >= 500 || !expected(who, kind).includes(outcome))
          wrong.push(`${verb} ${operation.pattern}: ${outcome} (${response.status})`)
      }
      await signInAgain(kind)
    }
    expect(wrong).toEqual([])
  })
})
