import type { Settings } from '#app/platform/env.server.ts'
import { inOneLine } from '#app/platform/start-error.server.ts'
import { bringSchema } from './bring-schema.ts'
import { writeLauncherState } from './launcher-state.ts'
import type { SupervisedProcess } from './supervised-process.ts'
import type { WebProcesses } from './web-processes.ts'

/** What this launcher runs. */
type Site = {
  readonly web: WebProcesses | null
  readonly worker: SupervisedProcess | null
  readonly databaseUrl: string
}

/** Migrates, replaces the web processes one by one, then the worker: its jobs wait meanwhile. */
async function replaceProcesses(settings: Settings, { web, worker, databaseUrl }: Site): Promise<boolean> {
  await bringSchema(databaseUrl, settings)
  if (web && !(await web.reload())) return false
  worker?.restart()
  return true
}

/**
 * Returns the function that reloads the site without losing a request. While a reload is in progress, further calls do
 * nothing. When a new process does not come up, the old ones go on serving ([UP-09]).
 */
export function reloader(settings: Settings, site: Site): () => Promise<void> {
  let reloads = 0
  let isReloading = false
  const startedAt = Date.now()
  const publish = (succeeded: boolean) =>
    writeLauncherState(settings, { pid: process.pid, startedAt, reloads, succeeded })
  publish(true)

  return async () => {
    if (isReloading) return
    isReloading = true
    console.log('Reloading: processes are replaced one by one.')
    const succeeded = await replaceProcesses(settings, site).catch((error: unknown) => {
      console.error(`The reload failed: ${inOneLine(String(error))}`)
      return false
    })
    console.log(succeeded ? 'Reloaded.' : 'Not reloaded: the processes from before go on serving.')
    reloads += 1
    isReloading = false
    publish(succeeded)
  }
}
