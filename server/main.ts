import { watchItemTimes } from '#app/features/items/watch-times.server.ts'
import { bufferImpressions } from '#app/features/views/impressions/buffer-impressions.server.ts'
import { actorReader } from '#app/platform/auth/read-actor.server.ts'
import { createCache } from '#app/platform/cache/cache.ts'
import { listenForContentEvents } from '#app/platform/cache/content-events.server.ts'
import { databaseOn, openSitePool } from '#app/platform/db/database.server.ts'
import { watchPool } from '#app/platform/db/pool-metrics.server.ts'
import { openReplicasOf } from '#app/platform/db/replicas/open-replicas.server.ts'
import { imageProcessor } from '#app/platform/images/image-processor.server.ts'
import { openPictureStore } from '#app/platform/images/open-picture-store.server.ts'
import { createPictureWorker } from '#app/platform/images/picture-worker.server.ts'
import { openShareImages } from '#app/platform/images/share/share-images.server.ts'
import { WEB_PROCESS, watchWebProcesses } from '#app/platform/limits/watch-web-processes.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { logOutput } from '#app/platform/log-output.server.ts'
import { openPayments } from '#app/platform/payments/payments.server.ts'
import { inheritedPort } from './inherited-port.ts'
import { type Draining, drain } from './pipeline/drain.ts'
import { watchPressure } from './pipeline/limits/pressure.ts'
import { siteServer, whyNotListening } from './pipeline/listen.ts'
import { listenOn } from './pipeline/listen-on.ts'
import { createMetrics, createRegistry } from './pipeline/observability/metrics.ts'
import { serveMetrics } from './pipeline/observability/metrics-server.ts'
import { readStaticFiles } from './pipeline/static/static-files.ts'
import { answerMetricsRequests, STOPPING, sendReady, showSignsOfLife } from './process-messages.ts'
import { endUnlessBug, exitWith, settingsOrEnd } from './settings-or-end.ts'
import { warmUp } from './warm-up.ts'

/** Maximum age of cached counts in menus and headings, in milliseconds. */
const COUNTS_MS = 10_000

/**
 * When we stop, idle connections are closed after this time, in milliseconds; requests in progress then get more
 * time.
 */
const GRACE_MS = 500
const FINISH_MS = 12_000
/** A database that does not close its connections in time delays nothing. */
const GOODBYE_MS = 2000

/** A statement without an answer is given up after this time, in milliseconds: a second after the server would do so. */
const GIVE_UP_MS = 6000

const settings = settingsOrEnd()
// Writing each line alone would cost more than a cached page: lines are written together, a moment later at most.
const log = openLog(settings.logLevel, logOutput({ minBytes: 4096 }))
/** Whether this process closes its connections; when the whole site stops, load balancers learn of it too. */
let isDraining = false
let isSiteStopping = false

// React loads its slow build unless this says production. The operator's own value is in the settings.
process.env['NODE_ENV'] = 'production'
const { createHttp } = await import('./http.ts')

const connectionString = settings.databaseUrl ?? ''
/** Where notifications come from, and the log is written: a pooler in between may be away without the server. */
const direct = settings.directDatabaseUrl ?? ''
const registry = createRegistry()
const isPooled = settings.isDatabasePooled
const pool = openSitePool(connectionString, {
  isPooled,
  giveUpMs: GIVE_UP_MS,
  onPool: (opened) => watchPool(registry, opened),
  onError: (err) => log.warn({ err }, 'the database has trouble'),
})
const db = databaseOn(pool)
const replicas = openReplicasOf(settings, { primary: { db, pool, connectionString: direct }, log, registry })
const payments = await openPayments(settings, { now: () => new Date(), log }).catch(endUnlessBug)
const metrics = createMetrics(registry)
const impressions = bufferImpressions({ db, now: () => new Date(), log })
const pictureWorker = createPictureWorker()
const shareImages = openShareImages(settings)
const pressure = watchPressure()
const contentEvents = listenForContentEvents({ connectionString: direct, log, name: WEB_PROCESS })
const stopCounting = watchWebProcesses({ db, min: settings.webProcesses, log })
const http = createHttp({
  db,
  ...(replicas && { replicas }),
  settings,
  log,
  requestLog: log.child({}, { redact: [] }),
  metrics,
  now: () => new Date(),
  random: Math.random,
  counts: createCache(COUNTS_MS, Date.now),
  pictures: imageProcessor({ worker: pictureWorker, store: openPictureStore(settings) }),
  shareImages,
  payments,
  impressions,
  actorOf: actorReader({ ...settings, db, now: () => new Date() }),
  clientFiles: readStaticFiles('build/client'),
  isDraining: () => isSiteStopping,
  isHearing: contentEvents.isHearing,
  pressure,
})
const portFds = inheritedPort()
/** One for each address, or each inherited socket: a server listens on one only. */
const servers = new Map(
  (portFds ?? settings.hosts).map((place: string | number) => [
    place,
    siteServer(http, { ...settings, isDraining: () => isDraining }),
  ]),
)
const stopWatching = watchItemTimes({ db, now: () => new Date(), log })

/** How to stop: for good, or for the next web process, for which connections then wait in the kernel's queue. */
function wayOut(code: 0 | 1): Draining {
  const way = { acceptMs: 0, graceMs: GRACE_MS, timeoutMs: FINISH_MS, isPortHeld: false }
  // The launcher announced the stop in advance: the time for that is over.
  if (isSiteStopping) return way
  if (portFds !== null && process.connected) return { ...way, isPortHeld: true }
  return { ...way, acceptMs: code === 0 ? settings.drainMs : GRACE_MS }
}

async function drainAndEnd(code: 0 | 1, way: Draining) {
  setTimeout(() => process.exit(code), way.acceptMs + GRACE_MS + FINISH_MS + GOODBYE_MS).unref()
  await Promise.all([...servers.values()].map((server) => drain(server, way)))
  // No beacon arrives any more: write what is buffered.
  await impressions.stop()
  await pictureWorker.stop()
  await shareImages.stop()
  await contentEvents.stop()
  await stopWatching()
  await stopCounting()
  await payments.close()
  await replicas?.stop()
  await db.destroy()
  process.exit(code)
}

let isStopping = false

function stop(code: 0 | 1) {
  if (isStopping) return
  isStopping = true
  const way = wayOut(code)
  isDraining = true
  isSiteStopping ||= !way.isPortHeld
  void drainAndEnd(code, way)
}

process.on('message', (message) => {
  if (message !== STOPPING) return
  isDraining = true
  isSiteStopping = true
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
// The launcher died: this process would hold the port and serve with a dead database.
process.once('disconnect', () => stop(0))
process.on('unhandledRejection', (err) =>
  log.error({ err }, 'a promise failed and no one was waiting for it'),
)
process.on('uncaughtException', (err) => {
  log.error({ err }, 'an error no one caught: this process is no longer to be trusted')
  stop(1)
})

await warmUp(http, settings.publicUrl, pressure)
// The launcher adds up the metrics of its web processes and serves them.
if (portFds) answerMetricsRequests(metrics.values)
else await serveMetrics(metrics, { host: settings.metricsHost, port: settings.metricsPort, log })
await listenOn(servers, settings.port).catch((error: unknown) =>
  exitWith(whyNotListening(error, settings.port)),
)
payments.simulator?.startDelivering(async (message) => http.fetch(message))
showSignsOfLife()
sendReady()
