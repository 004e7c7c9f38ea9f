import { describe, expect, test } from 'vitest'
import type { Impression } from '#app/lib/impression.ts'
import { createMetrics } from '#server/pipeline/observability/metrics.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { keptLog, pipelineAround } from '#tests/helpers/pipeline.ts'

const { db } = useDatabase()

const ID = 'a0000000-0000-4000-8000-000000000001'
const BEACON = JSON.stringify({ seen: [ID], followed: [] })
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const OWN = { 'sec-fetch-site': 'same-origin' }

let visitors = 0

/** The pipeline with a buffer of impressions, and a way to send beacons as a server gets them: with their length. */
function beaconEndpoint(refuses = false) {
  const noted: Impression[] = []
  const { log, lines } = keptLog()
  const metrics = createMetrics()
  const { request } = pipelineAround(undefined, {
    db,
    log,
    metrics,
    settings: { trustedProxies: 1 },
    actorOf: async () => anActor({ id: ID }),
    impressions: {
      note(impression) {
        if (refuses) throw new Error('no memory left')
        noted.push(impression)
      },
    },
  })
  async function sendBeacon(body: string, given: Record<string, string> = {}) {
    visitors += 1
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': PHONE,
      'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}`,
      ...OWN,
      ...given,
    }
    return request('/api/seen', { method: 'POST', headers, body })
  }
  return { sendBeacon, noted, lines, metrics }
}

describe('[AD-06] messages of visitors about billboards', () => {
  test('are accepted without a line in the log for each, and counted among the responses', async () => {
    const { sendBeacon, noted, lines, metrics } = beaconEndpoint()
    const { status } = await sendBeacon(BEACON)
    expect([status, noted.length, lines.length]).toEqual([200, 1, 0])
    expect(noted).toMatchObject([{ itemId: ID, counted: 'view', actorId: null }])
    expect(await metrics.text()).toContain('http_requests_total{route="/api/seen",status="200"} 1')
  })

  test('get the response of every other request: the same body, the same headers', async () => {
    const { sendBeacon, lines } = beaconEndpoint()
    const quick = await sendBeacon(BEACON)
    expect(lines).toHaveLength(0)
    // Without its length a beacon goes through the pipeline.
    const thorough = await sendBeacon(BEACON, { 'content-length': '' })
    expect(lines).toHaveLength(1)
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'))
    expect(headersOf(quick)).toEqual(headersOf(thorough))
    expect(quick.headers.get('x-request-id')).toMatch(/\w/u)
    expect(await quick.json()).toEqual(await thorough.json())
  })

  test('of users with a session take the long way, so that owners and admins are known', async () => {
    const { sendBeacon, noted, lines } = beaconEndpoint()
    expect((await sendBeacon(BEACON, { cookie: 'sid=abc' })).status).toBe(200)
    expect(noted).toMatchObject([{ actorId: ID }])
    expect(lines).toHaveLength(1)
  })

  test.each([
    ['another site', BEACON, { 'sec-fetch-site': 'cross-site' }, 403],
    ['another kind', BEACON, { 'content-type': 'text/plain' }, 415],
    ['no JSON', '{"seen":', {}, 400],
    ['no message', '{"seen":["x"],"followed":[]}', {}, 400],
    ['too long', JSON.stringify({ seen: [ID], followed: [], more: 'x'.repeat(70_000) }), {}, 413],
  ] as const)('are refused: %s', async (_, body, headers, status) => {
    const { sendBeacon, noted, lines } = beaconEndpoint()
    expect((await sendBeacon(body, headers)).status).toBe(status)
    expect(noted).toEqual([])
    expect(lines).toMatchObject([{ status }])
  })

  test('[SEC-04] that cannot be recorded are handled by the pipeline, with a line in the log', async () => {
    const { sendBeacon, lines } = beaconEndpoint(true)
    const response = await sendBeacon(BEACON)
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'common.unexpected' })
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'a request failed' }))
  })

  test('too many of one network are refused', async () => {
    const { sendBeacon, noted } = beaconEndpoint()
    const from = { 'x-forwarded-for': '192.0.2.77' }
    const statuses = []
    for (let n = 0; n < 302; n += 1) statuses.push((await sendBeacon(BEACON, from)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(300)
    expect(statuses.at(-1)).toBe(429)
    expect(noted).toHaveLength(300)
  })
})
