import { expect, test } from 'vitest'
import { isGoodForScratch } from './scratch-folder.mjs'

const GIB = 1024 ** 3
const machine = {
  mounts: 'proc /proc proc rw 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n',
  freeBytes: 12 * GIB,
  availableBytes: 20 * GIB,
}

test('scratch files are kept in memory where there is room', () => {
  expect(isGoodForScratch(machine)).toBe(true)
})

test.each([
  ['programs cannot run there', { mounts: machine.mounts.replace('nosuid', 'noexec') }],
  ['it is a folder on the disk', { mounts: 'proc /proc proc rw 0 0\n' }],
  ['it is as small as that of a container', { freeBytes: GIB / 16 }],
  ['the memory is in use', { availableBytes: 2 * GIB }],
])('they are not where %s', (_, given) => {
  expect(isGoodForScratch({ ...machine, ...given })).toBe(false)
})
