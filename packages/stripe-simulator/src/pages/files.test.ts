import { expect, test } from 'vitest'
import { simulatedStripe } from '../../tests/client.ts'
import { pagesOf } from '../../tests/pages.ts'

const site = pagesOf(simulatedStripe().simulator)
const FILES = '/sandbox/stripe/files'

test.each(['browser/stripe.ts', 'browser/try-form.ts', 'words/ru.ts'])(
  '[PAY-02] browsers get %s as a script without types',
  async (name) => {
    const file = await site.get(`${FILES}/${name}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await file.text()).not.toMatch(/^import type|: readonly |^export type/mu)
  },
)

test.each(['pages/pages.css', 'browser/card-form.css'])('[PAY-02] browsers get %s', async (name) => {
  expect((await site.get(`${FILES}/${name}`)).headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test.each([
  'pages/app.ts',
  'store/store.ts',
  'browser/card-fields.test.ts',
  'browser/none.ts',
  'browser/..%2fapi',
])('[PAY-02] %s is not served', async (name) => {
  expect((await site.get(`${FILES}/${name}`)).status).toBe(404)
})
