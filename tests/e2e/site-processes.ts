import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { TEST_SITE_KEY } from '../helpers/site-key.ts'

/** What journeys leave behind for the analysis of failures. */
export const RESULTS = 'test-results'

async function isReady(child: ChildProcess): Promise<boolean> {
  return Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)])
}

type Process = {
  readonly name: 'main' | 'worker'
  readonly env: Readonly<Record<string, string>>
  readonly logName: string
  /** The folder that has `build/` in it. */
  readonly folder: string
}

/** Starts a process of a built site, with its output in a file, and waits until it is ready. */
export async function startBuilt({ name, env, logName, folder }: Process) {
  const file = path.resolve(folder, `build/server/${name}.js`)
  if (!existsSync(file)) throw new Error('The site is not built. Run: npm run build')
  mkdirSync(RESULTS, { recursive: true })
  const logFile = `${RESULTS}/${logName}.log`
  const log = createWriteStream(logFile)
  const child = fork(file, [], {
    cwd: folder,
    env: { ...process.env, SITE_KEY: TEST_SITE_KEY, ...env },
    silent: true,
    execArgv: [],
  })
  child.stdout?.pipe(log, { end: false })
  child.stderr?.pipe(log, { end: false })
  if (!(await isReady(child))) throw new Error(`${file} did not start: see ${logFile}`)
  return {
    async stop() {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
      log.end()
    },
  }
}
