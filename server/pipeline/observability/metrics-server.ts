import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Log } from '#app/platform/log.server.ts'
import { listen } from '#server/pipeline/listen.ts'
import type { Scrape } from './metrics.ts'

type Options = {
  readonly host: string
  /** 0: nothing is served. */
  readonly port: number
  readonly log: Log
  /** Serves `/healthz` beside the metrics. */
  readonly isAlive?: () => boolean
  /** Serves `/readyz` too: for a process that serves no visitors, and so has no other port for it. */
  readonly isReady?: () => Promise<boolean>
}

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

function sendHealth(response: ServerResponse, isWell: boolean): void {
  response.writeHead(isWell ? 200 : 503, PLAIN).end(isWell ? 'ok' : 'unavailable')
}

/**
 * Serves the metrics at every path but `/healthz` and `/readyz`, where the process says how it is. A taken port does
 * not stop the process: it is logged.
 */
export async function serveMetrics(
  scrape: Scrape,
  { host, port, log, isAlive, isReady }: Options,
): Promise<Server | null> {
  if (port === 0) return null
  const handle = async ({ url }: IncomingMessage, response: ServerResponse) => {
    if (isAlive && url === '/healthz') return sendHealth(response, isAlive())
    if (isReady && url === '/readyz') return sendHealth(response, await isReady().catch(() => false))
    response.setHeader('content-type', scrape.contentType)
    response.end(await scrape.text().catch(() => ''))
  }
  const server = createServer((request, response) => void handle(request, response))
  try {
    await listen(server, port, host)
    server.unref()
    return server
  } catch (err) {
    log.warn({ err, host, port }, 'metrics are not served: their port cannot be used')
    return null
  }
}
