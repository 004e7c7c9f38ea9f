import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Settings } from '#app/platform/env.server.ts'

const STATE = z.object({
  pid: z.number().int().positive(),
  /** When it started, in milliseconds: two launchers in containers may have the same pid. */
  startedAt: z.number(),
  /** How many reloads have ended. */
  reloads: z.number().int(),
  /** Whether the last one replaced all processes. */
  succeeded: z.boolean(),
})

/** What a launcher tells the command line about itself. */
export type LauncherState = z.output<typeof STATE>

type Place = Pick<Settings, 'dataDir' | 'port' | 'runs'>

/** Several launchers may share a folder; each has a port of its own, but one of a worker alone has none. */
const fileOf = ({ dataDir, port, runs }: Place) =>
  join(dataDir, `launcher-${runs.web ? port : 'worker'}.json`)

/** Publishes the state. A folder that cannot be written to costs the command `haulpost reload`, and nothing else. */
export function writeLauncherState(place: Place, state: LauncherState): void {
  const file = fileOf(place)
  try {
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  } catch {
    console.warn(`${file} cannot be written: send SIGHUP to process ${state.pid} to reload.`)
  }
}

export const removeLauncherState = (place: Place) => rmSync(fileOf(place), { force: true })

/** Whether this pid is that of a launcher: after a crash it may be that of another program by now. */
function isLauncher(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`
  try {
    process.kill(pid, 0)
    return !existsSync(command) || readFileSync(command, 'utf8').includes('launch.ts')
  } catch {
    return false
  }
}

/** Returns the state of the launcher that runs on this folder and port, or null. */
export function readLauncherState(place: Place): LauncherState | null {
  try {
    const { data } = STATE.safeParse(JSON.parse(readFileSync(fileOf(place), 'utf8')))
    return data && isLauncher(data.pid) ? data : null
  } catch {
    return null
  }
}
