import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { freePort } from '../../../tests/helpers/free-port.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { ask } from './ask.ts'

type Given = {
  /** Empty: the built-in one. */
  readonly databaseUrl?: string
  readonly env?: NodeJS.ProcessEnv
  readonly dataDir?: string
  /** What the launcher is run by, such as `faketime`. */
  readonly under?: readonly string[]
}

/** Returns the processes that a process started, with their command lines. */
function childrenOf(pid: number): readonly { readonly pid: number; readonly command: string }[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return list.split(' ').flatMap((word) => {
    const child = Number(word)
    if (!child) return []
    return { pid: child, command: readFileSync(`/proc/${child}/cmdline`, 'utf8').replaceAll('\0', ' ') }
  })
}

function processesOf(launcher: () => ChildProcess) {
  /** Returns the process of the launcher that runs a program, such as main.js; 0 while there is none. */
  const pidOf = (program: string) =>
    childrenOf(launcher().pid ?? 0).find(({ command }) => command.includes(program))?.pid ?? 0
  return {
    pidOf,
    /** Kills the process of a program once there is one: a kill of process 0 would end the tests. */
    async kill(program: string) {
      await waitUntil(program, () => pidOf(program) > 0)
      process.kill(pidOf(program), 'SIGKILL')
    },
  }
}

/** Starts the built site as `npm start` does: launcher, web process, worker and, without an address, the database. */
export async function launchSite({ databaseUrl = '', env = {}, dataDir, under = [] }: Given = {}) {
  const error = inject('siteError')
  if (error) throw new Error(error)
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'faults-'))
  const port = await freePort()
  const words = [...under, process.execPath, 'server/launch.ts']
  const output: string[] = []

  function start(): ChildProcess {
    const launcher = spawn(words[0] ?? '', words.slice(1), {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: `http://localhost:${port}`,
        METRICS_PORT: '0',
        WEB_PROCESSES: '1',
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        DEMO_DATA: 'off',
        LOG_LEVEL: 'warn',
        PAGE_CACHE_SECONDS: '0',
        DRAIN_SECONDS: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [launcher.stdout, launcher.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
    return launcher
  }

  let launcher = start()
  const isReady = async () => {
    if (launcher.exitCode !== null) throw new Error(`The site ended: ${output.join('')}`)
    return (await ask(port, '/readyz')).status === 200
  }
  await waitUntil('the site', isReady)
  return {
    port,
    folder,
    launcher: () => launcher,
    output: () => output.join(''),
    ...processesOf(() => launcher),
    /** Starts the site again, as systemd does, after its launcher ended. */
    async startAgain() {
      launcher = start()
      await waitUntil('the site', isReady)
    },
    untilReady: () => waitUntil('the site', isReady),
    async stop() {
      if (launcher.exitCode === null && launcher.signalCode === null) {
        const ended = once(launcher, 'exit')
        launcher.kill('SIGTERM')
        await ended
      }
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type LaunchedSite = Awaited<ReturnType<typeof launchSite>>
