import assert from 'node:assert/strict'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withClient } from '../../../app/platform/db/client.server.ts'
import { seedDemo } from '../../../db/seeds/seed-demo.ts'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { addUser } from '../shared/account.ts'
import { certificate } from '../shared/proxies.ts'
import type { Machine } from '../systemd/machine.ts'
import { aSession, assertHealthy, checkPages, keep, metricsOf, storedFavorites, USER } from './check-site.ts'
import { type Guide, openGuide } from './guide-steps.ts'
import { BALANCER, boot, COMMON, databaseAt, HOST, installSite, ready } from './machines.ts'

const WEB = ['10.0.0.11', '10.0.0.12', '10.0.0.13'] as const
const REPLICAS = ['10.0.0.3', '10.0.0.4'] as const
const PRIMARY = '10.0.0.2'
const LISTINGS = 200

export type Node = { readonly address: string; readonly machine: Machine }
type Place = { readonly folder: string; readonly release: string }

/** Each node has its own address where the guides show that of the first. */
const ownOf = (address: string) => [[WEB[0], address]] as const

/** Follows steps on one node after the other, and waits for its site. Returns what each printed. */
export async function onEach(guide: Guide, nodes: readonly Node[], steps: ReturnType<Guide['section']>) {
  const printed: string[] = []
  for (const { address, machine } of nodes) {
    printed.push(guide.follow(machine, steps, ownOf(address)))
    await ready(machine)
  }
  return printed
}

/** A site on one machine, with content and an account; its archive, made as the guide says. */
async function oldSite(guide: Guide, { folder, release }: Place): Promise<Buffer> {
  const machine = await boot(folder, '10.0.0.9', [])
  await installSite(machine, release)
  const dataDir = path.join(machine.root, 'var/lib/haulpost')
  const address = `postgresql://app@localhost:5432/app?host=${encodeURIComponent(`${dataDir}/postgres/run`)}`
  await seedDemo({ connectionString: address, dataDir, listings: LISTINGS })
  // A public site refuses accounts whose passwords everyone knows.
  await withClient(address, (client) => client.query('delete from accounts'))
  await addUser(address, USER)
  machine.run('chown --recursive haulpost: /var/lib/haulpost')
  guide.follow(machine, guide.section('The web nodes', 3).slice(1, 2))
  const archive = readFileSync(path.join(dataDir, 'site.tar'))
  await machine.stop()
  return archive
}

async function webNodes(guide: Guide, place: Place, archive: Buffer): Promise<readonly Node[]> {
  const [settings, , restore] = guide.section('The web nodes', 3)
  assert.ok(settings && restore)
  const nodes: Node[] = []
  for (const address of WEB) {
    const machine = await boot(place.folder, address, [])
    await installSite(machine, place.release, () => {
      guide.follow(machine, [settings], ownOf(address))
      if (nodes.length > 0) return
      writeFileSync(path.join(machine.root, 'var/lib/haulpost/site.tar'), archive)
      guide.follow(machine, [restore])
    })
    nodes.push({ address, machine })
  }
  return nodes
}

/** The balancer, with a certificate of our own instead of certbot's. */
async function balancer(guide: Guide, nodes: readonly Node[], { folder }: Place): Promise<void> {
  const [upstream, reload, check] = guide.section('The balancer', 3)
  assert.ok(upstream && reload && check)
  const machine = await boot(folder, BALANCER, ['nginx'])
  const inside = (file: string) => path.join(machine.root, file)
  const { key, cert } = certificate({ folder, host: HOST })
  const live = inside(`etc/letsencrypt/live/${HOST}`)
  for (const made of [live, inside('srv/haulpost/ops')]) mkdirSync(made, { recursive: true })
  cpSync(key, `${live}/privkey.pem`)
  cpSync(cert, `${live}/fullchain.pem`)
  cpSync('ops/unavailable.html', inside('srv/haulpost/ops/unavailable.html'))
  const sample = readFileSync('ops/nginx/haulpost.conf', 'utf8').replaceAll('haulpost.example', HOST)
  const given = guide.textFor(upstream, [])
  writeFileSync(inside('etc/nginx/conf.d/haulpost.conf'), sample.replace(/^upstream [^]*?^\}\n/mu, given))
  guide.follow(machine, [reload])
  for (const report of nodes.map((node) => guide.follow(node.machine, [check])))
    assertHealthy(report, ['settings', 'database', 'schema', 'pictures', 'nodes', 'proxy'])
}

async function replicas(guide: Guide, nodes: readonly Node[], folder: string): Promise<readonly Machine[]> {
  const steps = guide.section('Streaming replicas', 7)
  const machines: Machine[] = []
  for (const address of REPLICAS) {
    const machine = await boot(folder, address, ['postgresql'])
    guide.follow(machine, steps.slice(0, 5), [[REPLICAS[0], address]])
    machines.push(machine)
  }
  for (const report of await onEach(guide, nodes, steps.slice(5)))
    assertHealthy(report, ['database', 'pooler', 'replicas'])
  return machines
}

/** What is promised of three nodes with pooler and replicas. */
async function checkWhole(nodes: readonly Node[]): Promise<void> {
  await checkPages(WEB)
  const visitor = await aSession(databaseAt(PRIMARY))
  const kept = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => keep(visitor, n, true)))
  assert.deepEqual(await storedFavorites(databaseAt(PRIMARY)), new Set(kept))
  for (const { machine, address } of nodes) {
    const isUsed = (n: number) => metricsOf(machine, address).includes(`replica_used{replica="${n}"} 1\n`)
    // A replica that is just behind is left out until it has caught up.
    for (const n of [0, 1]) await waitUntil(`replica ${n} at ${address}`, () => isUsed(n))
  }
  const [first] = nodes
  first?.machine.run('systemctl stop haulpost')
  await checkPages(WEB.slice(1))
  await keep(visitor, 6, true)
  first?.machine.run('systemctl start haulpost')
  if (first) await ready(first.machine)
  console.log('With one node stopped, pages and forms go on.')
}

/** Follows docs/guides/scale.md: moves a site from one machine to three web nodes with pooler and replicas. */
export async function followScale(place: Place) {
  const guide = openGuide('docs/guides/scale.md', COMMON)
  const database = await boot(place.folder, PRIMARY, ['postgresql', 'pgbouncer'])
  guide.follow(database, guide.section('The database server', 4))
  const nodes = await webNodes(guide, place, await oldSite(guide, place))
  await balancer(guide, nodes, place)
  await checkPages(WEB)
  const pooler = guide.section('A pooler: PgBouncer in transaction mode', 6)
  guide.follow(database, pooler.slice(0, 4))
  for (const report of await onEach(guide, nodes, pooler.slice(4)))
    assertHealthy(report, ['database', 'pooler', 'nodes'])
  const former = [database, ...(await replicas(guide, nodes, place.folder))]
  await checkWhole(nodes)
  guide.assertFollowed()
  return { nodes, former }
}
