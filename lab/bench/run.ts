import { request } from 'node:http'
import { parseArgs } from 'node:util'
import { compare } from './against.ts'
import { benchDatabase, databasePid } from './data.ts'
import { drive, type Figures } from './measure.ts'
import { benchPages } from './pages.ts'
import { family, memoryMb } from './processes.ts'
import { type Served, serveBytes, serveSite } from './servers.ts'

// `npm run bench`: all kinds of public pages of the built site, uncached and cached, after its worker has come to rest.
// Cached pages are compared with a bare server that sends the same bytes in the same run, by CPU per request and by rate.
// `--against DIR` compares with the build of another checkout.

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
    /** Names of pages, or their beginnings. */
    only: { type: 'string', multiple: true, default: [''] },
  },
})
const seconds = Number(values.seconds)
const CONNECTIONS = 32

const data = await benchDatabase(Number(values.listings))
const databasePids = async () => family(await databasePid(data.db))
const all = Object.entries(await benchPages(data.db))
const pages = all.filter(([name]) => values.only.some((beginning) => name.startsWith(beginning)))
const environment = { DATABASE_URL: data.connectionString, DATA_DIR: data.dataDir }
const print = (text: string) => process.stdout.write(`${text}\n`)

type Sent = { readonly body: Buffer; readonly encoding: string }

/** The bytes as they are on the wire: fetch would decompress them. */
function bytesOf(url: string, accepted: string): Promise<Sent> {
  const { promise, resolve, reject } = Promise.withResolvers<Sent>()
  const headers = { 'accept-encoding': accepted, 'accept-language': 'en' }
  request(url, { headers }, (response) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('end', () =>
      resolve({ body: Buffer.concat(parts), encoding: response.headers['content-encoding'] ?? '' }),
    )
  })
    .on('error', reject)
    .end()
  return promise
}

/** Asks for every address once: what is cached is there, and code is compiled. */
async function visitAll({ url }: Served, paths: readonly string[]): Promise<void> {
  for (const path of paths) await bytesOf(url + path, 'br, gzip')
}

const load = (site: Served, paths: readonly string[]) =>
  drive({ ...site, paths, connections: CONNECTIONS, seconds, databasePids })

async function bareOf(site: Served, path: string): Promise<Figures> {
  const { body, encoding } = await bytesOf(site.url + path, 'br, gzip')
  const bare = await serveBytes(body, encoding)
  const figures = await load(bare, ['/'])
  await bare.stop()
  return figures
}

const cost = ({ cpu, databaseCpu }: Figures) => cpu + databaseCpu

type Measured = Readonly<Record<'uncached' | 'cached' | 'bare', Figures>> & { readonly size: number }

function line(name: string, { uncached, cached, bare, size }: Measured): string {
  const { perSecond, p50, p99, cpu, databaseCpu, failed } = uncached
  const cells = [
    perSecond.toFixed(0),
    p50.toFixed(0),
    p99.toFixed(0),
    cpu.toFixed(2),
    databaseCpu.toFixed(2),
    (size / 1000).toFixed(0),
    cost(cached).toFixed(3),
    (cost(uncached) / cost(cached)).toFixed(0),
    bare.cpu.toFixed(3),
    `${Math.round((bare.cpu / cost(cached)) * 100)} %`,
    `${Math.round((cached.perSecond / bare.perSecond) * 100)} %`,
  ]
  const trouble = failed + cached.failed
  return (
    name.padEnd(21) + cells.map((c) => c.padStart(9)).join('') + (trouble > 0 ? `  ${trouble} failed` : '')
  )
}

if (values.against) {
  const { rounds, against } = values
  const asked = { environment, against, rounds: Number(rounds), seconds, databasePids, print }
  await compare({ ...asked, pages: Object.fromEntries(pages) })
  await data.stop()
  process.exit(0)
}

const fresh = await serveSite({ ...environment, PAGE_CACHE_SECONDS: '0' })
const caching = await serveSite({ ...environment, PAGE_CACHE_SECONDS: '300' })
const HEADS = [
  'req/s',
  'p50',
  'p99',
  'cpu ms',
  'db ms',
  'html KB',
  'cached',
  'ratio',
  'bare',
  'of CPU',
  'of rate',
]
print('page'.padEnd(21) + HEADS.map((head) => head.padStart(9)).join(''))
for (const [name, paths] of pages) {
  await visitAll(fresh, paths.slice(0, 20))
  const uncached = await load(fresh, paths)
  await visitAll(caching, paths)
  const cached = await load(caching, paths)
  const [first = '/'] = paths
  const { length: size } = (await bytesOf(fresh.url + first, 'identity')).body
  print(line(name, { uncached, cached, bare: await bareOf(caching, first), size }))
}
const database = (await databasePids()).reduce((sum, pid) => sum + memoryMb(pid), 0)
const [uncachedMb, cachedMb, databaseMb] = [memoryMb(fresh.pid), memoryMb(caching.pid), database].map((mb) =>
  mb.toFixed(0),
)
print(
  `memory: web without cache ${uncachedMb} MB, with a full cache ${cachedMb} MB, database ${databaseMb} MB`,
)
await fresh.stop()
await caching.stop()
await data.stop()
