import type { Context } from 'hono'
import { createCache } from '#app/platform/cache/cache.ts'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { readSettings, type Settings } from '#app/platform/env.server.ts'
import { forgetTokens } from '#app/platform/limits/take-token.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { createPipeline } from '#server/pipeline/pipeline.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'
import { fakePayments } from '../fakes/payments.ts'
import { NOW } from './clock.ts'
import { testImageProcessor, testShareImages } from './pictures.ts'

// What a request passes through before pages are rendered, with a page of the test in the router's place.

type Page = (c: Context<SiteEnv>) => Response | Promise<Response>
type Given = Partial<Omit<SiteParts, 'settings'>> & { readonly settings?: Partial<Settings> }

/** A database that no request of these tests may need: there is no server behind it. */
const nowhere = (): Db => openDatabase('postgres://nobody@127.0.0.1:1/nowhere')

export function partsWith({ settings, ...given }: Given = {}): SiteParts {
  forgetTokens()
  return {
    db: nowhere(),
    settings: { ...readSettings({ DATA_DIR: 'test-results/data' }), ...settings },
    log: openLog('silent'),
    now: () => NOW,
    random: () => 0.5,
    pictures: testImageProcessor(settings?.dataDir),
    shareImages: testShareImages(settings?.dataDir),
    counts: createCache(0, () => NOW.getTime()),
    payments: fakePayments().payments,
    impressions: { note() {} },
    actorOf: async () => null,
    ...given,
  }
}

const hello: Page = (c) => c.html('<h1>Hello</h1>')

/** The pipeline around a page. Call `request` with a path and what `fetch` takes. */
export function pipelineAround(page: Page = hello, given: Given = {}) {
  const http = createPipeline(partsWith(given), page)
  return {
    request: async (path: string, init: RequestInit = {}, origin = 'http://localhost:3000') =>
      http.fetch(new Request(origin + path, init)),
  }
}

/** A log that keeps its lines, for tests of what is logged. */
export function keptLog() {
  const lines: unknown[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
  return { log, lines }
}
