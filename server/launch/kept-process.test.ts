import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { complaintsOfThisTest } from '#tests/helpers/quiet-console.ts'
import { type KeptProcess, keepRunning, pauseAfter } from './kept-process.ts'

vi.setConfig({ testTimeout: 30_000 })

let place: string
let kept: KeptProcess | null

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
  await vi.waitUntil(() => existsSync(join(place, 'second')), { timeout: 20_000 })
  expect(complaintsOfThisTest()).toEqual([expect.stringContaining('ended (1)')])
})

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

test('the pauses between starts grow to ten seconds', () => {
  expect([1, 2, 3, 4, 5, 99].map(pauseAfter)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])
})

function keep(code: string): KeptProcess {
  const program = join(place, 'program.cjs')
  writeFileSync(program, `process.chdir(__dirname)\n${code}`)
  return keepRunning(program, process.env)
}
