import { expect, test } from 'vitest'
import { builtSite } from '#tests/helpers/built-site.ts'
import { useDatabase } from '#tests/helpers/database.ts'
import { SITE_URL, siteWith } from '#tests/helpers/site.ts'

// Every address of the build, with each method that its modules do not have.

const { db } = useDatabase()
const { everyOperation } = await builtSite()

/** What each pattern can do, whichever of its modules does it. The last one takes whatever is nowhere else. */
const methods = new Map<string, { readonly get: boolean; readonly post: boolean }>()
for (const { pattern, reads: get, writes: post } of await everyOperation()) {
  const others = methods.get(pattern)
  methods.set(pattern, { get: get || others?.get === true, post: post || others?.post === true })
}
methods.delete('/*')

const pathOf = (pattern: string) => pattern.replaceAll(/\/:\w+\?/gu, '').replaceAll(/:\w+|\*/gu, '1')

const site = await siteWith(db)

async function statusAndAllow(method: string, path: string) {
  const headers = { host: new URL(SITE_URL).host, origin: SITE_URL, 'sec-fetch-site': 'same-origin' }
  const response = await site.request(new Request(SITE_URL + path, { method, headers }))
  await response.body?.cancel()
  return [response.status, response.headers.get('allow')]
}

test('[API-05] a method that an address does not have is refused, with those that it has', async () => {
  const wrong: unknown[] = []
  for (const [pattern, { get, post }] of methods) {
    const allow = [...(get ? ['GET', 'HEAD'] : []), ...(post ? ['POST'] : []), 'OPTIONS'].join(', ')
    const refused = ['PUT', 'PATCH', 'DELETE', ...(get ? [] : ['GET', 'HEAD']), ...(post ? [] : ['POST'])]
    for (const method of refused) {
      const said = await statusAndAllow(method, pathOf(pattern))
      if (said[0] !== 405 || said[1] !== allow) wrong.push([method, pattern, ...said])
    }
    const [status, said] = await statusAndAllow('OPTIONS', pathOf(pattern))
    if (status !== 204 || said !== allow) wrong.push(['OPTIONS', pattern, status, said])
  }
  expect(wrong).toEqual([])
  expect(methods.size).toBeGreaterThan(80)
})
