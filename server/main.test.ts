import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { anAd } from '#tests/factories/items.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { siteWith } from '#tests/helpers/site.ts'
import { waitFor } from '#tests/helpers/wait.ts'
import { listen } from './pipeline/listen.ts'

// The web process as the launcher starts it.

vi.setConfig({ testTimeout: 60_000 })

const { db, connectionString } = useDatabase()

// Throws when the build is older than the sources.
beforeAll(async () => void (await siteWith(db)))

function startSite(
  port: number,
  env: NodeJS.ProcessEnv = {},
  execArgv: string[] = [],
  log: number | 'pipe' = 'pipe',
) {
  const site = fork('build/server/main.js', {
    env: { DATABASE_URL: connectionString, PORT: String(port), METRICS_PORT: '0', ...env },
    execArgv,
    stdio: ['ignore', log, 'pipe', 'ipc'],
  })
  onTestFinished(() => void site.kill('SIGKILL'))
  const output = site.stderr ? text(site.stderr) : Promise.resolve('')
  const exit = once(site, 'exit').then(([code]: unknown[]) => code)
  return { site, output, exit, ready: once(site, 'message') }
}

test('the web process reports when it is ready, responds, and ends in order', async () => {
  const port = await freePort()
  const { site, ready, exit } = startSite(port)
  expect(await ready).toMatchObject([{ type: 'ready' }, undefined])
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  site.kill('SIGTERM')
  expect(await exit).toBe(0)
})

/** Addresses through which other machines would connect. */
const outside = Object.values(networkInterfaces()).flatMap((known) =>
  (known ?? []).flatMap(({ address, family, internal }) => (internal || family !== 'IPv4' ? [] : [address])),
)

const statusAt = (host: string, port: number) =>
  fetch(`http://${host}:${port}/readyz`).then(
    ({ status }) => status,
    () => 'refused',
  )

test('[NET-01] a site for trying out listens for this machine only, by IPv4 and IPv6', async () => {
  const port = await freePort()
  const { site, ready, exit } = startSite(port)
  await ready
  expect(await statusAt('127.0.0.1', port)).toBe(200)
  // A machine may have no IPv6.
  expect([200, 'refused']).toContain(await statusAt('[::1]', port))
  for (const address of outside) expect(await statusAt(address, port)).toBe('refused')
  site.kill('SIGTERM')
  expect(await exit).toBe(0)
})

test('[NET-01] it listens on the network when configured to', async () => {
  const port = await freePort()
  const { ready } = startSite(port, { HOST: '0.0.0.0' })
  await ready
  for (const address of ['127.0.0.1', ...outside]) expect(await statusAt(address, port)).toBe(200)
})

test('[AD-06] a clean stop counts beacons of a moment before', async () => {
  const { id } = await anAd(db, { expiresAt: null })
  const port = await freePort()
  const { site, ready, exit } = startSite(port)
  await ready
  const told = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      fetch(`http://localhost:${port}/api/seen`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 (X11) Firefox/140.${n}` },
        body: JSON.stringify({ seen: [id], followed: [] }),
      }),
    ),
  )
  site.kill('SIGTERM')
  expect(told.map(({ status }) => status)).toEqual(told.map(() => 200))
  expect(await exit).toBe(0)
  const row = await db.selectFrom('ads').select('views').where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ views: 50 })
})

test('[RUN-01] the web process has metrics of its database pool, limits, sign-ins, shed load and cached pages', async () => {
  const [port, metrics] = [await freePort(), await freePort()]
  const { ready } = startSite(port, { METRICS_PORT: String(metrics), RATE_LIMIT_LOOPBACK: 'on' })
  await ready
  const refused = await fetch(`http://localhost:${port}/signin`, {
    method: 'POST',
    headers: { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ email: 'nobody@example.com', password: 'wrong-password' }),
  })
  expect(refused.status).toBeGreaterThanOrEqual(400)

  // Pages are kept as soon as the process hears of changes, which may be after the first of them.
  const lines = await waitFor(
    async () => {
      await (await fetch(`http://localhost:${port}/`)).text()
      const scraped = (await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()).split('\n')
      expect(
        scraped.find((line) => /^page_cache_lookups_total.result="hit". [1-9]/u.test(line)),
      ).toBeDefined()
      return scraped
    },
    { interval: 200 },
  )

  expect(lines).toEqual(
    expect.arrayContaining([
      'sign_in_failures_total{step="password"} 1',
      'http_requests_shed_total{reason="in_flight"} 0',
      'rate_limit_refusals_total{limit="signIn"} 0',
      'payment_webhooks_total{result="received"} 0',
      'db_errors_total{code="connection"} 0',
      'db_pool_connections{state="max"} 10',
    ]),
  )
  // A page is rendered before the port opens, too.
  expect(lines.find((line) => /^page_cache_lookups_total.result="miss". [1-9]/u.test(line))).toBeDefined()
  expect(lines.find((line) => /^db_query_seconds_count [1-9]/u.test(line))).toBeDefined()
  expect(lines.find((line) => /^db_acquire_seconds_count [1-9]/u.test(line))).toBeDefined()
})

test('a launcher that dies takes the web process with it', async () => {
  const { site, ready, exit } = startSite(await freePort())
  await ready
  site.disconnect()
  expect(await exit).toBe(0)
})

test('a port that is in use stops the start with one clear line', async () => {
  const port = await freePort()
  const other = createServer()
  await listen(other, port, '0.0.0.0')
  onTestFinished(() => void other.close())
  const { output, exit } = startSite(port)
  expect(await exit).toBe(1)
  expect(await output).toBe(`Port ${port} is in use by another program. Set PORT to another one.\n`)
})

test('[UP-14] a setting that cannot be used stops the start with one clear line', async () => {
  const { output, exit } = startSite(0, { PUBLIC_URL: 'not an address' })
  expect(await exit).toBe(78)
  expect(await output).toMatch(/^PUBLIC_URL=not an address cannot be used: .*\n$/u)
})

/** Prints, at the end, the builds of React that were loaded. */
const TELL_REACT = `data:text/javascript,${encodeURIComponent(`
  import Module from 'node:module'
  const loaded = () => Object.keys(Module._cache).filter((file) => file.includes('react-dom-server'))
  process.on('exit', () => console.error(loaded()))
`)}`

test.each(['development', 'production'])(
  'pages are rendered by the quick React, also with NODE_ENV=%s',
  async (mode) => {
    const port = await freePort()
    const { site, output, ready, exit } = startSite(port, { NODE_ENV: mode, DRAIN_SECONDS: '0' }, [
      '--import',
      TELL_REACT,
    ])
    await ready
    await (await fetch(`http://localhost:${port}/`)).text()
    site.kill('SIGTERM')
    await exit
    expect(await output).toContain('react-dom-server.node.production.js')
    expect(await output).not.toContain('react-dom-server.node.development.js')
  },
)

test('[UP-22] a log that cannot be written costs lines, and no process', async () => {
  const port = await freePort()
  // The device of a disk that is always full.
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const { site, ready, exit } = startSite(port, {}, [], full)
  await ready
  for (let n = 0; n < 50; n += 1)
    expect((await fetch(`http://localhost:${port}/about?n=${n}`)).status).toBe(200)
  site.kill('SIGTERM')
  expect(await exit).toBe(0)
})
