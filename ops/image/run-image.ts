import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { Image } from './build-image.ts'

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const READY_MS = 120_000
const POLL_MS = 500

export type Env = Readonly<Record<string, string>>

/** Programs of the image, with the settings that a compose file would give them. */
export type Programs = {
  /** Runs one to its end, and returns its exit code and what it printed. */
  readonly run: (
    env: Env,
    ...words: readonly string[]
  ) => Promise<{ readonly code: number | null; readonly output: string }>
  /** Starts the launcher, waits until the health check is content, and returns how to stop it. It logs to a file. */
  readonly start: (env: Env, log: string) => Promise<() => Promise<number | null>>
}

export function programsOf({ root, folder, user, env: fromImage }: Image): Programs {
  const call = (words: readonly string[]) => [
    `--userspec=${user}`,
    root.path,
    '/bin/sh',
    '-c',
    `cd ${folder} && exec node "$@"`,
    'node',
    ...words,
  ]
  const withImage = (env: Env) => ({ PATH, ...fromImage, ...env })
  const run: Programs['run'] = async (env, ...words) => {
    const child = spawn('chroot', call(words), { env: withImage(env), stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = once(child, 'exit')
    const printed = await Promise.all([text(child.stdout), text(child.stderr)])
    await ended
    return { code: child.exitCode, output: printed.join('') }
  }
  return {
    run,
    async start(env, log) {
      const output = openSync(log, 'a')
      const stdio = ['ignore', output, output] as const
      const child = spawn('chroot', call(['server/launch.ts']), { env: withImage(env), stdio: [...stdio] })
      const end = performance.now() + READY_MS
      while ((await run(env, 'server/health-check.ts')).code !== 0) {
        if (child.exitCode !== null || performance.now() > end)
          throw new Error(`not healthy:\n${readFileSync(log, 'utf8')}`)
        await delay(POLL_MS)
      }
      return () => stop(child)
    },
  }
}

/** Ends a process in order. Returns its exit code. */
export async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return child.exitCode
}
