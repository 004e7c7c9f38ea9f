import type { StatsFs } from 'node:fs'
import { readdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import type { Db } from '#app/platform/db/database.server.ts'
import { pathOf } from '#server/pipeline/address-of.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'

const TIMEOUT_MS = 500

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

/** Whether every migration of this release has run. The database may have more: those of a newer release. */
async function isMigrated(db: Db, folder: string): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  const files = await readdir(folder)
  return files.every((name) => !name.endsWith('.sql') || applied.has(name))
}

/** Returns the disk a folder is on, or will be on when it is created. */
export async function diskOf(folder: string): Promise<StatsFs> {
  const above = path.dirname(folder)
  return statfs(folder).catch((error: unknown) => {
    if (above === folder) throw error
    return diskOf(above)
  })
}

/** Pictures and an embedded database need a twentieth of the disk, or the next write may be the last. */
async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, blocks } = await diskOf(folder)
  return bavail >= blocks / 20
}

/**
 * Whether requests are served well: no load is shed, the database responds and is migrated, there is disk space, and
 * the process is not stopping.
 */
function readiness(
  { db, settings, pressure, isDraining = () => false }: SiteParts,
  folder: string,
): () => Promise<boolean> {
  // A schema that is there does not go away while we run.
  let migrated = false
  return async () => {
    if (isDraining() || pressure?.isHigh()) return false
    await within(sql`select 1`.execute(db), TIMEOUT_MS)
    migrated ||= await within(isMigrated(db, folder), TIMEOUT_MS)
    return migrated && (await within(hasRoom(settings.dataDir), TIMEOUT_MS))
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: it should get requests. Both under any host name: probes know addresses
 * only.
 */
export function health(parts: SiteParts, folder = 'db/migrations'): MiddlewareHandler<SiteEnv> {
  const isReady = readiness(parts, folder)
  return async (c, next) => {
    const asked = pathOf(c.req.url)
    if (asked !== '/healthz' && asked !== '/readyz') return next()
    c.set('route', asked)
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return plain(405)
    if (asked === '/healthz') return plain(200)
    return plain((await isReady().catch(() => false)) ? 200 : 503)
  }
}
