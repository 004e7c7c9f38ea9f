// What failed, from the reports of both test runners: the last lines of a long output are those that are read.

import { stripVTControlCharacters } from 'node:util'

const MAX_MESSAGE_CHARS = 300

/** @returns {{ name: string, message: string }[]} of a JSON report of Vitest; a file that cannot be loaded is one of them. */
export function failuresOfVitest({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (failed.length === 0) return [{ name, message: firstLine(message) }]
      return failed.map((test) => ({
        name: `${name} › ${test.fullName}`,
        message: firstLine(test.failureMessages[0]),
      }))
    })
}

/** @returns {{ name: string, message: string }[]} of a JSON report of Playwright; an error of the setup is one of them. */
export function failuresOfPlaywright({ suites, errors }) {
  const outside = errors.map(({ message }) => ({ name: 'setup', message: firstLine(message) }))
  return [...outside, ...suites.flatMap(failuresOfSuite)]
}

function failuresOfSuite({ file, specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title, tests }) => ({
      name: `${file} › ${title}`,
      message: firstLine(tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message),
    }))
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

function firstLine(message = '') {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0].slice(0, MAX_MESSAGE_CHARS)
}
