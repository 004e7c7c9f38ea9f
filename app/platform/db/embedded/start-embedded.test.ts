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
import { commandLine } from './processes.server.ts'
import { startEmbedded } from './start-embedded.server.ts'

// Creating a database takes a second on an idle machine and many on a busy one.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const asRoot = process.getuid?.() === 0

const places: string[] = []
const usual = aPlace()
let dir: string
let processes: ChildProcess[]

beforeEach(() => {
  dir = join(usual, 'postgres')
  processes = []
})

afterEach(async () => {
  await Promise.all(processes.map(kill))
  await startAndStop()
})

afterAll(() => {
  for (const place of places) rmSync(place, { recursive: true })
})

test('Cyrillic text is stored, folded and cut into trigrams as Russian search needs it', async () => {
  const { connectionString, stop } = await startEmbedded({ dir, settings })

  const [row] = await query(
    connectionString,
    `create extension if not exists pg_trgm;
     select current_setting('server_encoding') as encoding, lower('ШИНЫ') as lower, show_trgm('шины') as trigrams`,
  )

  expect(row).toMatchObject({ encoding: 'UTF8', lower: 'шины' })
  expect(row?.['trigrams']).toHaveLength(5)
  await stop()
})

test('nobody reaches the database over the network, and its files are private', async () => {
  const { connectionString, stop } = await startEmbedded({ dir, settings })

  const [row] = await query(
    connectionString,
    `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_permissions') as socket`,
  )

  expect(row).toEqual({ addresses: '', socket: '0700' })
  expect(statSync(dir).mode & 0o777).toBe(0o700)
  await stop()
})

test('what was written is there after a restart', async () => {
  const first = await startEmbedded({ dir, settings })
  await query(first.connectionString, 'create table trucks as select 1 as id')
  await first.stop()

  const second = await startEmbedded({ dir, settings })

  expect(second.adopted).toBe(false)
  expect(await query(second.connectionString, 'select id from trucks')).toEqual([{ id: 1 }])
  await second.stop()
})

describe('several processes', () => {
  test('a command run beside the site uses the same server and leaves it running', async () => {
    const site = await startEmbedded({ dir, settings })
    const command = await startElsewhere()

    expect([site.adopted, command.adopted]).toEqual([false, true])
    await kill(command.process)
    expect(await query(site.connectionString, 'select 1 as answer')).toEqual([{ answer: 1 }])
    await site.stop()
  })

  test('whoever joined keeps the server when the one who started it leaves', async () => {
    const starter = await startElsewhere()
    const joined = await startEmbedded({ dir, settings })
    await kill(starter.process)

    expect(joined.adopted).toBe(true)
    expect(await query(joined.connectionString, 'select 1 as answer')).toEqual([{ answer: 1 }])
    await joined.stop()
    expect(serverRuns()).toBe(false)
  })

  test('two first starts at once make one database', async () => {
    dir = join(aPlace(), 'postgres')
    const both = await Promise.all([startElsewhere(), startElsewhere()])

    expect(both.map(({ adopted }) => adopted).sort()).toEqual([false, true])
    expect(both[0].connectionString).toBe(both[1].connectionString)
  })
})

describe('after an accident', () => {
  test('a killed site leaves nothing behind that hinders the next start', async () => {
    const killed = await startElsewhere()
    await query(killed.connectionString, 'create table trailers as select 1 as id')
    await kill(killed.process)

    const next = await startEmbedded({ dir, settings })

    expect(next.adopted).toBe(false)
    expect(await query(next.connectionString, 'select id from trailers')).toEqual([{ id: 1 }])
    await next.stop()
  })

  test('a server that was killed is noticed and can be started again', async () => {
    const first = await startEmbedded({ dir, settings })
    process.kill(serverPid(), 'SIGKILL')
    await first.ended()

    const second = await startEmbedded({ dir, settings })

    expect(second.adopted).toBe(false)
    expect(await query(second.connectionString, 'select 1 as answer')).toEqual([{ answer: 1 }])
    await second.stop()
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

    const { adopted, stop } = await startEmbedded({ dir, settings })

    expect(adopted).toBe(false)
    await stop()
  })

  test('a first start that was killed half-way is begun anew', async () => {
    dir = join(aPlace(), 'postgres')
    mkdirSync(join(dir, 'cluster.unfinished/base'), { recursive: true })
    writeFileSync(join(dir, 'cluster.unfinished/PG_VERSION'), '18')

    const { connectionString, stop } = await startEmbedded({ dir, settings })

    expect(await query(connectionString, 'select 1 as answer')).toEqual([{ answer: 1 }])
    await stop()
  })

  test('a lock whose holder is dead is taken over', async () => {
    await startAndStop()
    writeFileSync(join(dir, 'lock'), `${process.pid} started-at-another-time`)

    const { stop } = await startEmbedded({ dir, settings })
    await stop()

    expect(existsSync(join(dir, 'lock'))).toBe(false)
  })
})

describe('places', () => {
  test('a path too long for a socket works', async () => {
    dir = join(aPlace(), 'a-very-long-name-of-a-directory'.repeat(5), 'of "Ann\'s", Боб')
    const { connectionString, stop } = await startEmbedded({ dir, settings })

    expect(await query(connectionString, 'select 1 as answer')).toEqual([{ answer: 1 }])
    await stop()
  })

  test.runIf(asRoot)('root may close the directory above the data and open it again', async () => {
    const place = aPlace()
    dir = join(place, 'postgres')
    for (const mode of [0o755, 0o700, 0o755]) {
      chmodSync(place, mode)
      const { connectionString, stop } = await startEmbedded({ dir, settings })
      expect(await query(connectionString, 'select 1 as answer')).toEqual([{ answer: 1 }])
      await stop()
    }
  })
})

function aPlace(): string {
  const place = mkdtempSync(join(tmpdir(), 'embedded-'))
  places.push(place)
  return place
}

async function startAndStop() {
  const { stop } = await startEmbedded({ dir, settings })
  await stop()
}

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    const results = [await client.query(sql)].flat()
    return results.at(-1)?.rows ?? []
  } finally {
    await client.end()
  }
}

/** Starts the database from a process of its own, which then stays until it is killed. */
async function startElsewhere() {
  const code = `
    const { startEmbedded } = await import(process.env.MODULE)
    const { adopted, connectionString } = await startEmbedded(JSON.parse(process.env.OPTIONS))
    console.log(JSON.stringify({ adopted, connectionString }))
    setInterval(() => {}, 60_000)`
  const env = {
    ...process.env,
    MODULE: new URL('./start-embedded.server.ts', import.meta.url).href,
    OPTIONS: JSON.stringify({ dir, settings }),
  }
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  processes.push(child)
  const [line] = await once(createInterface(child.stdout), 'line')
  const { adopted, connectionString }: { adopted: boolean; connectionString: string } = JSON.parse(
    String(line),
  )
  return { adopted, connectionString, process: child }
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
