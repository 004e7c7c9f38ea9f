import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbedded } from '@haulpost/embedded-postgres'
import type { Settings } from '#app/platform/env.server.ts'
import { pauseAfter } from './supervised-process.ts'

type KeptDatabase = { connectionString: string; stop: () => Promise<void> }

const serverSettings = ({ memoryMb, connections }: Settings['builtInDatabase']) => ({
  shared_buffers: `${memoryMb}MB`,
  max_connections: connections,
})

/** Starts the embedded database and restarts it whenever it dies; its address stays the same. */
export async function superviseDatabase({ dataDir, builtInDatabase }: Settings): Promise<KeptDatabase> {
  const options = { dir: join(dataDir, 'postgres'), settings: serverSettings(builtInDatabase) }
  let current = await startEmbedded(options)
  const stopping = new AbortController()
  let failures = 0

  async function restart() {
    try {
      current = await startEmbedded(options)
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
