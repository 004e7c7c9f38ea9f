import { redirect } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOf, LATE_RESPONSE, staleOnError, TIMEOUT_MS } from './stale-on-error.ts'

const request = new Request('http://site.test/admin/category-layout/jobs')
const soon = () => Promise.resolve({ grid: 'first' })

/** A window is nothing but what events go through here. */
let heard = 0
beforeEach(() => {
  heard = 0
  const window = new EventTarget()
  window.addEventListener(LATE_RESPONSE, () => {
    heard += 1
  })
  vi.stubGlobal('window', window)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[LAY-05] an editor is waited for 10 s and no longer, and what comes later is used (D-36)', async () => {
  const load = staleOnError<{ grid: string }>(TIMEOUT_MS.editor)
  const { promise, resolve } = Promise.withResolvers<{ grid: string }>()
  const ended = vi.fn<(how: string) => void>()
  const loading = load(request, () => promise).then(
    () => ended('shown'),
    () => ended('given up'),
  )

  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(ended).toHaveBeenCalledExactlyOnceWith('given up')

  resolve({ grid: 'late' })
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toBe(1)
  const again = load(request, () => Promise.reject(new Error('asked again')))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await again).toEqual({ grid: 'late' })
})

test('[LAY-05] what was shown before stays, with the failure beside it', async () => {
  const load = staleOnError<{ grid: string }>(TIMEOUT_MS.editor)
  await load(request, soon)

  const failed = await load(request, () => Promise.reject(new Error('no database')))
  expect([failed.grid, failureOf(failed)]).toEqual(['first', 'failed'])

  const endless = load(request, () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(failureOf(await endless)).toBe('tooLong')
})

test('[PROF-01] a redirect to the sign-in page is a response, and no failure', async () => {
  const load = staleOnError<{ grid: string }>(TIMEOUT_MS.editor)
  await load(request, soon)
  const led = redirect('/signin')

  const leads = async () => {
    throw led
  }
  await expect(load(request, leads)).rejects.toBe(led)
})
