import { mkdirSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { whyFileFailed } from './start-error.server.ts'

/** An error of the operating system as Node creates it. */
const failed = (code: string, syscall: string) =>
  Object.assign(new Error(`${code}: said by the system, ${syscall} '/data/x'`), {
    code,
    syscall,
    path: '/data/x',
  })

const CODES = ['EROFS', 'EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'EISDIR', 'ENOENT', 'ENOSPC', 'EDQUOT', 'EIO']
const CALLS = ['mkdir', 'open', 'symlink', 'rename', 'chown', 'access', 'scandir']

test.each(CODES.flatMap((code) => CALLS.map((call) => [code, call] as const)))(
  '[UP-07] %s of %s is one line with path and reason',
  (code, call) => {
    expect(whyFileFailed(failed(code, call))).toMatch(
      new RegExp(`^/data/x cannot be used: [^\\n]+ \\(${code}\\)\\. Check DATA_DIR\\.$`, 'u'),
    )
  },
)

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('[UP-07] so it is with what the system really says', () => {
  const file = import.meta.filename
  for (const work of [() => mkdirSync(file), () => mkdirSync(`${file}/a/b`, { recursive: true })])
    expect(whyFileFailed(thrownBy(work))).toContain('a file is where a folder must be')
  expect(whyFileFailed(thrownBy(() => openSync(import.meta.dirname, 'a')))).toContain('EISDIR')
  expect(whyFileFailed(thrownBy(() => new DatabaseSync(`${file}/a`)))).toContain('DATA_DIR')
})

test('a network that fails, and a mistake of ours, are no matter of files', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  connect({ path: '/nowhere/at/all' }).on('error', resolve)
  for (const other of [await promise, failed('EACCES', 'listen'), new TypeError('undefined'), 'text', null])
    expect(whyFileFailed(other)).toBeNull()
})
