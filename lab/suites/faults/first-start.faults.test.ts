import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { describeSchema } from '../../../scripts/db-schema.ts'
import { useDatabase } from '../../../tests/helpers/database.ts'
import { printFigures } from '../../../tests/helpers/figures.ts'
import { freePort } from '../../../tests/helpers/free-port.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { ask } from './ask.ts'
import { MOMENTS } from './settings.ts'

// A site is killed during its first start: while the built-in database is created, starts, and gets its schema.

const { connectionString } = useDatabase()

type Starting = { readonly launcher: ChildProcess; readonly said: Promise<string> }

function start(folder: string, port: number): Starting {
  const launcher = spawn(process.execPath, ['server/launch.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      METRICS_PORT: '0',
      WEB_PROCESSES: '1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return { launcher, said: text(launcher.stderr) }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Waits until the site is ready or has ended. Returns whether it is ready. */
async function isUp({ launcher }: Starting, port: number): Promise<boolean> {
  let isReady = false
  await waitUntil('the site', async () => {
    isReady = (await ask(port, '/readyz')).status === 200
    return isReady || hasEnded(launcher)
  })
  return isReady
}

async function end({ launcher }: Starting, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(launcher)) return
  const ended = once(launcher, 'exit')
  launcher.kill(signal)
  await ended
}

/** Where the built-in database of a site listens. */
function databaseIn(folder: string): string {
  const lines = readFileSync(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  return `postgres://app@localhost/app?host=${lines[4]}`
}

test(`[UP-16] a first start is killed at ${MOMENTS} random moments: the next one completes it`, async () => {
  const port = await freePort()
  const expected = await describeSchema(connectionString)
  const newFolder = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'first-start-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return folder
  }
  const began = performance.now()
  const whole = start(newFolder(), port)
  expect(await isUp(whole, port)).toBe(true)
  const wholeMs = performance.now() - began
  await end(whole, 'SIGTERM')

  const outcomes: { ms: number; isUp: boolean; said: string }[] = []
  for (let n = 0; n < MOMENTS; n += 1) {
    const folder = newFolder()
    // The first tenth is the start of Node; each of the others has a moment in its part.
    const ms = Math.round((0.1 + (0.9 * (n + Math.random())) / MOMENTS) * wholeMs)
    const killed = start(folder, port)
    await sleep(ms)
    await end(killed, 'SIGKILL')
    const next = start(folder, port)
    const isReady = await isUp(next, port)
    const schema = isReady ? await describeSchema(databaseIn(folder)) : expected
    await end(next, 'SIGTERM')
    outcomes.push({ ms, isUp: isReady, said: (await next.said).trim() })
    expect(schema).toBe(expected)
  }
  printFigures('first start killed', {
    wholeMs: Math.round(wholeMs),
    killedMs: outcomes.map(({ ms }) => ms),
    up: outcomes.filter((one) => one.isUp).length,
  })
  expect(outcomes.filter((one) => !one.isUp)).toEqual([])
})
