// `npm test`: everything that has to pass, from a bare clone, with one summary line at the end.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failed-tests.mjs'
import { ensureDependencies } from './packages.mjs'
import { scratchFolder } from './scratch-folder.mjs'
import { ensureBuild } from './site-build.mjs'
import { environment, root, run, secondsSince, ToolchainError, textOf } from './toolchain.mjs'

const GOOD = { passed: 1, failed: 0 }
const BAD = { passed: 0, failed: 1 }

// Some hundred processes load the same files: the second is spared their compilation.
const COMPILED = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') }

const scratch = scratchFolder()
const TESTING = { NODE_ENV: 'test', ...COMPILED, ...scratch.variables }

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
  const succeeded = run('vitest', ['run', ...reporters], environment(TESTING))
  return counted(report, succeeded, (results) => ({
    passed: results.numPassedTests,
    failures: failuresOfVitest(results),
  }))
}

function playwright(name) {
  const report = `test-results/${name}.json`
  rmSync(join(root, report), { force: true })
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, report) }
  const env = environment({ ...TESTING, ...output })
  // Tracing takes a tenth of the time. `npm run journeys -- FILE` keeps the trace of what fails.
  const succeeded = run('playwright', ['test', '--trace=off', '--reporter=list,json'], env)
  return counted(report, succeeded, (results) => ({
    passed: results.stats.expected,
    failures: failuresOfPlaywright(results),
  }))
}

/** A runner that ends badly without naming a test counts as one failed test. */
function counted(report, succeeded, read) {
  const text = textOf(report)
  if (text === null) return BAD
  const { passed, failures } = read(JSON.parse(text))
  return { passed, failed: Math.max(failures.length, succeeded ? 0 : 1), failures }
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
scratch.remove()

console.log()
for (const { name, time, passed, failed } of results) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${time.padStart(6)}  ${passed} passed, ${failed} failed`,
  )
}
for (const { name, message } of results.flatMap(({ failures = [] }) => failures)) {
  console.log(`✗ ${name.replace(root, '')}\n  ${message}`)
}
const sum = (kind) => results.reduce((total, result) => total + result[kind], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
