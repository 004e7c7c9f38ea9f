import { parseArgs } from 'node:util'
import { benchDatabase, databasePid } from './data.ts'
import { drive, type Figures } from './measure.ts'
import { family, memoryMb } from './processes.ts'
import { serveBytes, serveSite } from './servers.ts'

// `npm run bench`: home, category pages, searches and a detail page of the built site, cached and uncached, compared
// with a bare server that sends the same bytes. Compare ratios and CPU: throughput depends on the machine.

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
  },
})
const seconds = Number(values.seconds)
const CATEGORY = '/categories/trucks-trailers-marketplace'

const data = await benchDatabase(Number(values.listings))
const databasePids = async () => family(await databasePid(data.db))
const { listingId } = await data.db
  .selectFrom('listings')
  .select('listingId')
  .where('listed', '=', true)
  .where('websiteUrl', '=', '')
  .limit(1)
  .executeTakeFirstOrThrow()

const PAGES = {
  home: '/',
  'category, page 1': CATEGORY,
  'category, page 100': `${CATEGORY}?page=100`,
  'category, page 1,000': `${CATEGORY}?page=1000`,
  'search, common': '/search?q=reefer',
  'search, rare': '/search?q=zzyzx',
  'search, Russian': `/search?q=${encodeURIComponent('рефрижератор')}`,
  detail: `/listings/${listingId}`,
} as const

type Run = { name: string; connections: number; how: string; figures: Figures; bare: Figures | null }

function line({ name, connections, how, figures: f, bare }: Run): string {
  const ratio = bare ? `${Math.round((f.perSecond / bare.perSecond) * 100)} %` : ''
  const cells = [
    f.perSecond.toFixed(0),
    f.p50.toFixed(0),
    f.p99.toFixed(0),
    f.cpu.toFixed(3),
    f.databaseCpu.toFixed(3),
  ]
  return [
    name.padEnd(22),
    String(connections).padStart(3),
    how.padEnd(9),
    ...cells.map((c) => c.padStart(9)),
    ratio.padStart(7),
  ]
    .join(' ')
    .concat(f.failed > 0 ? `  ${f.failed} failed` : '')
}

async function bytesOf(url: string): Promise<{ body: Buffer; encoding: string }> {
  // fetch would decompress the response; the bytes on the wire are what is compared.
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br, gzip', 'accept-language': 'en' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ body: Buffer.concat(parts), encoding: response.headers['content-encoding'] ?? '' }),
      )
    })
      .on('error', reject)
      .end()
  })
}

const print = (text: string) => process.stdout.write(`${text}\n`)
print(`${'page'.padEnd(22)} con how         req/s       p50       p99    cpu ms db cpu ms of bare`)

for (const cacheSeconds of ['0', '300']) {
  const how = cacheSeconds === '0' ? 'uncached' : 'cached'
  const site = await serveSite({
    DATABASE_URL: data.connectionString,
    DATA_DIR: data.dataDir,
    PAGE_CACHE_SECONDS: cacheSeconds,
  })
  for (const [name, path] of Object.entries(PAGES)) {
    const url = site.url + path
    const { body, encoding } = await bytesOf(url)
    const bare = cacheSeconds === '0' ? null : await serveBytes(body, encoding)
    for (const connections of [1, 32]) {
      const load = { connections, seconds, databasePids: await databasePids() }
      const figures = await drive({ ...load, url, pid: site.pid })
      const yardstick = bare && (await drive({ ...load, url: bare.url, pid: bare.pid }))
      print(line({ name, connections, how, figures, bare: yardstick }))
    }
    await bare?.stop()
  }
  const database = (await databasePids()).reduce((sum, pid) => sum + memoryMb(pid), 0)
  print(
    `memory after the ${how} runs: web ${memoryMb(site.pid).toFixed(0)} MB, database ${database.toFixed(0)} MB`,
  )
  await site.stop()
}
await data.stop()
