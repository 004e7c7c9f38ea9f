import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../../../tests/helpers/programs.ts'
import { outages } from '../../suites/nodes/outages.ts'
import { send } from '../shared/visit.ts'
import type { Machine } from '../systemd/machine.ts'
import { aSession, assertHealthy, checkPages, keep, storedFavorites } from './check-site.ts'
import { type Node, onEach } from './follow-scale.ts'
import { type Guide, openGuide } from './guide-steps.ts'
import { boot, COMMON, databaseAt, HOST } from './machines.ts'

const MEMBERS = ['10.0.0.21', '10.0.0.22', '10.0.0.23'] as const
const MAX_OUTAGE_MS = 15_000
const CALM_MS = 5000
const PAUSE_MS = 200
const CLUSTER_SECONDS = 180

type Member = Node & { readonly name: string }

/** A member's own name and address, but in lines that name all three. */
const ownOfMember = (name: string, address: string) =>
  [
    [/member1(?!.*member2)/gu, name],
    [/10\.0\.0\.21(?!.*10\.0\.0\.22)/gu, address],
  ] as const

const isRole = ({ address }: Member, role: string) =>
  fetch(`http://${address}:8008/${role}`, { signal: AbortSignal.timeout(1000) }).then(
    async ({ status, body }) => (await body?.cancel(), status === 200),
    () => false,
  )

async function primaryOf(members: readonly Member[]): Promise<Member | null> {
  for (const member of members) if (await isRole(member, 'primary')) return member
  return null
}

/** Waits for a primary with replicas, one of which is current with every commit. */
const whole = (members: readonly Member[], others: number) =>
  waitUntil(
    'the cluster',
    async () => {
      const roles = await Promise.all(members.map((member) => isRole(member, 'replica')))
      const current = await Promise.all(members.map((member) => isRole(member, 'synchronous')))
      return roles.filter(Boolean).length === others && current.includes(true)
    },
    CLUSTER_SECONDS,
  )

/** Waits until a service has started. Where it does not, its journal is shown. */
async function isActive({ run }: Machine, service: string): Promise<void> {
  const asked = () => run(`systemctl is-active ${service}`, { mayFail: true }).trim() === 'active'
  await waitUntil(service, asked, CLUSTER_SECONDS).catch((error: unknown) => {
    console.error(run(`journalctl --no-pager --lines 40 --unit ${service}`, { mayFail: true }))
    throw error
  })
}

async function startMembers(guide: Guide, folder: string): Promise<readonly Member[]> {
  const [install, etcd, patroni, startEtcd, startPatroni, list, create] = guide.section('The members', 7)
  assert.ok(install && etcd && patroni && startEtcd && startPatroni && list && create)
  const members: Member[] = []
  for (const [n, address] of MEMBERS.entries()) {
    const machine = await boot(folder, address, ['postgresql', 'etcd'])
    const name = `member${n + 1}`
    guide.follow(machine, [install, etcd, patroni], ownOfMember(name, address))
    members.push({ name, address, machine })
  }
  for (const { machine } of members) guide.follow(machine, [startEtcd])
  for (const { machine } of members) await isActive(machine, 'etcd')
  for (const member of members) {
    guide.follow(member.machine, [startPatroni])
    await waitUntil('the first member', async () => (await primaryOf(members)) !== null, CLUSTER_SECONDS)
  }
  await whole(members, 2)
  const leader = await primaryOf(members)
  assert.ok(leader)
  const printed = guide.follow(leader.machine, [list])
  assert.match(printed, /Leader/u)
  assert.match(printed, /Sync Standby/u)
  guide.follow(leader.machine, [create])
  return members
}

/** HAProxy on each web node, and the site moved to the cluster. */
async function moveSite(guide: Guide, nodes: readonly Node[]): Promise<void> {
  const way = guide.section('The way to the primary', 3)
  for (const { machine } of nodes) {
    machine.run('systemctl enable --now haproxy')
    guide.follow(machine, way)
  }
  const [move, settings, restart] = guide.section('The site', 3)
  assert.ok(move && settings && restart)
  const [first] = nodes
  assert.ok(first)
  writeFileSync(path.join(first.machine.root, 'root/address'), `${databaseAt('127.0.0.1:5000')}\n`)
  assert.match(guide.follow(first.machine, [move]), /Moved and counted/u)
  for (const report of await onEach(guide, nodes, [settings, restart]))
    assertHealthy(report, ['database', 'pooler', 'replicas', 'nodes', 'schema'])
}

/** Visitors who read and write while something is done to the cluster. What was acknowledged is there afterwards. */
async function visitMeanwhile(members: readonly Member[], what: string, work: () => Promise<void>) {
  const leader = await primaryOf(members)
  assert.ok(leader)
  const visitor = await aSession(databaseAt(leader.address))
  const kept = new Map<string, boolean>()
  const over = new AbortController()
  const lanes = {
    pages: outages(over.signal, async () => {
      assert.equal((await send(`https://${HOST}/`)).status, 200)
      await sleep(PAUSE_MS)
    }),
    forms: outages(over.signal, async (n) => {
      const isKept = Math.floor(n / visitor.listings.length) % 2 === 0
      kept.delete(visitor.listings[n % visitor.listings.length] ?? '')
      kept.set(await keep(visitor, n, isKept), isKept)
      await sleep(PAUSE_MS)
    }),
  }
  await sleep(CALM_MS)
  await work()
  await sleep(CALM_MS)
  over.abort()
  for (const [name, lane] of Object.entries(lanes)) {
    await lane.ended
    console.log(`${what}: ${name}`, { ...lane.counts(), longestMs: lane.longest() })
    assert.ok(lane.longest() < MAX_OUTAGE_MS, name)
  }
  const successor = await primaryOf(members)
  assert.ok(successor && successor !== leader, `${what} made no other member the primary`)
  const stored = await storedFavorites(databaseAt(successor.address))
  for (const [id, isKept] of kept) assert.equal(stored.has(id), isKept, `${what}: favorite ${id}`)
}

async function changePrimary(guide: Guide, members: readonly Member[]): Promise<void> {
  const [switchOver] = guide.section('What happens when the primary changes', 1)
  assert.ok(switchOver)
  const [anyone] = members
  await visitMeanwhile(members, 'Switch-over', async () => {
    await anyone?.machine.runMeanwhile(guide.textFor(switchOver, []))
    await whole(members, 2)
  })
  await visitMeanwhile(members, 'Loss of the machine of the primary', async () => {
    const lost = await primaryOf(members)
    await lost?.machine.kill()
    await whole(
      members.filter((member) => member !== lost),
      1,
    )
  })
}

/** Follows docs/guides/high-availability.md with the web nodes of scale.md. The machines of its databases end. */
export async function followHighAvailability(
  folder: string,
  { nodes, former }: { readonly nodes: readonly Node[]; readonly former: readonly Machine[] },
): Promise<void> {
  const guide = openGuide('docs/guides/high-availability.md', COMMON)
  const members = await startMembers(guide, folder)
  await moveSite(guide, nodes)
  for (const machine of former) await machine.stop()
  await checkPages(nodes.map(({ address }) => address))
  await changePrimary(guide, members)
  await checkPages(nodes.map(({ address }) => address))
  guide.assertFollowed()
}
