import { setTimeout as delay } from 'node:timers/promises'
import { startEmbedded } from '@haulpost/embedded-postgres'
import { pauseAfter } from './supervised-process.ts'

type KeptDatabase = { connectionString: string; stop: () => Promise<void> }

/** Starts the embedded database and restarts it whenever it dies; its address stays the same. */
export async function superviseDatabase(dir: string): Promise<KeptDatabase> {
  let current = await startEmbedded({ dir })
  const stopping = new AbortController()
  let failures = 0

  async function restart() {
    try {
      current = await startEmbedded({ dir })
      failures = 0
    } catch (error) {
      failures += 1
      console.error(
        `The database cannot be started again: ${error instanceof Error ? error.message : String(error)}`,
      )
      await delay(pauseAfter(failures))
    }
  }

  async function watch() {
    for (;;) {
      await current.ended()
      if (stopping.signal.aborted) return
      console.error('The database ended; starting it again.')
      await restart()
    }
  }

  void watch()
  return {
    connectionString: current.connectionString,
    async stop() {
      stopping.abort()
      await current.stop()
    },
  }
}
