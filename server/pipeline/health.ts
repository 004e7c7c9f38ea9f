import { readdir } from 'node:fs/promises'
import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import type { SiteEnv, SiteParts } from '../site-parts.ts'
import { pathOf } from './address-of.ts'

const PATIENCE_MS = 500

const plain = (status: 200 | 405 | 503) =>
  new Response(status === 200 ? 'ok' : 'unavailable', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

async function within<T>(work: Promise<T>, ms: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, ms, new Error('took too long'))
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Whether every migration this release brings along has run. The database may know more: those of a newer release. */
async function isMigrated(db: Db, folder: string): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const files = await readdir(folder)
  return files.every((name) => !name.endsWith('.sql') || applied.has(name))
}

/** Whether requests are answered well: the database answers, has our schema, and the process is not going down. */
function readiness({ db, isDraining = () => false }: SiteParts, folder: string): () => Promise<boolean> {
  // A schema that is there does not go away while we run.
  let migrated = false
  return async () => {
    if (isDraining()) return false
    await within(sql`select 1`.execute(db), PATIENCE_MS)
    migrated ||= await within(isMigrated(db, folder), PATIENCE_MS)
    return migrated
  }
}

/** `/healthz`: the process lives. `/readyz`: it should get requests. Both under any host name: probes know addresses only. */
export function health(parts: SiteParts, folder = 'db/migrations'): MiddlewareHandler<SiteEnv> {
  const isReady = readiness(parts, folder)
  return async (c, next) => {
    const path = pathOf(c.req.url)
    if (path !== '/healthz' && path !== '/readyz') return next()
    c.set('route', path)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return plain(405)
    if (path === '/healthz') return plain(200)
    return plain((await isReady().catch(() => false)) ? 200 : 503)
  }
}
