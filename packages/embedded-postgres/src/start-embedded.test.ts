import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { commandLine } from './processes.ts'
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts'

// Creating a database takes a second on an idle machine and many on a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const asRoot = process.getuid?.() === 0

const places: string[] = []
const usual = aPlace()
let dir: string
let processes: ChildProcess[]
let databases: EmbeddedDatabase[]

beforeEach(() => {
  dir = join(usual, 'postgres')
  processes = []
  databases = []
})

afterEach(async () => {
  await Promise.all(processes.map(kill))
  await Promise.all(databases.map((database) => database.stop()))
  await startAndStop()
})

afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true })
})

test('Cyrillic text is stored, folded and cut into trigrams as Russian search needs it', async () => {
  const database = await start()
  await query(database, 'create extension if not exists pg_trgm')

  const [row] = await query(
    database,
    `select current_setting('server_encoding') as encoding, lower('ШИНЫ') as lower, show_trgm('шины') as trigrams`,
  )

  expect(row).toMatchObject({ encoding: 'UTF8', lower: 'шины' })
  expect(row?.['trigrams']).toHaveLength(5)
})

test('the database is not reachable over the network, and its files are private', async () => {
  const database = await start()

  const [row] = await query(
    database,
    `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_permissions') as socket`,
  )

  expect(row).toEqual({ addresses: '', socket: '0700' })
  expect(statSync(dir).mode & 0o777).toBe(0o700)
})

test('what was written is there after a restart', async () => {
  const first = await start()
  await query(first, 'create table trucks as select 1 as id')
  await first.stop()

  const second = await start()

  expect(second.adopted).toBe(false)
  expect(await query(second, 'select id from trucks')).toEqual([{ id: 1 }])
})

describe('several processes', () => {
  test('a command run beside the site uses the same server and leaves it running', async () => {
    const site = await startElsewhere()
    const command = await start()
    await command.stop()

    expect([site.adopted, command.adopted]).toEqual([false, true])
    expect(await works(site)).toBe(true)
  })

  test('a process that joined keeps the server when the one that started it ends', async () => {
    const starter = await startElsewhere()
    const joined = await start()
    await kill(starter.process)

    expect(joined.adopted).toBe(true)
    expect(await works(joined)).toBe(true)
    await joined.stop()
    expect(serverRuns()).toBe(false)
  })

  test('two first starts at once make one database', async () => {
    dir = join(aPlace(), 'postgres')
    const both = await Promise.all([startElsewhere(), startElsewhere()])

    expect(both.filter(({ adopted }) => adopted)).toHaveLength(1)
    expect(both[0].connectionString).toBe(both[1].connectionString)
  })
})

describe('after an accident', () => {
  test('a killed site leaves nothing behind that hinders the next start', async () => {
    const killed = await startElsewhere()
    await query(killed, 'create table trailers as select 1 as id')
    await kill(killed.process)

    const next = await start()

    // It may have joined in the moment before the watchdog noticed; either way it has a server that stays.
    expect(await query(next, 'select id from trailers')).toEqual([{ id: 1 }])
  })

  test('a server that was killed is noticed and can be started again', async () => {
    const first = await start()
    process.kill(serverPid(), 'SIGKILL')
    await first.ended()

    const second = await start()

    expect(second.adopted).toBe(false)
    expect(await works(second)).toBe(true)
  })

  test('a stranger who got the number of a killed server does not block the start', async () => {
    await startAndStop()
    const { uid, gid } = statSync(join(dir, 'cluster'))
    const stranger = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' })
    processes.push(stranger)
    writeFileSync(
      join(dir, 'cluster/postmaster.pid'),
      `${stranger.pid}\n${dir}/cluster\n1700000000\n5432\n${dir}/run\n`,
    )

    const database = await start()

    expect(database.adopted).toBe(false)
  })

  test('a first start that was killed half-way is begun again', async () => {
    dir = join(aPlace(), 'postgres')
    mkdirSync(join(dir, 'cluster.unfinished/base'), { recursive: true })
    writeFileSync(join(dir, 'cluster.unfinished/PG_VERSION'), '18')

    const database = await start()

    expect(await works(database)).toBe(true)
  })
})

describe('places', () => {
  test('a path too long for a socket works', async () => {
    dir = join(aPlace(), 'a-very-long-name-of-a-directory'.repeat(5), 'of "Ann\'s", Боб')
    const database = await start()

    expect(await works(database)).toBe(true)
  })

  test.runIf(asRoot)('root may close the directory above the data and open it again', async () => {
    const place = aPlace()
    dir = join(place, 'postgres')
    for (const mode of [0o755, 0o700, 0o755]) {
      chmodSync(place, mode)
      const database = await start()
      expect(await works(database)).toBe(true)
      await database.stop()
    }
  })
})

function aPlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'embedded-'))
  places.push(place)
  return place
}

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dir, settings })
  databases.push(database)
  return database
}

async function startAndStop() {
  const database = await start()
  await database.stop()
}

async function query({ connectionString }: { connectionString: string }, sql: string) {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows
}

async function works(database: { connectionString: string }): Promise<boolean> {
  return (await query(database, 'select 1')).length === 1
}

const started = z.object({ adopted: z.boolean(), connectionString: z.string() })

/** Starts the database from a process of its own, which then stays until it is killed. */
async function startElsewhere() {
  const code = `
    const { startEmbedded } = await import(process.env.MODULE)
    const { adopted, connectionString } = await startEmbedded(JSON.parse(process.env.OPTIONS))
    console.log(JSON.stringify({ adopted, connectionString }))
    setInterval(() => {}, 60_000)`
  const env = {
    ...process.env,
    MODULE: new URL('./start-embedded.ts', import.meta.url).href,
    OPTIONS: JSON.stringify({ dir, settings }),
  }
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  const line: unknown[] = await once(createInterface(child.stdout), 'line')
  return { ...started.parse(JSON.parse(String(line[0]))), process: child }
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

function serverPid(): number {
  return Number(readFileSync(join(dir, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

function serverRuns(): boolean {
  return existsSync(join(dir, 'cluster/postmaster.pid')) && commandLine(serverPid()) !== null
}
