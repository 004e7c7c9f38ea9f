import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failed-tests.mjs'

test('a test that fails is named with its file and the first line of its message, one that passes is not', () => {
  const failed = {
    status: 'failed',
    fullName: 'a price is kept',
    failureMessages: ['Error: 5 is not 6\n  at …'],
  }
  const passed = { status: 'passed', fullName: 'a title is kept', failureMessages: [] }
  const file = {
    name: '/app/price.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [failed, passed],
  }
  expect(failuresOfVitest({ testResults: [file] })).toEqual([
    { name: '/app/price.test.ts › a price is kept', message: 'Error: 5 is not 6' },
  ])
})

test('a file that cannot be loaded is named, although none of its tests failed', () => {
  const file = { name: '/app/x.test.ts', status: 'failed', message: 'Cannot find y', assertionResults: [] }
  expect(failuresOfVitest({ testResults: [file] })).toEqual([
    { name: '/app/x.test.ts', message: 'Cannot find y' },
  ])
})

test('a journey that fails in a nested suite is named without colors of the terminal', () => {
  const error = { message: '\u001B[31mTimed out\u001B[39m\nCall log' }
  const specs = [
    { title: 'a buyer pays', tests: [{ status: 'unexpected', results: [{ error }] }] },
    { title: 'a buyer reads', tests: [{ status: 'expected', results: [{}] }] },
  ]
  const report = {
    suites: [{ file: 'pay.ts', suites: [{ file: 'pay.ts', specs }] }],
    errors: [{ message: 'no port' }],
  }
  expect(failuresOfPlaywright(report)).toEqual([
    { name: 'setup', message: 'no port' },
    { name: 'pay.ts › a buyer pays', message: 'Timed out' },
  ])
})
