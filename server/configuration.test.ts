import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

// A start whose configuration cannot be used. Nothing is built or opened before that is known.

vi.setConfig({ testTimeout: 60_000 })

/** Starts the site in a folder of its own, and returns what it wrote and its exit code. */
function startIn(prepare: (folder: string) => void, env: NodeJS.ProcessEnv = {}) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'configuration-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  prepare(cwd)
  const { status, stderr } = spawnSync(process.execPath, [path.resolve('server/launch.ts')], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  })
  return { code: status, lines: stderr.trim().split('\n') }
}

test('[UP-14] a setting that cannot be used is named in one line, and ends with an exit code of its own', () => {
  const { code, lines } = startIn(() => undefined, { PORT: 'three thousand' })
  expect({ code, lines }).toEqual({ code: 78, lines: [expect.stringContaining('PORT=three thousand')] })
})

test('[UP-14] so is a setting in the file .env', () => {
  const { code, lines } = startIn((folder) =>
    writeFileSync(path.join(folder, '.env'), 'DATA_DIR=x\nPORT=-1\n'),
  )
  expect({ code, lines }).toEqual({ code: 78, lines: [expect.stringContaining('PORT=-1')] })
})

test('[UP-14] and a file .env that cannot be read', () => {
  const { code, lines } = startIn((folder) => mkdirSync(path.join(folder, '.env')))
  expect({ code, lines }).toEqual({ code: 78, lines: [expect.stringContaining('.env cannot be read')] })
})

test('[UP-14] data of another major version of PostgreSQL is named in one line, with what to do, and left as it is', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'other-version-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  mkdirSync(path.join(dataDir, 'postgres/cluster'), { recursive: true })
  writeFileSync(path.join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n')
  const { code, lines } = startIn(() => undefined, { DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0' })
  expect({ code, lines }).toEqual({ code: 78, lines: [expect.stringContaining('upgrade --from FILE')] })
  expect(readdirSync(path.join(dataDir, 'postgres/cluster'))).toEqual(['PG_VERSION'])
})
