import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveTo, startedAs } from './identity.ts'

const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, wrap: [] }
const stranger = { uid: self.uid + 1, gid: self.gid + 1, wrap: [] }
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haulpost-identity-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('what belongs to the identity already is left as it is', () => {
  // The kernel notes the time of every change of owner, also of one that changes nothing.
  const before = statSync(folder, { bigint: true }).ctimeNs
  giveTo(folder, self)
  expect(statSync(folder, { bigint: true }).ctimeNs).toBe(before)
})

test.runIf(self.uid === 0)('root gives its files to the identity', () => {
  giveTo(folder, stranger)
  expect(statSync(folder)).toMatchObject({ uid: stranger.uid, gid: stranger.gid })
})

test('processes are started as another user only if it is another', () => {
  expect(startedAs(self)).toEqual({})
  expect(startedAs(stranger)).toEqual({ uid: stranger.uid, gid: stranger.gid })
})
