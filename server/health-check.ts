import { isReadyAt } from './doctor/outbound.server.ts'
import { settingsOrEnd } from './settings-or-end.ts'

// The health check of a container: ends with 0 while what PROCESSES chose is ready.

const { port, hosts, runs, metricsHost, workerMetricsPort } = settingsOrEnd()

/** A process that listens on all addresses is reached at that of this machine. */
const reachable = (host = '') => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)

const isReady = runs.web
  ? await isReadyAt(reachable(hosts[0]), port)
  : await isReadyAt(reachable(metricsHost), workerMetricsPort)
process.exit(isReady ? 0 : 1)
