import type { Registry } from 'prom-client'
import { Gauge } from 'prom-client'
import { onContentEvent } from '../../cache/content-events.server.ts'
import type { Settings } from '../../env.server.ts'
import type { Log } from '../../log.server.ts'
import { openSitePool } from '../database.server.ts'
import { openReplicas, type Primary, type Replicas } from './replicas.server.ts'

/** A read that a replica does not answer within this time is repeated on the primary, in milliseconds. */
const GIVE_UP_MS = 2000

type Parts = { readonly primary: Primary; readonly log: Log; readonly registry: Registry }

/** The first replica is 0. Of several web processes, the largest lag is reported. */
function watchReplicas(registry: Registry, { report }: Replicas): void {
  new Gauge({
    name: 'replica_lag_seconds',
    help: 'How far a replica is behind the primary, by its place in DATABASE_REPLICA_URL.',
    labelNames: ['replica'],
    aggregator: 'max',
    registers: [registry],
    collect() {
      for (const [replica, { lagMs }] of report().entries()) this.set({ replica }, lagMs / 1000)
    },
  })
  new Gauge({
    name: 'replica_used',
    help: '1 while public pages may be read from a replica, by its place in DATABASE_REPLICA_URL.',
    labelNames: ['replica'],
    aggregator: 'min',
    registers: [registry],
    collect() {
      for (const [replica, { isUsed }] of report().entries()) this.set({ replica }, isUsed ? 1 : 0)
    },
  })
}

/** Opens the replicas that the settings name, with their metrics; null when there are none. */
export function openReplicasOf(settings: Settings, { primary, log, registry }: Parts): Replicas | null {
  const { urls, maxLagMs } = settings.replicas
  if (urls.length === 0) return null
  const onError = (err: Error) => log.warn({ err }, 'a replica has trouble')
  const pooled = { isPooled: settings.isDatabasePooled, restartMs: 0, giveUpMs: GIVE_UP_MS, onError }
  const openPool = (url: string) => openSitePool(url, pooled)
  const replicas = openReplicas({ primary, urls, openPool, maxLagMs, now: () => performance.now(), onError })
  onContentEvent(replicas.contentChanged)
  watchReplicas(registry, replicas)
  return replicas
}
