import { createServer, type Server, type ServerResponse } from 'node:http'
import type { Log } from '#app/platform/log.server.ts'
import { listen } from './listen.ts'
import type { Metrics } from './metrics.ts'

/** Serves the numbers to this machine only. A port that is taken is no reason to be down: it is said, and that is all. */
export async function serveMetrics(metrics: Metrics, port: number, log: Log): Promise<Server | null> {
  if (port === 0) return null
  const answer = async (response: ServerResponse) => {
    response.setHeader('content-type', metrics.contentType)
    response.end(await metrics.text().catch(() => ''))
  }
  const server = createServer((_request, response) => void answer(response))
  try {
    await listen(server, port, '127.0.0.1')
    server.unref()
    return server
  } catch (err) {
    log.warn({ err, port }, 'metrics are not served: their port cannot be used')
    return null
  }
}
