import { drive } from './measure.ts'
import { type Served, serveSite } from './servers.ts'

type Asked = {
  readonly pages: Readonly<Record<string, readonly string[]>>
  readonly environment: Readonly<Record<string, string>>
  /** A checkout with a build, compared with this one. */
  readonly against: string
  readonly rounds: number
  readonly seconds: number
  readonly databasePids: () => Promise<readonly number[]>
  readonly print: (text: string) => void
}

const CONNECTIONS = 8

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0

type Sites = readonly Served[]

/** One round: each build is asked for the same time. Returns the CPU of a page, of server and database. */
async function roundOf(sites: Sites, paths: readonly string[], { seconds, databasePids }: Asked) {
  const costs: number[] = []
  for (const { url, pid } of sites) {
    const load = { url, pid, paths, connections: CONNECTIONS, seconds, databasePids }
    const { cpu, databaseCpu } = await drive(load)
    costs.push(cpu + databaseCpu)
  }
  return costs
}

/** Requests the other build and this one in turn, uncached: what slows the machine down slows both down. */
export async function compare(asked: Asked) {
  const { pages, environment, against, rounds, print } = asked
  const settings = { ...environment, PAGE_CACHE_SECONDS: '0' }
  const sites = [await serveSite(settings, against), await serveSite(settings)]
  print('page                    other ms  this ms  ratio   (CPU of server and database, medians)')
  for (const [name, paths] of Object.entries(pages)) {
    // V8 compiles what the first round runs.
    await roundOf(sites, paths, asked)
    const costs: number[][] = []
    for (let round = 0; round < rounds; round += 1) costs.push(await roundOf(sites, paths, asked))
    const [other = 0, ours = 0] = sites.map((_, i) => median(costs.map((cost) => cost[i] ?? 0)))
    const cells = [
      other.toFixed(2).padStart(8),
      ours.toFixed(2).padStart(8),
      (ours / other).toFixed(2).padStart(6),
    ]
    print(`${name.padEnd(23)} ${cells.join(' ')}`)
  }
  for (const site of sites) await site.stop()
}
