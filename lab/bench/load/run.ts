import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { benchDatabase } from '../data.ts'
import { note, printRows, type Row } from './judge.ts'
import type { Scenario, World } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { type LoadedSite, startSite } from './site.ts'

// `npm run load -w lab`, after `npm run build`: the site under load, overload and attack, judged by figures. Names of
// scenarios as arguments run these alone. LOAD_SECONDS: how long one measurement takes.

const { positionals } = parseArgs({ allowPositionals: true })
const seconds = Number(process.env['LOAD_SECONDS'] ?? 30)
const unknown = positionals.filter((name) => !(name in SCENARIOS))
if (unknown.length > 0) throw new Error(`${unknown.join()}: none of ${Object.keys(SCENARIOS).join(', ')}`)

async function runOnce(scenario: Scenario, world: Omit<World, 'start'>): Promise<readonly Row[]> {
  const sites: LoadedSite[] = []
  const start: World['start'] = async (environment = {}) => {
    const { connectionString: DATABASE_URL, dataDir: DATA_DIR } = world.data
    const site = await startSite({ DATABASE_URL, DATA_DIR, DEMO_DATA: 'off', ...environment })
    sites.push(site)
    return site
  }
  try {
    const rows = await scenario({ ...world, start })
    return [...rows, note('load of the machine', loadavg()[0]?.toFixed(1) ?? '')]
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
  }
}

const data = await benchDatabase(20_000)
let missed = 0
for (const [name, scenario] of Object.entries(SCENARIOS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const rows = await runOnce(scenario, { seconds, data })
  printRows(name, rows)
  missed += rows.filter(({ isMet }) => !isMet).length
}
await data.stop()
process.stdout.write(missed === 0 ? 'All goals are met.\n' : `${missed} goals are missed.\n`)
process.exit(missed === 0 ? 0 : 1)
