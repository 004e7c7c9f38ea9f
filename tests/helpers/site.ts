import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Actor } from '#app/lib/actor.ts'
import { createMemory } from '#app/platform/cache/memory.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { readSettings, type Settings } from '#app/platform/env.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import type { createHttp } from '#server/http.ts'
import { NOW } from './clock.ts'

// The site as it is delivered, called as a function: no port, no browser, and the database of the test.

const BUILT = path.resolve('build/server/app.js')
const SOURCES = ['{app,server}/**/*.{ts,tsx,css}', 'vite.config.ts', 'react-router.config.ts']

export const SITE_URL = 'http://localhost:3000'

type Built = { readonly createHttp: typeof createHttp }

function isBuilt(module: unknown): module is Built {
  return typeof module === 'object' && module !== null && 'createHttp' in module
}

/** Throws when the site was not built, or was changed since: a test of yesterday's site proves nothing. */
function assertFreshBuild(): void {
  const builtAt = statSync(BUILT, { throwIfNoEntry: false })?.mtimeMs
  if (builtAt === undefined) throw new Error('The site is not built. Run: npm run build')
  const isNewer = (file: string) => !/\.test\.tsx?$/u.test(file) && statSync(file).mtimeMs > builtAt
  const newer = globSync(SOURCES).find(isNewer)
  if (newer) throw new Error(`The built site is older than ${newer}. Run: npm run build`)
}

async function loadBuilt(): Promise<Built> {
  assertFreshBuild()
  const module: unknown = await import(pathToFileURL(BUILT).href)
  if (!isBuilt(module)) throw new Error(`${BUILT} does not export createHttp`)
  return module
}

type Given = {
  readonly actor?: Actor | null
  readonly now?: Date
  readonly settings?: Partial<Settings>
}

type Site = {
  readonly get: (address: string, headers?: HeadersInit) => Promise<Response>
  /** Sends a form, or JSON when the body is a plain object. */
  readonly post: (
    address: string,
    body: URLSearchParams | FormData | object,
    headers?: HeadersInit,
  ) => Promise<Response>
  readonly request: (request: Request) => Promise<Response>
}

const isForm = (body: object) => body instanceof URLSearchParams || body instanceof FormData

function posted(address: string, body: URLSearchParams | FormData | object, headers?: HeadersInit): Request {
  const all = new Headers({ host: new URL(SITE_URL).host, origin: SITE_URL, 'sec-fetch-site': 'same-origin' })
  if (!isForm(body)) all.set('content-type', 'application/json')
  for (const [name, value] of new Headers(headers)) all.set(name, value)
  const sent = body instanceof URLSearchParams || body instanceof FormData ? body : JSON.stringify(body)
  return new Request(new URL(address, SITE_URL), { method: 'POST', body: sent, headers: all })
}

/** The built site on this database. Pages are not cached unless `settings` says so. */
export async function siteWith(db: Db, { actor = null, now = NOW, settings }: Given = {}): Promise<Site> {
  const built = await loadBuilt()
  const environment = { NODE_ENV: 'test', DATA_DIR: 'test-results/data', PAGE_CACHE_SECONDS: '0' }
  const http = built.createHttp({
    db,
    settings: { ...readSettings(environment), ...settings },
    log: openLog('silent'),
    now: () => now,
    random: () => 0.5,
    counts: createMemory(0, () => now.getTime()),
    actorOf: () => Promise.resolve(actor),
    clientFolder: path.resolve('build/client'),
  })
  const request = async (asked: Request) => http.fetch(asked)
  return {
    request,
    get(address, headers) {
      const all = new Headers(headers)
      if (!all.has('host')) all.set('host', new URL(SITE_URL).host)
      return request(new Request(new URL(address, SITE_URL), { headers: all }))
    },
    post: (address, body, headers) => request(posted(address, body, headers)),
  }
}
