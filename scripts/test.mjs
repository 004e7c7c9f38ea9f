// `npm test`: everything that has to pass, from a bare clone, with one summary line at the end.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureDependencies } from './packages.mjs'
import { ensureBuild } from './site-build.mjs'
import { environment, root, run, secondsSince, ToolchainError, textOf } from './toolchain.mjs'

const GOOD = { passed: 1, failed: 0 }
const BAD = { passed: 0, failed: 1 }

const STEPS = [
  { name: 'browser', work: () => prepared(ensureBrowser) },
  { name: 'build', work: () => prepared(ensureBuild) },
  { name: 'checks', work: () => (run('npm', ['run', '--silent', 'verify']) ? GOOD : BAD) },
  { name: 'tests', work: () => vitest('tests') },
  { name: 'journeys', work: () => playwright('journeys') },
]

/** Runs a step that either succeeds or prints why not. */
async function prepared(work) {
  try {
    await work()
    return GOOD
  } catch (error) {
    if (!(error instanceof ToolchainError)) throw error
    console.error(error.message)
    return BAD
  }
}

function vitest(name) {
  const report = `test-results/${name}.json`
  rmSync(join(root, report), { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const succeeded = run('vitest', ['run', ...reporters], environment({ NODE_ENV: 'test' }))
  return countTests(textOf(report), succeeded)
}

/** A failure outside of a test, such as a file that cannot be loaded, counts as one failed test. */
function countTests(report, succeeded) {
  if (report === null) return BAD
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(report)
  const failedOutside = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = numFailedTests + failedOutside.length
  return { passed, failed: succeeded ? failed : Math.max(1, failed) }
}

function playwright(name) {
  const report = `test-results/${name}.json`
  rmSync(join(root, report), { force: true })
  const env = environment({ NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) })
  const succeeded = run('playwright', ['test', '--reporter=list,json'], env)
  return countJourneys(textOf(report), succeeded)
}

/** A failure outside of a test, such as in the setup, is an error of the report and counts as one failed test. */
function countJourneys(report, succeeded) {
  if (report === null) return BAD
  const { stats, errors } = JSON.parse(report)
  const failed = stats.unexpected + stats.flaky + errors.length
  return { passed: stats.expected, failed: succeeded ? failed : Math.max(1, failed) }
}

async function measured({ name, work }) {
  const began = performance.now()
  console.log(`\n▶ ${name}`)
  const counts = await work()
  return { name, time: secondsSince(began), ...counts }
}

const results = [await measured({ name: 'packages', work: () => prepared(ensureDependencies) })]
if (results[0].failed === 0) {
  for (const step of STEPS) results.push(await measured(step))
}

console.log()
for (const { name, time, passed, failed } of results) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${time.padStart(6)}  ${passed} passed, ${failed} failed`,
  )
}
const sum = (kind) => results.reduce((total, result) => total + result[kind], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
