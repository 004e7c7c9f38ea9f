import type { Context } from 'hono'
import { expect, test } from 'vitest'
import { announceContentEvent } from '#app/platform/cache/content-events.server.ts'
import type { SiteEnv, SiteParts } from '#server/site-parts.ts'
import { NOW } from '#tests/helpers/clock.ts'
import { pipelineAround } from '#tests/helpers/pipeline.ts'

/** A site whose page says how often it was rendered; each rendering waits for `before`. */
function countingSite(before: (nth: number) => Promise<void>, given: Partial<SiteParts> = {}) {
  let rendered = 0
  const page = async (c: Context<SiteEnv>) => {
    rendered += 1
    const nth = rendered
    await before(nth)
    return c.html(`<p>${nth}</p>`, 200, { 'cache-control': 'public, s-maxage=300' })
  }
  const settings = { pageCacheSeconds: 10, pageCacheMegabytes: 32 }
  const { request } = pipelineAround(page, { ...given, settings })
  return async () => (await request('/categories/jobs')).text()
}

test('[NODE-10] while a process does not hear what changes, it renders each page', async () => {
  let isHearing = true
  const get = countingSite(async () => {}, { isHearing: () => isHearing })
  await get()
  expect(await get()).toBe('<p>1</p>')
  isHearing = false
  await get()
  expect(await get()).toBe('<p>3</p>')
  isHearing = true
  expect(await get()).toBe('<p>3</p>')
})

test('[NODE-10] a page that was begun long before a change is not shared with those who ask after it', async () => {
  const { promise: slow, resolve } = Promise.withResolvers<void>()
  let now = NOW
  const get = countingSite(async (nth) => (nth === 1 ? slow : undefined), { now: () => now })
  const before = get()
  now = new Date(NOW.getTime() + 500)
  announceContentEvent()
  expect(await get()).toBe('<p>2</p>')
  resolve()
  expect(await before).toBe('<p>1</p>')
  expect(await get()).toBe('<p>2</p>')
})
