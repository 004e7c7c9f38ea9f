import { CATEGORY_SLUGS } from '#app/features/categories/category-list.ts'
import { createCache } from '#app/platform/cache/cache.ts'
import { type Db, openDatabase } from '#app/platform/db/database.server.ts'
import { readSettings } from '#app/platform/env.server.ts'
import { imageProcessor } from '#app/platform/images/image-processor.server.ts'
import { pictureStore } from '#app/platform/images/picture-store.server.ts'
import { createPictureWorker } from '#app/platform/images/picture-worker.server.ts'
import { openShareImages } from '#app/platform/images/share/share-images.server.ts'
import { openLog } from '#app/platform/log.server.ts'
import { openPayments } from '#app/platform/payments/payments.server.ts'
import { builtSite } from '#tests/helpers/built-site.ts'
import { benchDatabase } from './data.ts'
import { replayDatabase } from './replay.ts'

// `npm run bench:render`: category pages 25 × 1–8, uncached, with the database and with results from memory, in
// one process. The ratio says how much of a page's time its queries take.

// React takes its slow build unless this says production when it is loaded.
process.env['NODE_ENV'] = 'production'
const site = await builtSite()

const data = await benchDatabase(100_000)
const settings = readSettings({
  PAGE_CACHE_SECONDS: '0',
  PUBLIC_URL: 'http://localhost:3000',
  DATA_DIR: data.dataDir,
})
const payments = await openPayments(settings, { now: () => new Date(), log: openLog('silent') })
const addresses = CATEGORY_SLUGS.flatMap((slug) =>
  Array.from({ length: 8 }, (_, i) => `/categories/${slug}?page=${i + 1}`),
)

function siteOn(db: Db) {
  const counts = createCache<Readonly<Record<string, number>>>(60_000, Date.now)
  const log = openLog('silent')
  return site.createHttp({
    db,
    settings,
    log,
    counts,
    pictures: imageProcessor({ worker: createPictureWorker(), store: pictureStore(settings.dataDir) }),
    shareImages: openShareImages(settings),
    payments,
    impressions: { note() {} },
    now: () => new Date(),
    random: Math.random,
    actorOf: async () => null,
  })
}

/** Pages a second, a few requests at a time as a server has them. */
async function rate(db: Db): Promise<number> {
  const served = siteOn(db)
  const queue = [...addresses]
  const ask = async (address: string) => {
    const response = await served.fetch(
      new Request(`http://localhost:3000${address}`, { headers: { host: 'localhost:3000' } }),
    )
    await response.arrayBuffer()
  }
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await ask(next)
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: 8 }, worker))
  return addresses.length / ((performance.now() - from) / 1000)
}

const real = openDatabase(data.connectionString)
const memory = replayDatabase(data.connectionString)
for (const db of [real, memory]) await rate(db) // warm: code compiled, results recorded
const ratios: number[] = []
for (let round = 1; round <= 6; round += 1) {
  const [withDatabase, fromMemory] = [await rate(real), await rate(memory)]
  ratios.push(withDatabase / fromMemory)
  process.stdout.write(
    `round ${round}: ${withDatabase.toFixed(0)} pages/s with the database, ${fromMemory.toFixed(0)} from memory\n`,
  )
}
const middle = ratios.sort((a, b) => a - b)[3] ?? 0
process.stdout.write(`ratio, median of ${ratios.length}: ${middle.toFixed(2)}\n`)
await real.destroy()
await memory.destroy()
await data.stop()
process.exit(0)
