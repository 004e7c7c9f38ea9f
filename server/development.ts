import { bufferImpressions } from '#app/features/views/impressions/buffer-impressions.server.ts'
import { actorReader } from '#app/platform/auth/read-actor.server.ts'
import { createCache } from '#app/platform/cache/cache.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import { loadDotEnv, readSettings } from '#app/platform/env.server.ts'
import { imageProcessor } from '#app/platform/images/image-processor.server.ts'
import { openPictureStore } from '#app/platform/images/open-picture-store.server.ts'
import { createPictureWorker } from '#app/platform/images/picture-worker.server.ts'
import { openShareImages } from '#app/platform/images/share/share-images.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { openPayments } from '#app/platform/payments/payments.server.ts'
import { createHttp } from './http.ts'

async function makeApp() {
  loadDotEnv()
  const settings = { ...readSettings(process.env), pageCacheSeconds: 0 }
  const db = openDatabase(settings.databaseUrl ?? '', { isPooled: settings.isDatabasePooled })
  const log = openLog('info')
  const payments = await openPayments(settings, { now: () => new Date(), log })
  const http = createHttp({
    db,
    settings,
    log,
    payments,
    impressions: bufferImpressions({ db, now: () => new Date(), log }),
    now: () => new Date(),
    random: Math.random,
    counts: createCache(0, Date.now),
    pictures: imageProcessor({ worker: createPictureWorker(), store: openPictureStore(settings) }),
    shareImages: openShareImages(settings),
    actorOf: actorReader({ ...settings, db, now: () => new Date() }),
  })
  payments.simulator?.startDelivering(async (message) => http.fetch(message))
  return http
}

let app: ReturnType<typeof makeApp> | undefined

/**
 * The site for `npm run dev`: the same pipeline, without the processes around it. Needs DATABASE_URL. Created once.
 */
export function developmentApp() {
  app ??= makeApp()
  return app
}
