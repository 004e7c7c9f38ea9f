import { setImmediate } from 'node:timers/promises'
import type { Context } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { newToken } from '#app/platform/auth/secret-token.server.ts'
import type { SiteEnv } from '#server/site-parts.ts'
import { anActor } from '#tests/helpers/ctx.ts'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

/** A site that is too slow, with four visitors at work: there is no room for more. */
async function fullSite() {
  const { promise, resolve } = Promise.withResolvers<void>()
  onTestFinished(() => resolve())
  const page = async (c: Context<SiteEnv>) => {
    if (c.req.path.startsWith('/slow')) await promise
    return c.text('done')
  }
  const { request } = pipelineAround(page, { pressure: { isBusy: () => true, isHigh: () => true } })
  for (let i = 0; i < 4; i += 1) void request(`/slow/${i}`)
  return request
}

test('[SEC-05] a process that is too slow turns most visitors away and goes on serving signed-in users', async () => {
  const request = await fullSite()
  const visitor = await request('/')
  expect(visitor.status).toBe(503)
  expect(visitor.headers.get('retry-after')).toBe('1')
  expect((await request('/', { headers: { cookie: 'sid=abc' } })).status).toBe(200)
  expect((await request('/healthz')).status).toBe(200)
})

test('[SEC-05] a few requests with a made-up session get around that, and never take the place of a real one', async () => {
  let isHigh = false
  const { promise, resolve } = Promise.withResolvers<void>()
  const mine = `sid=${newToken()}`
  const { request } = pipelineAround(
    async (c) => {
      if (!c.get('actor')) await promise
      return c.text('done')
    },
    {
      pressure: { isBusy: () => isHigh, isHigh: () => isHigh },
      actorOf: async ({ headers }) => (headers.get('cookie') === mine ? anActor() : null),
    },
  )
  const as = (cookie: string) => request('/', { headers: { cookie } })
  expect((await as(mine)).status).toBe(200)

  isHigh = true
  const flood = Array.from({ length: 300 }, () => as(`sid=${newToken()}`))
  expect((await as(mine)).status).toBe(200)
  resolve()
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(4)
  expect(statuses.filter((status) => status === 503)).toHaveLength(296)
})

test('[SEC-05] beyond 200 requests in progress, the next is asked to retry, and the rest are served', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { request } = pipelineAround(async (c) => {
    await promise
    return c.text('done')
  })
  const working = Array.from({ length: 200 }, (_, i) => request(`/${i}`))
  expect((await request('/one-more')).status).toBe(503)
  resolve()
  const statuses = (await Promise.all(working)).map(({ status }) => status)
  expect(statuses.every((status) => status === 200)).toBe(true)
  expect((await request('/later')).status).toBe(200)
})

test('[SEC-05] a process without a moment to spare works on 16 requests at once; others wait a moment for their turn', async () => {
  let inProgress = 0
  let most = 0
  const { request } = pipelineAround(
    async (c) => {
      inProgress += 1
      most = Math.max(most, inProgress)
      await setImmediate()
      inProgress -= 1
      return c.text('done')
    },
    { pressure: { isBusy: () => true, isHigh: () => false } },
  )
  const visits = await Promise.all(Array.from({ length: 64 }, (_, i) => request(`/${i}`)))
  expect(visits.every(({ status }) => status === 200)).toBe(true)
  expect(most).toBe(16)
})

test('[SEC-05] of more than a thousand that wait, the next is asked to retry at once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { request } = pipelineAround(
    async (c) => {
      await promise
      return c.text('done')
    },
    { pressure: { isBusy: () => true, isHigh: () => false } },
  )
  const visits = Array.from({ length: 1016 }, (_, i) => request(`/${i}`))
  const late = await request('/late')
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1'])
  resolve()
  await Promise.all(visits)
})

test('[SEC-05] a refusal protects its reader as every other response does, in the form and language asked for', async () => {
  const request = await fullSite()
  const broken = pipelineAround(() => Promise.reject(new Error('a bug')))
  const names = ({ headers }: Response) => [...headers.keys()].filter((name) => name !== 'vary')
  const refusal = await request('/', { headers: { 'accept-language': 'es' } })
  expect(names(refusal)).toEqual([...names(await broken.request('/')), 'retry-after'].toSorted())
  const id = refusal.headers.get('x-request-id') ?? ''
  expect(await refusal.text()).toMatch(new RegExp(`lang="es".*${id}`, 'su'))
  const json = await request('/api/x', { headers: { accept: 'application/json' } })
  expect(await json.json()).toMatchObject({ code: 'common.tooBusy' })
  expect(await (await request('/', { method: 'HEAD' })).text()).toBe('')
})

const asForm = {
  method: 'POST',
  body: 'a=b',
  headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
}

test('[SEC-05] of a flood of passwords a few are verified, the rest are asked to retry, and pages go on', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { request } = pipelineAround(async (c) => {
    if (c.req.method === 'POST') await promise
    return c.text('done')
  })
  const spellings = ['/signin', '/signin.data', '/signup', '/SIGNIN', '/signin/', '/reset-password?token=x']
  const flood = Array.from({ length: 300 }, (_, i) => request(spellings[i % spellings.length] ?? '', asForm))

  expect((await request('/')).status).toBe(200)
  resolve()
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(24)
  expect(statuses.filter((status) => status === 503)).toHaveLength(276)
  expect((await request('/signin', asForm)).status).toBe(200)
})

test('the steps after a password take no place of one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { request } = pipelineAround(async (c) => {
    await promise
    return c.text('done')
  })
  const paths = ['/signin/code', '/signin/passkey', '/signout', '/contact']
  const steps = Array.from({ length: 60 }, (_, i) => request(paths[i % paths.length] ?? '', asForm))
  resolve()
  expect((await Promise.all(steps)).every(({ status }) => status === 200)).toBe(true)
})

test('those who wait for one page that many want count as one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { request } = pipelineAround(async (c) => {
    await promise
    return c.html('news', 200, { 'cache-control': 'public, s-maxage=10' })
  })
  const waiting = Array.from({ length: 500 }, () => request('/'))
  resolve()
  expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true)
})

test('[SEC-05] bodies that never come delay no request: only work takes a permit', async () => {
  const { request } = pipelineAround()
  const silence = () => new ReadableStream({ start() {} })
  for (let i = 0; i < 205; i += 1) {
    const post: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      body: silence(),
      duplex: 'half',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    }
    void request('/', post)
  }
  expect((await request('/one-more')).status).toBe(200)
})
