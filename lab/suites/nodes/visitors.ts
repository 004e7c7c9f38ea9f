import { randomUUID } from 'node:crypto'
import { type IncomingMessage, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSession } from '../../../app/platform/auth/open-session.server.ts'
import type { Db } from '../../../app/platform/db/database.server.ts'
import { aListing, DRAFT } from '../../../tests/factories/items.ts'
import { aProfile } from '../../../tests/factories/profiles.ts'
import { rememberedFailures } from './failures.ts'

/** Longer than a form takes that a human fills in, in milliseconds. */
const FILL_MS = 2500
const TIMEOUT_MS = 20_000

type Sent = {
  readonly body?: URLSearchParams | object
  readonly token?: string
  /** Where the visitor comes from. Without it, each request comes from another network. */
  readonly address?: string
  /** A node instead of the proxy. */
  readonly port?: number
}

let lastNetwork = 0

/** Returns an address of a network that no one else uses. */
function newAddress(): string {
  lastNetwork += 1
  return `10.${(lastNetwork >> 16) & 255}.${(lastNetwork >> 8) & 255}.${lastNetwork & 255}`
}

/** What the site was sent, as bytes with their type. */
function bodyOf(body: Sent['body']) {
  if (!body) return null
  const isForm = body instanceof URLSearchParams
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  return { type, bytes: Buffer.from(isForm ? body.toString() : JSON.stringify(body)) }
}

/** Returns browsers that send requests to the site, through the proxy or to one node. */
export function browsers(publicUrl: string) {
  const { host, port: proxyPort } = new URL(publicUrl)
  return async (path: string, { body, token, address = newAddress(), port }: Sent = {}) => {
    const sent = bodyOf(body)
    const outgoing = request({
      host: '127.0.0.1',
      port: port ?? proxyPort,
      path,
      method: sent ? 'POST' : 'GET',
      agent: false,
      timeout: TIMEOUT_MS,
      headers: {
        host,
        'x-visitor': address,
        'x-forwarded-for': address,
        origin: publicUrl,
        'sec-fetch-site': 'same-origin',
        ...(token && { cookie: `sid=${token}` }),
        ...(sent && { 'content-type': sent.type, 'content-length': sent.bytes.length }),
      },
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')))
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    outgoing.on('response', resolve)
    outgoing.on('error', reject)
    outgoing.end(sent?.bytes)
    const response = await promise
    return { status: response.statusCode ?? 0, text: await textOf(response) }
  }
}

export type Browse = ReturnType<typeof browsers>

/** Creates a user with a session. */
export async function aUser(db: Db, role: 'user' | 'admin' = 'user') {
  const { id } = await aProfile(db, { role, createdAt: new Date() })
  const visitor = { address: newAddress(), userAgent: 'drill' }
  const { token } = await openSession({ db, now: new Date(), visitor }, id)
  return { id, token }
}

/** Creates a listing that is public for a month from now. */
export const aFreshListing = (db: Db, given: Parameters<typeof aListing>[1] = {}) => {
  const now = Date.now()
  return aListing(db, {
    createdAt: new Date(now - 60_000),
    expiresAt: new Date(now + 30 * 86_400_000),
    ...given,
  })
}

type Work = { readonly browse: Browse; readonly db: Db; readonly over: AbortSignal }

/** What the site said it did. */
export type Acknowledged = {
  readonly favorites: { readonly userId: string; readonly listingId: string }[]
  readonly messages: string[]
  readonly payments: string[]
}

/** Repeats `step` until the time is over. What it throws is a failure of that kind. */
async function repeat(kind: string, over: AbortSignal, step: () => Promise<void>): Promise<void> {
  while (!over.aborted) {
    const start = Date.now()
    try {
      await step()
      rememberedFailures.done(kind)
    } catch (error) {
      rememberedFailures.note(kind, error)
      // A page that fails is asked for again a moment later.
      await sleep(Math.max(0, 200 - (Date.now() - start)))
    }
  }
}

function assertOk({ status }: { readonly status: number }): void {
  if (status >= 400) throw new Error(`status ${status}`)
}

const PAGES = [
  '/',
  '/categories/jobs',
  '/search?q=truck',
  '/sitemap.xml',
  '/categories/cdl-schools',
  '/about',
]

/** Reads public pages. */
export const reader = ({ browse, over }: Work) => {
  let n = 0
  return repeat('reading', over, async () => {
    n += 1
    assertOk(await browse(`${PAGES[n % PAGES.length]}`))
  })
}

/** Keeps listings as favorites, one after the other. */
export async function keeper({ browse, db, over }: Work, { favorites }: Acknowledged): Promise<void> {
  const { id: userId, token } = await aUser(db)
  await repeat('favorite', over, async () => {
    const { id: listingId } = await aFreshListing(db)
    assertOk(await browse('/api/favorites', { token, body: { listingId, keep: true } }))
    favorites.push({ userId, listingId })
    await sleep(1000)
  })
}

/** Sends messages, each form twice at once: it counts once. */
export const writer = ({ browse, over }: Work, { messages }: Acknowledged) =>
  repeat('message', over, async () => {
    const page = await browse('/contact')
    assertOk(page)
    const opened = /name="opened" value="(?<mark>[^"]+)"/u.exec(page.text)?.groups?.['mark'] ?? ''
    await sleep(FILL_MS)
    const subject = randomUUID()
    const email = `${subject}@example.com`
    const body = new URLSearchParams({
      name: 'Ann',
      email,
      subject,
      message: 'A message of a drill.',
      opened,
    })
    const address = newAddress()
    const twice = [1, 2].map(() => browse('/contact', { body, address }).then(({ status }) => status))
    const results = await Promise.allSettled(twice)
    const isTaken = results.some((result) => result.status === 'fulfilled' && result.value < 400)
    if (!isTaken)
      throw new Error(results.map((one) => (one.status === 'fulfilled' ? one.value : 'lost')).join())
    messages.push(subject)
  })

type Pay = (clientSecret: string) => Promise<unknown>

/** Posts listings and pays for them; asks until the payment is settled. */
export async function payer({ browse, db, over }: Work, { payments }: Acknowledged, pay: Pay): Promise<void> {
  await repeat('payment', over, async () => {
    const { id: userId, token } = await aUser(db)
    const { id } = await aFreshListing(db, { userId, ...DRAFT })
    const ask = (path: string, body: object) =>
      untilItWorks(over, async () => {
        const response = await browse(path, { token, body })
        assertOk(response)
        return response.text
      })
    const metadata = { tier: 'silver', listing_id: id }
    const begun: unknown = JSON.parse(await ask('/api/create-payment-intent', { metadata }))
    const { clientSecret, paymentId } = paymentOf(begun)
    await pay(clientSecret)
    await ask('/api/settle-payment', { paymentId })
    payments.push(paymentId)
    await sleep(500)
  })
}

function paymentOf(begun: unknown) {
  const isPayment =
    typeof begun === 'object' && begun !== null && 'clientSecret' in begun && 'paymentId' in begun
  if (!isPayment) throw new Error('the site began no payment')
  return { clientSecret: String(begun.clientSecret), paymentId: String(begun.paymentId) }
}

/** Repeats what a user repeats who saw an error. */
async function untilItWorks<T>(over: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      rememberedFailures.note('step of a payment', error)
      if (over.aborted) throw error
    }
    await sleep(300)
  }
}
