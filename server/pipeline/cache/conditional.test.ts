import { expect, test } from 'vitest'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

const HEADERS = { 'cache-control': 'public, s-maxage=300', 'content-type': 'text/html' }

test('[LANG-05] a browser that has the page gets it again with the policy that lets the translator in', async () => {
  const { request } = pipelineAround(() => new Response('<p>Same words</p>', { headers: HEADERS }), {
    settings: { pageCacheSeconds: 10, pageCacheMegabytes: 32 },
  })
  const tag = (await request('/')).headers.get('etag') ?? ''
  const again = await request('/', { headers: { 'if-none-match': tag } })
  const translated = await request('/', { headers: { 'if-none-match': tag, cookie: 'translate=1' } })

  expect([again.status, translated.status]).toEqual([304, 200])
  expect(translated.headers.get('content-security-policy')).toContain('google')
})
