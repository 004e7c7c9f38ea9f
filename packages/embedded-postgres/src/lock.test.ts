import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as anotherTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock, underLock } from './lock.ts'

let place: string
let lock: string

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(place, 'lock')
})

afterEach(() => rmSync(place, { recursive: true }))

test('two who want the same lock work one after the other', async () => {
  const steps: string[] = []
  const work = (name: string) =>
    underLock(lock, async () => {
      steps.push(`${name} begins`)
      await anotherTurn()
      steps.push(`${name} ends`)
    })

  await Promise.all([work('one'), work('two')])

  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
})

test('a lock is free again after its holder failed', async () => {
  const failing = underLock(lock, () => Promise.reject(new Error('no disk left')))
  await expect(failing).rejects.toThrow('no disk left')

  await expect(underLock(lock, () => Promise.resolve('done'))).resolves.toBe('done')
})

test('a lock is taken over when its holder’s process id now belongs to another process', async () => {
  symlinkSync(`${process.pid} started-at-another-time`, lock)

  await expect(underLock(lock, () => Promise.resolve('done'))).resolves.toBe('done')
  expect(existsSync(lock)).toBe(false)
})

test('a lock that a living process has taken is refused by its pid, and one of a dead process is not', async () => {
  expect(await takeLock(lock)).toBeNull()
  expect(await takeLock(lock)).toBe(process.pid)

  rmSync(lock)
  symlinkSync(`${process.pid} started-at-another-time`, lock)
  expect(await takeLock(lock)).toBeNull()
})
