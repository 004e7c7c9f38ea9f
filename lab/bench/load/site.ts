import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { freePort } from '../../../tests/helpers/free-port.ts'
import { family } from '../processes.ts'

/** Returns a value by its name with labels, as Prometheus writes them; NaN where there is none. */
type Metrics = (name: string) => number

/** The whole site as `npm start` runs it: launcher, one web process, worker. */
export type LoadedSite = {
  readonly url: string
  /** `/healthz` of the launcher. */
  readonly launcherHealth: string
  /** Time from the start to "is ready", in milliseconds. */
  readonly startMs: number
  readonly webPid: number
  readonly workerPid: number
  /** The web process and those it started, which decode pictures. */
  readonly webFamily: () => readonly number[]
  /** How many of the processes that were there at the start are gone. */
  readonly countEnded: () => number
  readonly metrics: () => Promise<Metrics>
  readonly stop: () => Promise<void>
}

async function lineWith(part: string, { stdout }: ChildProcess): Promise<void> {
  if (stdout) for await (const line of createInterface(stdout)) if (line.includes(part)) return
  throw new Error('The site did not start')
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function childWith(program: string, parent: number): number {
  const found = family(parent).find((pid) => pid !== parent && commandOf(pid).includes(program))
  if (found === undefined) throw new Error(`${program} does not run`)
  return found
}

/** Reads the metrics once: some of them begin again with each scrape. */
async function readMetrics(port: number): Promise<Metrics> {
  const lines = (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).split('\n')
  return (name) => {
    const line = lines.find((one) => one.startsWith(`${name} `))
    return line ? Number(line.split(' ').at(-1)) : Number.NaN
  }
}

async function environmentOf(given: Readonly<Record<string, string>>) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const ours = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    WEB_PROCESSES: '1',
    METRICS_PORT: String(metricsPort),
    WORKER_METRICS_PORT: '0',
    LOG_LEVEL: 'error',
  }
  return { url, metricsPort, env: { ...process.env, ...ours, ...given } }
}

export async function startSite(given: Readonly<Record<string, string>>): Promise<LoadedSite> {
  const { url, metricsPort, env } = await environmentOf(given)
  const from = performance.now()
  const launcher = spawn(process.execPath, ['server/launch.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(launcher, 'exit')
  await lineWith('is ready', launcher)
  const startMs = performance.now() - from
  launcher.stdout.resume()
  const [webPid, workerPid] = ['main.js', 'worker.js'].map((name) => childWith(name, launcher.pid ?? 0))
  if (!webPid || !workerPid) throw new Error('The site is not complete')
  return {
    url,
    launcherHealth: `http://127.0.0.1:${metricsPort}/healthz`,
    startMs,
    webPid,
    workerPid,
    webFamily: () => family(webPid),
    countEnded: () => [launcher.pid ?? 0, webPid, workerPid].filter((pid) => !commandOf(pid)).length,
    metrics: () => readMetrics(metricsPort),
    async stop() {
      if (launcher.exitCode === null) launcher.kill('SIGTERM')
      await ended
    },
  }
}

/** Returns how many files and connections a process has open. */
export function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
