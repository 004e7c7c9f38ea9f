import { expect, test } from 'vitest'
import { EVENTS } from '#app/platform/metrics/event-counter.server.ts'
import { keptLog, pipelineAround } from '#tests/helpers/pipeline.ts'
import { PAGE_ERRORS_PATH } from './error-kinds.ts'

const ERROR = {
  kind: 'error',
  message: 'no account for dana@example.com',
  stack: 'Error: no account\n    at https://haul.us/assets/a.js?user=dana:1:2',
  path: '/reset-password/s3cret',
  build: 'entry.client-1a2b.js',
}

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

function browser(settings = {}) {
  const { log, lines } = keptLog()
  const { request } = pipelineAround(undefined, { log, settings })
  const tell = (body: string, headers: Record<string, string> = {}) =>
    request(PAGE_ERRORS_PATH, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'user-agent': FIREFOX,
        ...headers,
      },
    })
  const logged = () =>
    lines.map((line) => JSON.stringify(line)).filter((line) => line.includes('browserError'))
  return { tell, logged }
}

/** Returns how many errors of a kind were counted. */
async function counted(kind: string) {
  const metric = await EVENTS.getSingleMetric('browser_errors_total')?.get()
  return metric?.values.find(({ labels }) => labels['kind'] === kind)?.value ?? 0
}

test('[RUN-02] an error in a browser is in the log and counted, without what may be personal', async () => {
  const before = await counted('error')
  const { tell, logged } = browser()

  expect((await tell(JSON.stringify(ERROR))).status).toBe(200)

  const [line = ''] = logged()
  expect(line).toContain('"browser":"Firefox, Linux"')
  expect(line).toContain('"build":"entry.client-1a2b.js"')
  expect(line).toContain('"path":"/reset-password/"')
  expect(line).not.toMatch(/dana|s3cret/u)
  expect(await counted('error')).toBe(before + 1)
})

test('[RUN-02] errors of extensions are counted and not logged', async () => {
  const before = await counted('foreign')
  const { tell, logged } = browser()
  await tell(JSON.stringify({ ...ERROR, stack: 'at moz-extension://abc/inject.js:1:1' }))
  expect(logged()).toEqual([])
  expect(await counted('foreign')).toBe(before + 1)
})

test.each([
  '{}',
  '[]',
  JSON.stringify({ ...ERROR, kind: 'guess' }),
  JSON.stringify({ ...ERROR, stack: 'x'.repeat(4001) }),
  JSON.stringify({ ...ERROR, build: '<script>' }),
])('[RUN-02] what no page of ours sends is refused and not logged (%#)', async (body) => {
  const { tell, logged } = browser()
  expect((await tell(body)).status).toBe(400)
  expect(logged()).toEqual([])
})

test('[RUN-02] no other site makes browsers send them, and none is larger than 8 KB', async () => {
  const { tell } = browser()
  expect((await tell(JSON.stringify(ERROR), { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await tell(`${JSON.stringify(ERROR)}${' '.repeat(8 * 1024)}`)).status).toBe(413)
})

test('[RUN-02] one network sends twenty a minute', async () => {
  const { tell } = browser({ limitLoopback: true })
  const statuses: number[] = []
  for (let i = 0; i < 21; i++) statuses.push((await tell(JSON.stringify(ERROR))).status)
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('[RUN-02] a page that fails everywhere fills the log with sixty lines a minute, and all are counted', async () => {
  const before = await counted('error')
  const { tell, logged } = browser()
  for (let i = 0; i < 70; i++) await tell(JSON.stringify(ERROR))
  expect(logged().length).toBeLessThanOrEqual(60)
  expect(await counted('error')).toBe(before + 70)
})
