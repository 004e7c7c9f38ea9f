import { expect, test } from 'vitest'
import { imageProcessor } from './image-processor.server.ts'
import type { Prepared } from './prepare-picture.server.ts'

const nowhere = {
  save: async () => undefined,
  read: async () => null,
  stored: async () => [],
  remove: async () => undefined,
  tidy: async () => undefined,
}

/** A processor whose worker finishes a picture on request, and the files it received, in order. */
function slowProcessor() {
  const given: string[] = []
  const ends: (() => void)[] = []
  const worker = {
    prepare: (file: Buffer) => {
      given.push(String(file))
      const { promise, resolve } = Promise.withResolvers<Prepared>()
      ends.push(() => resolve({ id: 'x', width: 1, height: 1, files: [] }))
      return promise
    },
    stop: async () => undefined,
    pids: () => [],
  }
  return { given, finish: (i: number) => ends[i]?.(), ...imageProcessor({ worker, store: nowhere }) }
}

test('[NET-05] pictures one user sends in heaps delay another by the work on one of them', async () => {
  const { given, finish, inTurn, keep } = slowProcessor()
  const send = (who: string, name: string) => inTurn(who, () => keep(who, Buffer.from(name)))
  const heap = Array.from({ length: 13 }, (_, i) => send('a', `a${i}`))
  const other = send('b', 'b')
  await expect.poll(() => given).toEqual(['a0', 'a1'])

  finish(0)
  await expect.poll(() => given).toEqual(['a0', 'a1', 'b'])
  finish(2)
  expect(await other).toMatchObject({ id: 'x' })

  for (let i = 0; i < 14; i += 1) await expect.poll(() => finish(i) ?? given.length > i).toBe(true)
  expect(await Promise.all(heap)).toHaveLength(13)
})
