import { sql } from 'kysely'
import { accountJobs } from '#app/features/accounts/jobs.server.ts'
import { auditJobs } from '#app/features/audit/jobs.server.ts'
import { billboardJobs } from '#app/features/billboards/jobs.server.ts'
import { watchWebhooks } from '#app/features/billing/events/webhook-metrics.server.ts'
import { billingJobs } from '#app/features/billing/jobs.server.ts'
import { contactJobs } from '#app/features/contact/jobs.server.ts'
import { shareImageJobs } from '#app/features/discovery/share-images/jobs.server.ts'
import { importJobs } from '#app/features/imports/inviting/jobs.server.ts'
import { itemJobs } from '#app/features/items/jobs.server.ts'
import { watchItemTimes } from '#app/features/items/watch-times.server.ts'
import { listingJobs } from '#app/features/listings/jobs.server.ts'
import { postingJobs } from '#app/features/listings/posting/jobs.server.ts'
import { moderationJobs } from '#app/features/moderation/jobs.server.ts'
import { placesJobs } from '#app/features/places/jobs.server.ts'
import { priceGuideJobs } from '#app/features/price-guide/jobs.server.ts'
import { searchJobs } from '#app/features/search/jobs.server.ts'
import { statisticsJobs } from '#app/features/statistics/jobs.server.ts'
import { uploadJobs } from '#app/features/uploads/jobs.server.ts'
import { viewJobs } from '#app/features/views/jobs.server.ts'
import { inTime } from '#app/lib/in-time.ts'
import { provideSiteKey, readSiteKey } from '#app/platform/auth/site-key.server.ts'
import { watchBackups } from '#app/platform/backup/backup-metrics.server.ts'
import { backupJobs } from '#app/platform/backup/jobs.server.ts'
import { listenForContentEvents } from '#app/platform/cache/content-events.server.ts'
import { enqueuePurges } from '#app/platform/cache/enqueue-purges.server.ts'
import { purgeJobs } from '#app/platform/cache/purge-shared-cache.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { watchPool } from '#app/platform/db/pool-metrics.server.ts'
import { onceServerIsUp } from '#app/platform/db/wait-for-server.server.ts'
import { formJobs } from '#app/platform/forms/jobs.server.ts'
import { openPictureStore } from '#app/platform/images/open-picture-store.server.ts'
import { openShareImages } from '#app/platform/images/share/share-images.server.ts'
import { openShareStore } from '#app/platform/images/share/share-store.server.ts'
import { watchJobs } from '#app/platform/jobs/job-metrics.server.ts'
import { startJobs } from '#app/platform/jobs/start-jobs.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { logOutput } from '#app/platform/log-output.server.ts'
import { mailJobs } from '#app/platform/mail/jobs.server.ts'
import { watchMail } from '#app/platform/mail/mail-metrics.server.ts'
import { openPost } from '#app/platform/mail/post.server.ts'
import { openPayments } from '#app/platform/payments/payments.server.ts'
import { siteFacts } from './pipeline/make-ctx.ts'
import { createRegistry, scrapeOf } from './pipeline/observability/metrics.ts'
import { serveMetrics } from './pipeline/observability/metrics-server.ts'
import { sendReady } from './process-messages.ts'
import { endUnlessBug, settingsOrEnd } from './settings-or-end.ts'

/** A database that does not respond within this time counts as away, in milliseconds. */
const READY_MS = 500

/** A statement without an answer is given up after this time, in milliseconds: some may take a minute. */
const GIVE_UP_MS = 70_000

const settings = settingsOrEnd()
const log = openLog(settings.logLevel, logOutput())
const now = () => new Date()
const direct = settings.directDatabaseUrl ?? ''
const registry = createRegistry()
const db = openDatabase(settings.databaseUrl ?? '', {
  connections: 4,
  isPooled: settings.isDatabasePooled,
  giveUpMs: GIVE_UP_MS,
  onPool: (pool) => watchPool(registry, pool),
  onError: (err) => log.warn({ err }, 'the database has trouble'),
})
for (const watch of [watchMail, watchJobs, watchWebhooks, watchBackups]) watch(registry, db, now)
const site = siteFacts(settings)
provideSiteKey(() => readSiteKey(settings))
const post = openPost(settings, site)
let isStopping = false
// Where payments are simulated, the web process delivers the events; this one only reads.
const payments = await openPayments(settings, { now, log }).catch(endUnlessBug)
const shareImages = openShareImages(settings)
const jobs = {
  ...mailJobs({ post, now, isStopping: () => isStopping }),
  ...formJobs,
  ...contactJobs,
  ...viewJobs,
  ...statisticsJobs,
  ...placesJobs,
  ...priceGuideJobs,
  ...searchJobs,
  ...auditJobs,
  ...itemJobs,
  ...importJobs,
  ...listingJobs,
  ...postingJobs,
  ...billboardJobs,
  ...moderationJobs,
  ...accountJobs,
  ...uploadJobs({ store: openPictureStore(settings), shareImages: openShareStore(settings) }),
  ...shareImageJobs({ images: shareImages }),
  ...billingJobs({ payments }),
  ...backupJobs({ settings, connectionString: direct, now }),
  ...purgeJobs(settings.sharedCache),
}
/** Each ends with the process, the last one first. */
const hearing = settings.sharedCache.purge
  ? [
      enqueuePurges({ db, log }),
      watchItemTimes({ db, now, log }),
      listenForContentEvents({ connectionString: direct, log }).stop,
    ]
  : []

/** How long a start waits while the database restarts, in milliseconds. */
const DATABASE_MS = 60_000

const starting = onceServerIsUp(() => startJobs({ connectionString: direct, db, jobs, log, now, site }), {
  timeoutMs: DATABASE_MS,
  onWait: (err) => log.warn({ err }, 'the job queue waits for the database'),
})

/** An email that the mail server does not take within this time is given up before its job would be, in milliseconds. */
const LAST_EMAIL_MS = 8000

async function stop(code: 0 | 1 = 0) {
  if (isStopping) return
  isStopping = true
  const queue = await starting.catch(() => null)
  for (const end of hearing.reverse()) await end()
  const givingUp = setTimeout(post.close, LAST_EMAIL_MS)
  await queue?.stop()
  clearTimeout(givingUp)
  post.close()
  await shareImages.stop()
  await payments.close()
  await db.destroy()
  process.exit(code)
}

/** Whether jobs are done well: the database responds, and this process stays. */
async function isReady() {
  await inTime(sql`select 1`.execute(db), READY_MS)
  return !isStopping
}

// The launcher that died says 'disconnect': a worker of its own would go on with a dead database.
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void stop())
process.on('unhandledRejection', (err) =>
  log.error({ err }, 'a promise failed and no one was waiting for it'),
)
process.on('uncaughtException', (err) => {
  log.error({ err }, 'an error no one caught: this process is no longer to be trusted')
  void stop(1)
})

await starting
await serveMetrics(scrapeOf(registry), {
  host: settings.metricsHost,
  port: settings.workerMetricsPort,
  log,
  isAlive: () => true,
  isReady,
})
sendReady()
