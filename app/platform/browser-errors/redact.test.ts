import { expect, test } from 'vitest'
import { countedKind } from './error-kinds.ts'
import { redact } from './redact.ts'

test.each([
  ['no account for dana.driver@example.com', 'no account for <email>'],
  ['cannot call (312) 555-0182 now', 'cannot call (<number> now'],
  ['card 4242 4242 4242 4242', 'card <number>'],
  ['Failed to fetch /search.data?q=dana&city=Omaha', 'Failed to fetch /search.data'],
  ['at https://haul.us/assets/app-1a2b.js?v=1:10:22', 'at https://haul.us/assets/app-1a2b.js:10:22'],
  ['at https://haul.us/reset-password/s3cretOfALink:1:2', 'at /reset-password/'],
])('[RUN-02] what may be personal is not in the log: %s', (text, clean) => {
  expect(redact(text)).toBe(clean)
})

test('[RUN-02] a stack stays readable', () => {
  const stack =
    'TypeError: x is not a function\n    at a (https://haul.us/assets/entry-9f.js:1:20345)\n    at https://haul.us/assets/b.js:22:1'
  expect(redact(stack)).toBe(stack)
})

test.each([
  ['error', 'x is not a function', '', 'error'],
  ['error', 'Minified React error #418; visit https://react.dev/errors/418', '', 'hydration'],
  ['error', 'Minified React error #31; visit https://react.dev/errors/31', '', 'error'],
  ['page', 'x is undefined', 'at https://haul.us/assets/a.js:1:1', 'page'],
  ['rejection', 'x', 'at chrome-extension://abc/inject.js:1:1', 'foreign'],
  ['error', 'Script error.', '', 'foreign'],
] as const)('[RUN-02] %s "%s" counts as what it is', (kind, message, stack, counted) => {
  expect(countedKind(kind, message, stack)).toBe(counted)
})
