import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDatabase } from '#tests/helpers/database.ts'
import { freePort } from '#tests/helpers/free-port.ts'

// The built site, with the database and the processes that `npm start` starts.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const { connectionString } = useDatabase()

let dataDir: string
let port: number
let launchers: ChildProcess[]

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'launch-'))
  const server = await listen(0)
  port = portOf(server)
  server.close()
  launchers = []
})

afterEach(async () => {
  for (const launcher of launchers) await end(launcher, 'SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

test('the site prints its address, responds there, and stops altogether on Ctrl-C', async () => {
  const site = launch()
  expect(await lineWith('is ready', site)).toContain(`http://localhost:${port}`)
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)

  expect(await end(site, 'SIGINT')).toBe(0)
  const again = await listen(port)
  again.close()
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test('[UP-23] a site that was killed does not hinder the next start', async () => {
  const killed = launch()
  await lineWith('is ready', killed)
  await end(killed, 'SIGKILL')

  const next = launch()

  await lineWith('is ready', next)
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
})

test('[UP-23] a second start on a folder in use ends in one line, and the first goes on', async () => {
  const first = launch()
  await lineWith('is ready', first)
  const { code, output } = await failing({ PORT: String(await freePort()) })
  const line = `Process ${first.pid} already runs a site on DATA_DIR=${dataDir}: stop it, or set JOIN=1 to run a second one next to it.`
  expect([code, output.trim()]).toEqual([1, line])
  const other = await freePort()
  const second = launch({ PORT: String(other), JOIN: '1' })
  await lineWith('is ready', second)
  for (const at of [port, other]) expect((await fetch(`http://localhost:${at}/readyz`)).status).toBe(200)
})

test('a port that is in use is named in one line', async () => {
  const holder = await listen(port)
  const { code, output } = await failing()
  holder.close()

  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is already in use`)])
})

test('[AUTH-04] a site on the network does not start with accounts whose passwords are public', async () => {
  const open = { NODE_ENV: 'production', PUBLIC_URL: 'https://haulpost.example' }
  const { code, output } = await failing({ ...open, DEMO_DATA: 'on' })

  expect(code).toBe(78)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('set DEMO_DATA=off')])
})

test.each([
  ['any machine can connect to', { HOST: '0.0.0.0' }],
  ['the network can connect to', { HOST: '127.0.0.1, 192.0.2.1' }],
  ['a proxy stands for', { PUBLIC_URL: 'https://haulpost.example' }],
])('[NET-01] the same holds for a site for trying out that %s', async (_, env) => {
  const { code, output } = await failing({ ...env, DEMO_DATA: 'on' })

  expect(code).toBe(78)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('set DEMO_DATA=off')])
})

test('[NET-01] a site for trying out that other machines can connect to says so', async () => {
  const site = launch({ HOST: '0.0.0.0' })
  const output = text(site.stderr)
  await lineWith('is ready', site)
  await end(site, 'SIGINT')
  expect(await output).toContain('Other machines can connect to it (HOST=0.0.0.0)')
})

test('[RUN-03] a site in production names in one line what is missing, and does not start', async () => {
  const { code, output } = await failing({ NODE_ENV: 'production' })

  expect(code).toBe(78)
  expect(output.trim().split('\n')).toEqual([expect.stringMatching(/SMTP_URL.*ALLOW_MISSING=mail,/u)])
})

test('[RUN-03] what may be missing is printed at the start, and the site runs', async () => {
  const allowed = { ALLOW_MISSING: 'mail,addresses,payments,identity', DRAIN_SECONDS: '0' }
  const site = launch({ NODE_ENV: 'production', ...allowed })
  const errors = text(site.stderr)
  await lineWith('is ready', site)
  expect(await end(site, 'SIGINT')).toBe(0)

  const output = (await errors).trim().split('\n')

  expect(output.map((line) => /ALLOW_MISSING=(\w+) /u.exec(line)?.[1])).toEqual([
    'mail',
    'addresses',
    'payments',
    'identity',
  ])
})

test('[UP-04] a database server that does not respond in time is named in one line', async () => {
  const address = `postgres://me:secret@localhost:${port}/site`
  const { code, output } = await failing({ DATABASE_URL: address, DATABASE_WAIT_SECONDS: '0' })

  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([
    expect.stringMatching(/DATABASE_URL cannot be used: .*ECONNREFUSED/u),
  ])
  expect(output).not.toContain('secret')
})

test.each([
  ['a database that does not exist', { pathname: '/nowhere' }, 'nowhere'],
  ['someone it does not know', { username: 'stranger' }, 'stranger'],
])('[UP-04] %s ends the start at once, in one line', async (_, wrong, named) => {
  const address = Object.assign(new URL(connectionString), wrong).href
  const { code, output } = await failing({ DATABASE_URL: address, DATABASE_WAIT_SECONDS: '3600' })

  expect(code).toBe(78)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining('DATABASE_URL cannot be used')])
  expect(output).toContain(named)
})

/** Connects a client to the database of the test: the work of a TCP proxy. */
function wayToDatabase(socket: Socket) {
  const { hostname, port: behind, searchParams } = new URL(connectionString)
  const folder = searchParams.get('host')
  const server = folder
    ? connect({ path: join(folder, '.s.PGSQL.5432') })
    : connect({ host: hostname, port: Number(behind || 5432) })
  for (const end of [socket, server]) end.on('error', () => [socket, server].map((it) => it.destroy()))
  socket.pipe(server).pipe(socket)
}

test('[UP-04] a start waits for a database server that comes up later, and says so', async () => {
  const [later, address] = [await freePort(), new URL(connectionString)]
  address.search = ''
  const site = launch({ DATABASE_URL: Object.assign(address, { host: `127.0.0.1:${later}` }).href })
  const ready = lineWith('is ready', site)
  await once(site.stderr, 'data')
  expect(site.errors()).toMatch(/does not answer yet .*ECONNREFUSED.*for it, for 60 seconds at most/u)
  const proxy = createServer(wayToDatabase).listen(later, '127.0.0.1')
  await ready
  await end(site, 'SIGTERM')
  proxy.close()
})

test.each([
  ['a file', (path: string) => path],
  ['below a file', (path: string) => join(path, 'data')],
])('[UP-07] a DATA_DIR that is %s is named in one line', async (_, placed) => {
  const file = join(dataDir, 'file')
  writeFileSync(file, '')
  for (const database of ['', connectionString]) {
    const { code, output } = await failing({ DATABASE_URL: database, DATA_DIR: placed(file) })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/a file is where a folder must be \((?:EEXIST|ENOTDIR)\)\. Check DATA_DIR/u),
    ])
  }
})

test('[UP-07] a file where the database wants its folder is named in one line', async () => {
  writeFileSync(join(dataDir, 'postgres'), '')
  const { code, output } = await failing()
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(join(dataDir, 'postgres'))])
})

function launch(env: Record<string, string> = {}) {
  const launcher = spawn(process.execPath, ['server/launch.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '',
      PUBLIC_URL: '',
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  launchers.push(launcher)
  const errors: Buffer[] = []
  launcher.stderr.on('data', (data: Buffer) => errors.push(data))
  return Object.assign(launcher, { errors: () => Buffer.concat(errors).toString() })
}

async function failing(env: Record<string, string> = {}) {
  const launcher = launch(env)
  const [output] = await Promise.all([text(launcher.stderr), once(launcher, 'exit')])
  return { code: launcher.exitCode, output }
}

async function lineWith(words: string, site: ReturnType<typeof launch>): Promise<string> {
  for await (const line of createInterface(site.stdout)) if (line.includes(words)) return line
  throw new Error(`The launcher ended: ${site.errors()}`)
}

/** Returns the exit code, or `null` when the signal ended the process. */
async function end(launcher: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (launcher.exitCode === null && launcher.signalCode === null) {
    const exit = once(launcher, 'exit')
    launcher.kill(signal)
    await exit
  }
  return launcher.exitCode
}

async function listen(onPort: number): Promise<Server> {
  const server = createServer().listen(onPort, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
