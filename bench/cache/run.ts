import { simulate } from './simulate.ts'

// `npm run bench:cache`: how many of the visits to a busy site the page cache of one process answers, by a clock of the
// simulation: 1,000 new listings an hour in 25 categories, pages in three languages.

const LOADS = [100, 174, 300, 500]
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
const { byKind } = simulate({ ...BUSY, visitsPerSecond: 300, endsPerHour: 0, drops: 'tags' })
print([
  '\nby kind, at 300 visits/s:',
  ...Object.entries(byKind).map(([kind, rate]) => `${kind}${percent(rate)}`),
])
