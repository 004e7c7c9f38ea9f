import { drive } from '../drive.ts'
import { atMost, none, note, quantile } from '../judge.ts'
import { mixedLoad } from '../mixed-load.ts'
import type { Scenario } from '../scenario.ts'

/** Visitors and users of all kinds, with the page cache as it is shipped. */
export const mixed: Scenario = async ({ seconds, data, start }) => {
  const { url } = await start()
  const next = await mixedLoad(data.db, url)
  await drive({ url, connections: 32, seconds: Math.min(5, seconds), next })
  const run = await drive({ url, connections: 32, seconds: seconds * 3, next })
  return [
    note('requests', `${(run.served.length / run.seconds).toFixed(0)} /s`),
    note('responses', JSON.stringify(run.statuses)),
    atMost('p95', quantile(run.served, 0.95), 800, 'ms'),
    none('5xx', run.failed + (run.statuses[503] ?? 0)),
    none('lost', run.lost),
    none('4xx', run.rejected),
  ]
}
