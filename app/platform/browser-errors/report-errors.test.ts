// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { browserErrorInput } from './schema.ts'

const beacons: Blob[] = []

/** Loads the module as a new page does, without the state of an earlier one. */
async function freshPage() {
  vi.resetModules()
  beacons.length = 0
  vi.stubGlobal('reportError', () => undefined)
  Reflect.set(navigator, 'sendBeacon', (_: string, body: Blob) => beacons.push(body) > 0)
  return import('./report-errors.ts')
}

const reports = () =>
  Promise.all(beacons.map(async (body) => browserErrorInput.parse(await new Response(body).json())))

let page: Awaited<ReturnType<typeof freshPage>>

beforeEach(async () => {
  page = await freshPage()
})

const drawn = { errorInfo: { componentStack: '' } }

test('[RUN-02] an error of a page is sent, with its path and without its query', async () => {
  history.replaceState(null, '', '/search?q=dana')

  page.reportPageError(new TypeError('x is not a function'), drawn)

  expect(await reports()).toMatchObject([{ kind: 'page', message: 'x is not a function', path: '/search' }])
})

test('[RUN-02] the same error is sent once, and five of a page at most, each cut', async () => {
  for (const n of [1, 1, 2, 3, 4, 5, 6, 7]) page.reportPageError(new Error(`${n}${'x'.repeat(1000)}`), drawn)

  const sent = await reports()

  expect(sent.map(({ message }) => message[0])).toEqual(['1', '2', '3', '4', '5'])
  expect(sent.every(({ message, stack }) => message.length <= 300 && stack.length <= 2000)).toBe(true)
})

test('[RUN-02] an error response of the server is no error of the browser', async () => {
  page.reportPageError(new Error('Unexpected Server Error'), {})
  expect(beacons).toEqual([])
})

test('[RUN-02] uncaught errors are sent, of promises too', async () => {
  page.watchErrors()
  dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), message: 'Uncaught thrown' }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'said no' }))

  expect(await reports()).toMatchObject([
    { kind: 'error', message: 'thrown' },
    { kind: 'rejection', message: 'said no', stack: '' },
  ])
})
