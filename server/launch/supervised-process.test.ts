import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { complaintsOfThisTest } from '#tests/helpers/quiet-console.ts'
import { waitUntil } from '#tests/helpers/wait.ts'
import { failuresAfter, pauseAfter, type SupervisedProcess, supervise } from './supervised-process.ts'

vi.setConfig({ testTimeout: 30_000 })

let place: string
let kept: SupervisedProcess | null

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kept-'))
  kept = null
})

afterEach(async () => {
  await kept?.stop()
  rmSync(place, { recursive: true })
})

test('a program that dies is started again', async () => {
  kept = keep(`
    const { existsSync, writeFileSync } = require('node:fs')
    process.send({ type: 'ready' })
    if (existsSync('first')) writeFileSync('second', '')
    else { writeFileSync('first', ''); process.exit(1) }
    setInterval(() => {}, 1000)`)

  expect(await kept.ready).toBe(true)
  await waitUntil(() => existsSync(join(place, 'second')))
  expect(complaintsOfThisTest()).toEqual([expect.stringContaining('ended (1)')])
})

/** What this machine lacks for a while: Node reports the first later, and the second at once. */
const LACKING: readonly (readonly [string, (env: NodeJS.ProcessEnv) => () => void])[] = [
  [
    'no program to run it',
    () => {
      const { execPath } = process
      process.execPath = join(place, 'nowhere')
      return () => (process.execPath = execPath)
    },
  ],
  [
    'no room for its environment',
    (env) => {
      env['LARGE'] = 'x'.repeat(4_000_000)
      return () => delete env['LARGE']
    },
  ],
]

test.each(LACKING)(
  '[UP-03] while there is %s, a program that died is not started, and afterwards it is',
  async (_, take) => {
    const env = { ...process.env }
    kept = keep(NOTING, env)
    await kept.ready
    const giveBack = take(env)
    kept.kill()
    const complaints: string[] = []
    const isRefused = () => {
      complaints.push(...complaintsOfThisTest())
      return complaints.some((one) => one.includes('could not be started'))
    }
    await waitUntil(isRefused)
    expect(await kept.reload()).toBe(false)
    giveBack()
    const before = kept.pid()
    await waitUntil(() => kept?.pid() !== before && kept?.current().connected)
    expect(await kept.reload()).toBe(true)
    complaintsOfThisTest()
  },
)

test('a program that ends before it is ready is not waited for', async () => {
  kept = keep('process.exit(1)')

  expect(await kept.ready).toBe(false)
  await kept.stop()
  expect(complaintsOfThisTest()).toEqual([expect.stringContaining('ended (1)')])
})

test('a program that is asked to stop finishes what it is doing, and stays stopped', async () => {
  kept = keep(`
    process.on('SIGTERM', () => setImmediate(() => {
      require('node:fs').writeFileSync('finished', '')
      process.exit(0)
    }))
    process.send({ type: 'ready' })
    setInterval(() => {}, 1000)`)
  await kept.ready
  await kept.stop()

  expect(existsSync(join(place, 'finished'))).toBe(true)
})

/** A program that writes its pid when it is ready, and when it was asked to stop. */
const NOTING = `
  const { appendFileSync } = require('node:fs')
  process.on('SIGTERM', () => { appendFileSync('stopped', process.pid + ' '); process.exit(0) })
  process.send({ type: 'ready' })
  setInterval(() => {}, 1000)`

const noted = (name: string) => readFileSync(join(place, name), 'utf8').trim().split(' ').map(Number)

test('[UP-09] a process that is reloaded ends when its successor is ready, and no other is started', async () => {
  kept = keep(NOTING)
  await kept.ready
  const before = kept.pid()
  expect(await kept.reload()).toBe(true)

  expect(noted('stopped')).toEqual([before])
  const successor = kept.pid()
  expect(successor).not.toBe(before)
  await kept.stop()
  expect(noted('stopped')).toEqual([before, successor])
  expect(complaintsOfThisTest()).toEqual([])
})

test('[UP-09] a successor that does not come up leaves the process from before in place', async () => {
  kept = keep(NOTING)
  await kept.ready
  const before = kept.pid()
  writeFileSync(join(place, 'program.cjs'), 'process.exit(1)')
  expect(await kept.reload()).toBe(false)

  expect(kept.pid()).toBe(before)
  expect(existsSync(join(place, 'stopped'))).toBe(false)
  expect(complaintsOfThisTest()).toEqual([])
})

test('[UP-09] a process that was reloaded is started again when it dies', async () => {
  kept = keep(NOTING)
  await kept.ready
  await kept.reload()
  const reloaded = kept.pid()
  process.kill(reloaded ?? 0, 'SIGKILL')
  await waitUntil(() => kept?.pid() !== reloaded)
  expect(complaintsOfThisTest()).toEqual([expect.stringContaining('ended (SIGKILL)')])
})

test('the pauses between starts grow to ten seconds', () => {
  expect([1, 2, 3, 4, 5, 99].map(pauseAfter)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])
})

const LONG_MS = 3_600_000

test.each([
  ['lived well and crashed', { wasReady: true, exitCode: 1, livedMs: LONG_MS }, 0],
  ['lived well and was killed', { wasReady: true, exitCode: null, livedMs: LONG_MS }, 0],
  ['was asked to end soon after it was ready', { wasReady: true, exitCode: 0, livedMs: 1 }, 0],
  ['crashed soon after it was ready', { wasReady: true, exitCode: 1, livedMs: 1 }, 3],
  ['was never ready, however long it tried', { wasReady: false, exitCode: 1, livedMs: LONG_MS }, 3],
  ['ended in order and was never ready', { wasReady: false, exitCode: 0, livedMs: 1 }, 3],
])('[UP-03] of a program that %s, after two short lives, %o counts %i', (_, life, failures) => {
  expect(failuresAfter(2, life)).toBe(failures)
  expect(pauseAfter(0)).toBe(0)
})

function keep(code: string, env = process.env): SupervisedProcess {
  const program = join(place, 'program.cjs')
  writeFileSync(program, `process.chdir(__dirname)\n${code}`)
  return supervise(program, env)
}
