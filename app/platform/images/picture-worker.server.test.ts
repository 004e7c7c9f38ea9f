import { once } from 'node:events'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { waitUntil } from '#tests/helpers/wait.ts'
import { PictureError } from './picture-error.ts'
import { createPictureWorker, type PictureWorker } from './picture-worker.server.ts'

// A process has to start first, which takes time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let worker: PictureWorker
let photo: Buffer

beforeAll(async () => {
  photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#24506b' } })
    .jpeg()
    .toBuffer()
})

afterEach(() => worker.stop())

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof PictureError ? error.code : error),
  )

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Waits until a child runs, and returns its pid. */
async function running(): Promise<number> {
  await worker.prepare(photo)
  return worker.pids()[0] ?? 0
}

test('another process does the decoding, for many at a time', async () => {
  worker = createPictureWorker()
  const made = await Promise.all(Array.from({ length: 5 }, () => worker.prepare(photo)))

  expect(made.map((prepared) => [prepared.width, prepared.files.length])).toEqual(Array(5).fill([1280, 4]))
  expect(made.every(({ files }) => files.every(({ data }) => Buffer.isBuffer(data)))).toBe(true)
  expect(worker.pids().length).toBeLessThanOrEqual(2)
  expect(worker.pids()).not.toContain(process.pid)
})

test('[POST-07] what is wrong with a file is reported across the process boundary', async () => {
  worker = createPictureWorker()
  expect(await code(worker.prepare(Buffer.from('<svg/>')))).toBe('notAPicture')
  expect(await code(worker.prepare(photo.subarray(0, 900)))).toBe('damaged')
  expect(await code(worker.prepare(photo))).toBe('done')
})

test('a crash of the child is survived: the work is done by the next one', async () => {
  worker = createPictureWorker()
  const first = await running()

  const work = [worker.prepare(photo), worker.prepare(photo), worker.prepare(photo)]
  process.kill(first, 'SIGKILL')

  expect(await Promise.all(work.map(code))).toEqual(['done', 'done', 'done'])
  expect(worker.pids()).not.toContain(first)
})

test('a picture that brings every child down is refused, the next one is not', async () => {
  worker = createPictureWorker()
  const first = await running()
  const work = code(worker.prepare(photo))
  process.kill(first, 'SIGKILL')
  const second = await waitUntil(() => worker.pids().find((pid) => pid !== first), { interval: 5 })
  process.kill(second, 'SIGKILL')

  expect(await work).toBe('unavailable')
  expect(await code(worker.prepare(photo))).toBe('done')
})

test('a child that hangs is ended, and the picture refused as too slow', async () => {
  worker = createPictureWorker({ timeoutMs: 5000 })
  const first = await running()
  process.kill(first, 'SIGSTOP')

  expect(await code(worker.prepare(photo))).toBe('tooSlow')
  expect(await code(worker.prepare(photo))).toBe('done')
  expect(worker.pids()).not.toContain(first)
  await expect.poll(() => isAlive(first)).toBe(false)
})

test('a child that dies with nothing to do is not missed', async () => {
  worker = createPictureWorker()
  const first = await running()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => isAlive(first)).toBe(false)

  expect(await code(worker.prepare(photo))).toBe('done')
})

test('stopping refuses what is under way and leaves no process behind', async () => {
  worker = createPictureWorker()
  const first = await running()
  const work = code(worker.prepare(photo))
  await worker.stop()

  expect(await work).toBe('unavailable')
  expect(() => process.kill(first, 0)).toThrow('ESRCH')
  expect(worker.pids()).toEqual([])
})

test('a task that was retried does not fail once more at its first timeout', async () => {
  const uncaught = vi.fn<(error: Error) => void>()
  process.once('uncaughtExceptionMonitor', uncaught)
  worker = createPictureWorker({ timeoutMs: 2000 })
  const work = code(worker.prepare(photo))
  // Created after the timer of the first attempt and as long, so it ends later.
  const firstTimeout = once(AbortSignal.timeout(2000), 'abort')
  const starting = await waitUntil(() => worker.pids()[0], { interval: 1 })
  process.kill(starting, 'SIGKILL')

  await Promise.all([work, firstTimeout])
  expect(uncaught).not.toHaveBeenCalled()
  process.off('uncaughtExceptionMonitor', uncaught)
})
