import { setTimeout as sleep } from 'node:timers/promises'
import { FLAGS, LOW_MEMORY_ENV } from '../../../server/launch/supervised-process.ts'
import { type Program, type Start, startProgram } from '../../../tests/helpers/programs.ts'
import { TEST_SITE_KEY } from '../../../tests/helpers/site-key.ts'

/** How long a machine is away that was killed, in milliseconds. */
const AWAY_MS = 2000

/** A node that is started again whenever it ends. */
export type Node = {
  readonly name: string
  /** The port of a web node. */
  readonly port: number | null
  /** Kills it without warning. */
  readonly kill: () => void
  readonly stop: () => Promise<void>
}

type Given = {
  readonly name: string
  readonly port: number | null
  readonly start: () => Promise<Program> | Program
}

/** Keeps a program running, as on a machine that comes back after it failed. */
export async function keepNode({ name, port, start }: Given): Promise<Node> {
  let current = await start()
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, true, { signal: stopping.signal }).catch(() => false)
  const restart = async () => {
    while (await pause(50)) {
      if (!current.isRunning() && (await pause(AWAY_MS))) current = await start()
    }
  }
  const restarting = restart()
  return {
    name,
    port,
    kill: () => void current.child.kill('SIGKILL'),
    async stop() {
      stopping.abort()
      await restarting
      await current.stop()
    },
  }
}

/** Returns how the launcher runs a program of the built site, here as a node of its own. */
export function siteProgram(program: 'main' | 'worker', env: NodeJS.ProcessEnv, log: string): Start {
  return {
    program: process.execPath,
    words: [...FLAGS, `build/server/${program}.js`],
    env: { ...process.env, ...LOW_MEMORY_ENV, SITE_KEY: TEST_SITE_KEY, ...env },
    log,
    asOurselves: true,
  }
}

/** Starts a web node or a worker. */
export const startSiteNode = (
  program: 'main' | 'worker',
  { name, port, env, log }: { name: string; port: number | null; env: NodeJS.ProcessEnv; log: string },
): Promise<Node> =>
  keepNode({
    name,
    port,
    start: () =>
      startProgram(siteProgram(program, port === null ? env : { ...env, PORT: String(port) }, log)),
  })
