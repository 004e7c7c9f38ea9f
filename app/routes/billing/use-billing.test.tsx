// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { TRANSLATE } from '#app/i18n/all-languages.ts'
import { TranslationProvider } from '#app/i18n/use-t.tsx'
import { waitFor } from '#tests/helpers/wait.ts'
import { useBilling } from './use-billing.ts'

const t = TRANSLATE.en
let reads = 0

function countRead() {
  reads += 1
  return null
}

function Page({ children }: { children: ReactNode }) {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: countRead,
      element: <TranslationProvider translate={t}>{children}</TranslationProvider>,
      HydrateFallback: () => null,
    },
  ])
  return <RouterProvider router={router} />
}

/** The actions, on a server that responds like this. */
async function billing(respond: () => Promise<Response>) {
  const paths: string[] = []
  const sent: (RequestInit | undefined)[] = []
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    paths.push(path)
    sent.push(init)
    return respond()
  })
  const { result } = renderHook(() => useBilling(), { wrapper: Page })
  await waitFor(() => expect(result.current).not.toBeNull())
  return { result, paths, sent }
}

const ok = () => Promise.resolve(Response.json({ success: true }))

afterEach(() => vi.unstubAllGlobals())

test('[SUB-06] an action that works clears the error, reloads everything and returns true', async () => {
  const { result, paths } = await billing(ok)
  act(() => result.current.setWrong('earlier'))
  const before = reads

  let respond: unknown
  await act(async () => {
    respond = await result.current.makeDefault('pm_1')
  })

  expect([respond, result.current.wrong, result.current.busy]).toEqual([true, '', false])
  expect(paths).toEqual(['/api/set-default-payment-method'])
  expect(reads).toBe(before + 1)
})

test('[SUB-06] [PAY-03] an action sends JSON that the server takes, and does not wait for ever', async () => {
  const { result, sent } = await billing(ok)

  await act(() => result.current.cancel('sub_1', true))

  const [{ method, headers, body, signal } = {}] = sent
  expect([method, new Headers(headers).get('content-type')]).toEqual(['POST', 'application/json'])
  expect(body).toBe('{"subscriptionId":"sub_1","resume":true}')
  expect(signal).toBeInstanceOf(AbortSignal)
})

const away = () => Promise.reject(new TypeError('Failed to fetch'))
const late = () => Promise.reject(new DOMException('late', 'TimeoutError'))
const refuses = (error: string, status: number) => () => Promise.resolve(Response.json({ error }, { status }))

test.each([
  ['the sentence of the server', refuses('There is no such card.', 404), 'There is no such card.'],
  ['that there is no response', away, t('billing.network')],
  ['that it took 30 seconds', late, t('billing.timedOut')],
  [
    'what failed, when the response is no JSON',
    () => Promise.resolve(new Response('ok')),
    t('billing.cancelFailed'),
  ],
])('[SUB-06] [PAY-03] an action that fails says %s, and returns false', async (_, respond, message) => {
  const { result } = await billing(respond)
  const before = reads

  let done: unknown
  await act(async () => {
    done = await result.current.cancel('sub_1', false)
  })

  expect([done, result.current.wrong, result.current.busy]).toEqual([false, message, false])
  expect(reads).toBe(before)
})

test('[SUB-06] it is busy while it works', async () => {
  const response = Promise.withResolvers<Response>()
  const { result } = await billing(() => response.promise)
  let done: Promise<boolean> | undefined
  act(() => {
    done = result.current.removeCard('pm_1')
  })
  expect(result.current.busy).toBe(true)

  await act(async () => {
    response.resolve(Response.json({ success: true }))
    await done
  })
  expect(result.current.busy).toBe(false)
})

test('[SUB-03] where the password is required again, the page that asks for it opens, and leads back', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const message = { error: 'Please enter your password again.', code: 'accounts.reauthenticate' }
  const { result } = await billing(() => Promise.resolve(Response.json(message, { status: 403 })))

  await act(async () => {
    await result.current.removeCard('pm_1')
  })

  expect(result.current.wrong).toBe('Please enter your password again.')
  expect(assign.mock.calls).toEqual([[expect.stringMatching(/^\/account\/confirm\?to=/u)]])
})
