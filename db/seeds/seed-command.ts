import path from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { loadDotEnv, readSettings } from '#app/platform/env.server.ts'
import { NotEmptyError } from './fill-database.ts'
import { seedDemo } from './seed-demo.ts'

const USAGE = `npm run seed -- [--listings 100000] [--reset] [--data-dir .data] [--database-url postgres://…]

Fills the database with demo data: the one in DATABASE_URL, or the built-in one in DATA_DIR.
--reset first takes away every listing, billboard and layout that is there.
`

function readArguments() {
  const { values } = parseArgs({
    options: {
      listings: { type: 'string', default: '600' },
      'database-url': { type: 'string' },
      'data-dir': { type: 'string' },
      reset: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const listings = Number(values.listings)
  if (!Number.isInteger(listings) || listings < 1 || listings > 5_000_000)
    throw new TypeError(`--listings ${values.listings}: a whole number from 1 to 5000000`)
  return { ...values, listings }
}

const print = (text: string) => process.stdout.write(text)

function onProgress(done: number, total: number): void {
  print(`\r${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} listings`)
}

async function openDatabase(url: string | null, dataDir: string) {
  if (url !== null) return { connectionString: url, stop: async () => {} }
  return startEmbedded({ dir: path.join(dataDir, 'postgres') })
}

async function seed({ listings, reset, ...given }: ReturnType<typeof readArguments>): Promise<void> {
  loadDotEnv()
  const settings = readSettings(process.env)
  const dataDir = path.resolve(given['data-dir'] ?? settings.dataDir)
  const started = Date.now()
  const { connectionString, stop } = await openDatabase(
    given['database-url'] ?? settings.directDatabaseUrl,
    dataDir,
  )
  try {
    await migrate(connectionString)
    print('Storing pictures …')
    const made = await seedDemo({ connectionString, dataDir, listings, reset, onProgress })
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    print(`\r${made.listings} listings and ${made.ads} billboards in ${seconds} s\n`)
  } finally {
    await stop()
  }
}

async function main(): Promise<void> {
  const given = readArguments()
  if (given.help) return void print(USAGE)
  await seed(given)
}

try {
  await main()
} catch (error) {
  const expected = error instanceof NotEmptyError || error instanceof TypeError
  process.stderr.write(
    `\n${expected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exitCode = 1
}
