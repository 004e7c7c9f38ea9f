import autocannon from 'autocannon'
import { countCpu } from './processes.ts'

export type Figures = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** CPU time of the server per request, in milliseconds. */
  readonly cpu: number
  /** CPU time of the database per request, in milliseconds. */
  readonly databaseCpu: number
  readonly failed: number
}

type Load = {
  /** Where the site is. */
  url: string
  /** The addresses that are asked for, in turn. */
  paths: readonly string[]
  connections: number
  seconds: number
  pid: number
  /** The processes of the database; connections may be opened under load. */
  databasePids: () => Promise<readonly number[]>
}

/** Headers as a visitor's browser sends them. */
const HEADERS = {
  'accept-encoding': 'br, gzip',
  'accept-language': 'en',
  'user-agent': 'Mozilla/5.0 (bench)',
}

/** Requests addresses for some seconds and returns the results. */
export async function drive({ url, paths, connections, seconds, pid, databasePids }: Load): Promise<Figures> {
  const server = await countCpu(async () => [pid])
  const database = await countCpu(databasePids)
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: HEADERS,
    requests: paths.map((path) => ({ path })),
  })
  const requests = Math.max(1, result.requests.total)
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpu: (await server()) / requests,
    databaseCpu: (await database()) / requests,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
