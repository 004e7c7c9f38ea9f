import { describe, expect, test } from 'vitest'
import type { Impression } from '#app/lib/impression.ts'
import { createMetrics } from '#server/pipeline/observability/metrics.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { keptLog, pipelineAround } from '#tests/helpers/pipeline.ts'

const { db } = useDatabase()

const ID = 'a0000000-0000-4000-8000-000000000001'
const TOLD = JSON.stringify({ seen: [ID], followed: [] })
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const OWN = { 'sec-fetch-site': 'same-origin' }

let visitors = 0

/** The pipeline with a buffer of impressions, and a way to send beacons as a server gets them: with their length. */
function desk(refuses = false) {
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
  async function tell(body: string, given: Record<string, string> = {}) {
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
  return { tell, noted, lines, metrics }
}

describe('[AD-06] messages of visitors about billboards', () => {
  test('are taken without a line in the log for each, and counted among the answers', async () => {
    const { tell, noted, lines, metrics } = desk()
    const { status } = await tell(TOLD)
    expect([status, noted.length, lines.length]).toEqual([200, 1, 0])
    expect(noted).toMatchObject([{ itemId: ID, counted: 'view', actorId: null }])
    expect(await metrics.text()).toContain('http_requests_total{route="/api/seen",status="200"} 1')
  })

  test('are answered like every other request: the same body, the same headers', async () => {
    const { tell, lines } = desk()
    const quick = await tell(TOLD)
    expect(lines).toHaveLength(0)
    // Without its length a beacon goes through the pipeline.
    const thorough = await tell(TOLD, { 'content-length': '' })
    expect(lines).toHaveLength(1)
    const said = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'))
    expect(said(quick)).toEqual(said(thorough))
    expect(quick.headers.get('x-request-id')).toMatch(/\w/u)
    expect(await quick.json()).toEqual(await thorough.json())
  })

  test('of users with a session take the long way, so that owners and admins are known', async () => {
    const { tell, noted, lines } = desk()
    expect((await tell(TOLD, { cookie: 'sid=abc' })).status).toBe(200)
    expect(noted).toMatchObject([{ actorId: ID }])
    expect(lines).toHaveLength(1)
  })

  test.each([
    ['another site', TOLD, { 'sec-fetch-site': 'cross-site' }, 403],
    ['another kind', TOLD, { 'content-type': 'text/plain' }, 415],
    ['no JSON', '{"seen":', {}, 400],
    ['no message', '{"seen":["x"],"followed":[]}', {}, 400],
    ['too long', JSON.stringify({ seen: [ID], followed: [], more: 'x'.repeat(70_000) }), {}, 413],
  ] as const)('are refused: %s', async (_, body, headers, status) => {
    const { tell, noted, lines } = desk()
    expect((await tell(body, headers)).status).toBe(status)
    expect(noted).toEqual([])
    expect(lines).toMatchObject([{ status }])
  })

  test('[SEC-04] that cannot be noted are answered by the pipeline, with a line in the log', async () => {
    const { tell, lines } = desk(true)
    const answer = await tell(TOLD)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toMatchObject({ code: 'common.unexpected' })
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'a request failed' }))
  })

  test('too many of one network are refused', async () => {
    const { tell, noted } = desk()
    const from = { 'x-forwarded-for': '192.0.2.77' }
    const answers = []
    for (let n = 0; n < 302; n += 1) answers.push((await tell(TOLD, from)).status)
    expect(answers.filter((status) => status === 200)).toHaveLength(300)
    expect(answers.at(-1)).toBe(429)
    expect(noted).toHaveLength(300)
  })
})
