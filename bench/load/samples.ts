import { setTimeout as sleep } from 'node:timers/promises'
import { rssMb } from '../processes.ts'
import { type LoadedSite, openFiles } from './site.ts'

/** What the processes of a site used at one moment. */
export type Sample = {
  readonly minute: number
  readonly webMb: number
  readonly workerMb: number
  readonly files: number
  /** Connections to the database that the web process has open. */
  readonly connections: number
  /** How late the event loop was since the sample before, in milliseconds. */
  readonly lagMs: number
}

async function sampleOf(site: LoadedSite, from: number): Promise<Sample> {
  const metric = await site.metrics()
  const connections = (state: string) => metric(`db_pool_connections{state="${state}"}`)
  return {
    minute: (performance.now() - from) / 60_000,
    webMb: rssMb(site.webPid),
    workerMb: rssMb(site.workerPid),
    files: openFiles(site.webPid),
    connections: connections('active') + connections('idle'),
    lagMs: metric('nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}

/** Takes a sample every few seconds until the signal comes. */
export async function takeSamples(site: LoadedSite, everyMs: number, over: AbortSignal): Promise<Sample[]> {
  const from = performance.now()
  const samples: Sample[] = []
  while (!over.aborted) {
    samples.push(await sampleOf(site, from))
    await sleep(everyMs, undefined, { signal: over }).catch(() => undefined)
  }
  return samples
}
