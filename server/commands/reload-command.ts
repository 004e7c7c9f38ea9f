import { setTimeout as delay } from 'node:timers/promises'
import type { Settings } from '#app/platform/env.server.ts'
import { StartError } from '#app/platform/start-error.server.ts'
import { readLauncherState } from '#server/launch/launcher-state.ts'
import { type Command, UsageError } from './command.ts'

const POLL_MS = 100

/**
 * Asks the launcher of this folder and port to replace its processes, and waits until it has. Returns what to print.
 * Throws StartError when no site runs there, or when a new process did not come up.
 */
async function reloadSite(settings: Settings): Promise<string> {
  const before = readLauncherState(settings)
  if (!before)
    throw new StartError(`No site runs on port ${settings.port} with DATA_DIR=${settings.dataDir}: start it.`)
  process.kill(before.pid, 'SIGHUP')
  for (;;) {
    const state = readLauncherState(settings)
    if (state?.startedAt !== before.startedAt) throw new StartError('The site stopped during the reload.')
    if (state.reloads > before.reloads) return outcomeOf(state)
    await delay(POLL_MS)
  }
}

function outcomeOf({ succeeded }: { readonly succeeded: boolean }): string {
  if (succeeded) return 'Reloaded: every web process was replaced, and the worker starts again.'
  throw new StartError('Not reloaded: the processes from before go on serving. The log of the site says why.')
}

export const reloadCommand: Command = {
  words: ['reload'],
  takes: '',
  does: 'replaces the processes of the running site one by one',
  async run(given, settings) {
    if (given.length > 0) throw new UsageError()
    console.log(await reloadSite(settings))
  },
}
