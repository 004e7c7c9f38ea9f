import { eventCounter } from '../metrics/event-counter.server.ts'

/**
 * Counts lookups of the page cache. Requests that no cached page may answer, such as those with a session, do not
 * count.
 */
export const countPageLookup = eventCounter({
  name: 'page_cache_lookups_total',
  help: 'Requests of visitors that a cached page may answer: hit (there was one), miss (rendered).',
  label: 'result',
  values: ['hit', 'miss'],
})
