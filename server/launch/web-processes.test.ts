import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openLog } from '#app/platform/log.server.ts'
import { serveMetrics } from '#server/pipeline/observability/metrics-server.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { freePort } from '#tests/helpers/free-port.ts'
import { type HeldPort, holdPort } from './held-port.ts'
import { startWebProcesses, type WebProcesses } from './web-processes.ts'

// A process of the built site has to start first.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const { connectionString } = useDatabase()

let port: HeldPort
let web: WebProcesses

beforeAll(async () => {
  const number = await freePort()
  port = await holdPort(number, ['127.0.0.1'])
  const given = {
    PORT: String(number),
    DATABASE_URL: connectionString,
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'off',
  }
  web = startWebProcesses(1, { ...process.env, NODE_ENV: 'test', ...given }, port)
  await web.ready
})
afterAll(async () => {
  port.release()
  await Promise.all(web.all.map((one) => one.stop()))
})

const signal = (name: NodeJS.Signals) => {
  for (const one of web.all) one.current().kill(name)
}

test('[RUN-01] the launcher says at METRICS_PORT whether web processes live, which it knows without asking them', async () => {
  const address = { host: '127.0.0.1', port: await freePort() }
  await serveMetrics(web.scrape, { ...address, log: openLog('silent'), isAlive: web.isAlive })
  const get = (path: string) => fetch(`http://127.0.0.1:${address.port}${path}`)
  const health = async () => (await get('/healthz')).status

  expect(await health()).toBe(200)
  signal('SIGSTOP')
  await expect.poll(health, { timeout: 30_000 }).toBe(503)
  signal('SIGCONT')
  await expect.poll(health, { timeout: 30_000 }).toBe(200)
  expect(await (await get('/metrics')).text()).toContain('http_requests_total')
})
