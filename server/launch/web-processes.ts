import { AggregatorRegistry } from 'prom-client'
import type { Scrape } from '#server/pipeline/observability/metrics.ts'
import { metricsOf } from '#server/process-messages.ts'
import type { HeldPort } from './held-port.ts'
import { type SupervisedProcess, supervise } from './supervised-process.ts'

const PROGRAM = 'build/server/main.js'

/** Several web processes that serve one port; the kernel gives each connection to one of them. */
export type WebProcesses = {
  readonly all: readonly SupervisedProcess[]
  /** Whether all of them came up. */
  readonly ready: Promise<boolean>
  /** Replaces them one by one, each by a successor that is ready. Stops at the first that does not come up. */
  readonly reload: () => Promise<boolean>
  readonly announceStop: () => void
  /** Whether one of them has shown a sign of life of late: each does every second. */
  readonly isAlive: () => boolean
  /** The metrics of all of them, added up. */
  readonly scrape: Scrape
}

/** A process that has been silent for longer hangs, or cannot serve for its work, in milliseconds. */
const SILENT_MS = 10_000

async function inTurn(all: readonly SupervisedProcess[]): Promise<boolean> {
  for (const web of all) if (!(await web.reload())) return false
  return true
}

/** Returns what Prometheus gets of several processes: counts are added, ages and delays as each metric says. */
function scrapeOfAll(all: readonly SupervisedProcess[]): Scrape {
  return {
    contentType: AggregatorRegistry.PROMETHEUS_CONTENT_TYPE,
    async text() {
      const each = await Promise.all(all.map((web) => metricsOf(web.current())))
      return AggregatorRegistry.aggregate(each.filter((metrics) => metrics.length > 0)).metrics()
    },
  }
}

/** Starts `count` web processes on a port, and restarts each that dies. */
export function startWebProcesses(count: number, env: NodeJS.ProcessEnv, port: HeldPort): WebProcesses {
  const all = Array.from({ length: count }, () => supervise(PROGRAM, env, port))
  return {
    all,
    ready: Promise.all(all.map(({ ready }) => ready)).then((each) => each.every(Boolean)),
    reload: () => inTurn(all),
    announceStop() {
      for (const web of all) web.announceStop()
    },
    isAlive: () => all.some((web) => performance.now() - web.heardAt() < SILENT_MS),
    scrape: scrapeOfAll(all),
  }
}
