import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '#app/platform/env.server.ts'
import { anEmptyDatabase } from './helpers/empty-database.ts'
import { freePort } from './helpers/free-port.ts'

// Web and worker as containers run them: each alone, after a migration of its own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

async function aNode() {
  const dataDir = mkdtempSync(join(tmpdir(), 'node-'))
  const running: ChildProcess[] = []
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    WEB_PROCESSES: '1',
    METRICS_PORT: '0',
    WORKER_METRICS_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: await anEmptyDatabase(),
    DEMO_DATA: 'off',
    LOG_LEVEL: 'silent',
  }
  const start = (processes: string, program: string, ...words: readonly string[]) => {
    const child = spawn(process.execPath, [program, ...words], {
      env: { ...env, PROCESSES: processes },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.push(child)
    return child
  }
  onTestFinished(async () => {
    await Promise.all(running.map(end))
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    launch: (processes: string) => start(processes, 'server/launch.ts'),
    async run(processes: string, program: string, ...words: readonly string[]) {
      const child = start(processes, program, ...words)
      const ended = once(child, 'exit')
      const output = text(child.stdout)
      await ended
      return { code: child.exitCode, output: await output }
    },
  }
}

async function end(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return child.exitCode
}

async function lineWith(words: string, stream: Readable): Promise<string> {
  for await (const line of createInterface(stream)) if (line.includes(words)) return line
  throw new Error(`It never said: ${words}`)
}

test('[RUN-08] web and worker alone wait for the migration, run without each other, and say whether they are well', async () => {
  const node = await aNode()
  const isWell = async (processes: string) => (await node.run(processes, 'server/health-check.ts')).code === 0
  const web = node.launch('web')
  const ready = lineWith('is ready', web.stdout)
  expect(await lineWith('lacks', web.stderr)).toContain('waiting for haulpost migrate')
  expect(await isWell('web')).toBe(false)

  const migration = await node.run('all', 'server/cli.ts', 'migrate')
  expect(migration.output).toContain('migrations applied')
  expect(migration.code).toBe(0)
  await ready
  expect(await isWell('web')).toBe(true)
  expect(await isWell('worker')).toBe(false)

  const worker = node.launch('worker')
  await lineWith('worker of Haulpost is ready', worker.stdout)
  expect(await isWell('worker')).toBe(true)
  expect(await end(web)).toBe(0)
  expect(await isWell('web')).toBe(false)
  expect(await isWell('worker')).toBe(true)
  expect(await end(worker)).toBe(0)
  expect(await node.run('all', 'server/cli.ts', 'migrate')).toEqual({
    code: 0,
    output: 'Nothing to migrate.\n',
  })
})

test('[RUN-08] one part of a site cannot use the built-in database', () => {
  for (const processes of ['web', 'worker'])
    expect(() => readSettings({ PROCESSES: processes })).toThrow(`PROCESSES=${processes} needs DATABASE_URL`)
  const { runs } = readSettings({ PROCESSES: 'worker', DATABASE_URL: 'postgres://x@y/z' })
  expect(runs).toEqual({ all: false, web: false, worker: true })
  expect(readSettings({}).runs).toEqual({ all: true, web: true, worker: true })
})
