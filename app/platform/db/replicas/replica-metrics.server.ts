import { eventCounter } from '../../metrics/event-counter.server.ts'

/** Counts where requests that may read from a replica do so. */
export const countReplicaRead = eventCounter({
  name: 'replica_reads_total',
  help: 'Requests that may read from a replica: replica, or primary when none was current; failed: reads that were repeated on another server.',
  label: 'result',
  values: ['replica', 'primary', 'failed'],
})
