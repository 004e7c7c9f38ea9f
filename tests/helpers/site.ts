import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { inject } from 'vitest'
import type { Actor } from '#app/lib/actor.ts'
import type { ImpressionBuffer } from '#app/lib/impression.ts'
import { createCache } from '#app/platform/cache/cache.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Replicas } from '#app/platform/db/replicas/replicas.server.ts'
import { readSettings, type Settings } from '#app/platform/env.server.ts'
import type { ImageProcessor } from '#app/platform/images/image-processor.server.ts'
import type { ShareImages } from '#app/platform/images/share/share-images.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import type { Payments } from '#app/platform/payments/payments.server.ts'
import type { SiteParts } from '#server/site-parts.ts'
import { fakePayments } from '../fakes/payments.ts'
import { builtFiles, builtSite } from './built-site.ts'
import { NOW } from './clock.ts'
import { testImageProcessor, testShareImages } from './pictures.ts'
import { TEST_SITE_KEY } from './site-key.ts'

// The site as it is delivered, called as a function: no port, no browser, and the database of the test.

export const SITE_URL = 'http://localhost:3000'

type Given = {
  readonly actor?: Actor | null
  /** Who a request comes from, by its cookies, where a test is about that. */
  readonly actorOf?: (request: Request) => Promise<Actor | null>
  readonly now?: Date
  /** A clock that the test moves, in place of `now`. */
  readonly clock?: () => Date
  readonly counts?: SiteParts['counts']
  readonly requestLog?: SiteParts['requestLog']
  readonly settings?: Partial<Settings>
  readonly pictures?: ImageProcessor
  readonly shareImages?: ShareImages
  readonly payments?: Payments
  readonly impressions?: ImpressionBuffer
  readonly replicas?: Pick<Replicas, 'reader' | 'position'>
  /** The other end of every connection. Without it, the site is called as a function, as on this machine. */
  readonly peer?: string
}

/** A form, a file, or a plain object that is sent as JSON. */
type Body = URLSearchParams | FormData | Uint8Array<ArrayBuffer> | object

type Site = {
  readonly get: (address: string, headers?: HeadersInit) => Promise<Response>
  readonly post: (address: string, body: Body, headers?: HeadersInit) => Promise<Response>
  readonly request: (request: Request) => Promise<Response>
}

/** A connection from `peer`, as far as the site looks at it. */
function connectionFrom(peer: string | undefined, { url }: Request) {
  if (peer === undefined) return undefined
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  const incoming = new IncomingMessage(socket)
  const { pathname, search } = new URL(url)
  incoming.url = pathname + search
  return { incoming }
}

/** What a browser sends along; any cookie called sid has the user's session. */
function sentBy(actor: Actor | null, given?: HeadersInit): Headers {
  const headers = new Headers({ host: new URL(SITE_URL).host })
  for (const [name, value] of new Headers(given)) headers.set(name, value)
  if (actor) headers.set('cookie', [headers.get('cookie'), 'sid=test'].filter(Boolean).join('; '))
  return headers
}

function posted(address: string, body: Body, headers: Headers): Request {
  const isForm = body instanceof URLSearchParams || body instanceof FormData
  if (!isForm && !headers.has('content-type')) headers.set('content-type', 'application/json')
  if (!headers.has('origin')) headers.set('origin', SITE_URL)
  if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
  const sent = isForm || body instanceof Uint8Array ? body : JSON.stringify(body)
  return new Request(new URL(address, SITE_URL), { method: 'POST', body: sent, headers })
}

function assertBuilt() {
  const trouble = inject('siteError')
  if (trouble) throw new Error(trouble)
}

const picturesOf = ({ settings, pictures, shareImages }: Given) => ({
  pictures: pictures ?? testImageProcessor(settings?.dataDir),
  shareImages: shareImages ?? testShareImages(settings?.dataDir),
})

/** The built site on this database. Pages are not cached unless `settings` says so. */
export async function siteWith(db: Db, given: Given = {}): Promise<Site> {
  const {
    actor = null,
    now = NOW,
    clock = () => now,
    counts = createCache<Record<string, number>>(0, () => now.getTime()),
    requestLog,
    settings,
    payments = fakePayments().payments,
    impressions = { note() {} },
    actorOf = () => Promise.resolve(actor),
    peer,
    replicas,
  } = given
  const { pictures, shareImages } = picturesOf(given)
  assertBuilt()
  const { createHttp } = await builtSite()
  const folders = { DATA_DIR: 'test-results/data', PAGE_CACHE_SECONDS: '0', SITE_KEY: TEST_SITE_KEY }
  // Without the fictional operator of the demo.
  const environment = { NODE_ENV: 'test', DEMO_DATA: 'off', ...folders }
  const http = createHttp({
    db,
    settings: { ...readSettings(environment), ...settings },
    log: openLog('silent'),
    requestLog,
    now: clock,
    random: () => 0.5,
    pictures,
    shareImages,
    counts,
    payments,
    impressions,
    ...(replicas && { replicas }),
    actorOf,
    clientFiles: await builtFiles(),
  })
  const request = async (asked: Request) => http.fetch(asked, connectionFrom(peer, asked))
  return {
    request,
    get: (address, headers) =>
      request(new Request(new URL(address, SITE_URL), { headers: sentBy(actor, headers) })),
    post: (address, body, headers) => request(posted(address, body, sentBy(actor, headers))),
  }
}
