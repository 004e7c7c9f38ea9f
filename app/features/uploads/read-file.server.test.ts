import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusalOf } from '#tests/helpers/refusal-of.ts'
import { readFile } from './read-file.server.ts'

const KB = 1024
const LATE = { kind: 'malformed', code: 'uploads.interrupted', params: { file: 'truck.jpg' } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A file of `pieces` pieces that come a second apart. */
function sentSlowly(pieces: number, bytes: number) {
  let left = pieces
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        vi.advanceTimersByTime(1000)
        left -= 1
        controller.enqueue(new Uint8Array(bytes))
        if (left === 0) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { name: 'truck.jpg', announced: 0, body }
}

test('[NET-03] a file that comes a byte a second ends after fifteen', async () => {
  expect(await refusalOf(readFile(sentSlowly(60, 1)))).toEqual(LATE)
})

test('[NET-03] a file that begins quickly and then crawls is given up too', async () => {
  expect(await refusalOf(readFile(sentSlowly(300, 20 * KB)))).toEqual(LATE)
})

test('[POST-07] a large file from a phone with two bars arrives, however many minutes it takes', async () => {
  expect((await readFile(sentSlowly(200, 40 * KB))).length).toBe(200 * 40 * KB)
})

test('[POST-07] a small file may take fifteen seconds on any line', async () => {
  expect((await readFile(sentSlowly(14, 10))).length).toBe(140)
})

test('[NET-03] a sender who falls silent is given up', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1)),
  })
  const refused = refusalOf(readFile({ name: 'truck.jpg', announced: 0, body }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await refused).toEqual(LATE)
})
