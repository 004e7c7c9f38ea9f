import { expect, test, vi } from 'vitest'
import { anActor } from '#tests/helpers/ctx.ts'
import { keptLog, pipelineAround } from '#tests/helpers/pipeline.ts'

const cookie = { headers: { cookie: 'lang=en; sid=abc' } }

test('a request with a session acts for its user', async () => {
  const actor = anActor({ fullName: 'Rosa Ruiz' })
  const { request } = pipelineAround((c) => c.text(c.get('actor')?.fullName ?? 'a visitor'), {
    actorOf: async () => actor,
  })
  expect(await (await request('/', cookie)).text()).toBe('Rosa Ruiz')
})

test('for visitors no session is read', async () => {
  const actorOf = vi.fn<() => Promise<null>>()
  const { request } = pipelineAround((c) => c.text(c.get('actor')?.fullName ?? 'a visitor'), { actorOf })
  expect(await (await request('/', { headers: { cookie: 'lang=ru' } })).text()).toBe('a visitor')
  expect(actorOf).not.toHaveBeenCalled()
})

test('[SEC-07] when the session cannot be read, the request is refused, even as a visitor', async () => {
  const { log, lines } = keptLog()
  const actorOf = () => Promise.reject(new Error('no database'))
  const { request } = pipelineAround(undefined, { actorOf, log })
  const response = await request('/', cookie)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('1')
  expect(JSON.stringify(lines)).toContain('a session could not be read')
})
