import { atLeast, printRows } from '../load/judge.ts'
import { simulate } from './simulate.ts'

// `npm run bench:cache`: how many of the visits to a busy site the page cache of one process answers, by a clock of the
// simulation: 1,000 new listings an hour in 25 categories, pages in three languages. Exit code 1 says that the goal was
// missed.

const LOADS = [100, 174, 300, 500]
/** The load of a busy site, and how many of a hundred visits the cache should answer there. */
const BUSY_LOAD = 300
const GOAL = 90
const HOUR = { newListingsPerHour: 1000, warmUpMinutes: 60, minutes: 30 }
const BUSY = { ...HOUR, maxSeconds: 3600, megabytes: 512 }

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`.padStart(8)
const print = (cells: readonly string[]) => process.stdout.write(`${cells.join('  ')}\n`)

print(['visits/s', 'all dropped', 'by tags', 'by tags, as many end', '64 MB, 300 s'])
for (const visitsPerSecond of LOADS) {
  const rateOf = (options: Parameters<typeof simulate>[0]) => percent(simulate(options).hitRate)
  print([
    String(visitsPerSecond).padStart(8),
    rateOf({ ...BUSY, visitsPerSecond, endsPerHour: 0, drops: 'all' }).padStart(11),
    rateOf({ ...BUSY, visitsPerSecond, endsPerHour: 0, drops: 'tags' }),
    rateOf({ ...BUSY, visitsPerSecond, endsPerHour: 1000, drops: 'tags' }).padStart(19),
    rateOf({ ...BUSY, visitsPerSecond, endsPerHour: 0, drops: 'tags', megabytes: 64, maxSeconds: 300 }),
  ])
}
const { byKind, hitRate } = simulate({ ...BUSY, visitsPerSecond: BUSY_LOAD, endsPerHour: 0, drops: 'tags' })
print([
  `\nby kind, at ${BUSY_LOAD} visits/s:`,
  ...Object.entries(byKind).map(([kind, rate]) => `${kind}${percent(rate)}`),
])
const judged = atLeast(`from the cache, at ${BUSY_LOAD} visits/s`, hitRate * 100, GOAL, '%')
printRows('cache', [judged])
process.exit(judged.isMet ? 0 : 1)
