import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  isOpen,
  makeOurs,
  type Program,
  runToEnd,
  startProgram,
  waitUntil,
} from '../../../tests/helpers/programs.ts'

const SCOPE = 'haulpost'

export type Member = { readonly name: string; readonly port: number; readonly api: number }

/**
 * As docs/guides/high-availability.md says: a member that was killed loses its role after `ttl` seconds, and a commit is
 * acknowledged when a second member has it.
 */
const configOf = (folder: string, { name, port, api }: Member, etcd: number) => `
scope: ${SCOPE}
name: ${name}
restapi: { listen: '127.0.0.1:${api}', connect_address: '127.0.0.1:${api}' }
etcd3: { host: '127.0.0.1:${etcd}' }
bootstrap:
  dcs:
    ttl: 9
    loop_wait: 2
    retry_timeout: 3
    primary_start_timeout: 0
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: { max_connections: 200, wal_log_hints: 'on' }
  initdb:
    - encoding: UTF8
    - locale: C.UTF-8
    - data-checksums
postgresql:
  listen: '127.0.0.1:${port}'
  connect_address: '127.0.0.1:${port}'
  data_dir: ${folder}/${name}
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: ${folder}/${name}.pgpass
  authentication:
    superuser: { username: haulpost, password: drill }
    replication: { username: replicator, password: drill }
    rewind: { username: haulpost, password: drill }
  parameters: { unix_socket_directories: '${folder}' }
  pg_hba:
    - local all all trust
    - host all all 127.0.0.1/32 trust
    - host replication all 127.0.0.1/32 trust
`

const fileOf = (folder: string, { name }: Member) => path.join(folder, `${name}.yml`)

/** Starts etcd, in which the members of a cluster agree who is the primary. */
export async function startEtcd(folder: string, port: number, peers: number): Promise<Program> {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`]
  const words = [
    ['--name', 'drill'],
    ['--data-dir', path.join(folder, 'etcd')],
    ['--listen-client-urls', client],
    ['--advertise-client-urls', client],
    ['--listen-peer-urls', peer],
    ['--initial-advertise-peer-urls', peer],
    ['--initial-cluster', `drill=${peer}`],
  ].flat()
  const running = startProgram({ program: 'etcd', words, log: path.join(folder, 'etcd.log') })
  await waitUntil('etcd', () => isOpen(port))
  return running
}

/** Starts a member. Patroni creates its data, as the first of a cluster or as a copy of the primary. */
export function startMember(folder: string, member: Member, etcd: number): Program {
  const data = path.join(folder, member.name)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  makeOurs(data)
  const file = fileOf(folder, member)
  writeFileSync(file, configOf(folder, member, etcd))
  return startProgram({ program: 'patroni', words: [file], log: path.join(folder, `${member.name}.log`) })
}

/** Whether a member says that it has a role: primary, or a replica that follows. */
export async function isRole({ api }: Member, role: 'primary' | 'replica'): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${api}/${role}`).catch(() => null)
  await response?.body?.cancel()
  return response?.status === 200
}

/** Hands the role of the primary to another member, in order. */
export function switchOver(folder: string, primary: Member): void {
  runToEnd('patronictl', [
    '-c',
    fileOf(folder, primary),
    'switchover',
    SCOPE,
    '--leader',
    primary.name,
    '--force',
  ])
}

/** Kills a member without warning: Patroni and its server. */
export function killMember(folder: string, { name }: Member, patroni: Program): void {
  const [server = ''] = readFileSync(path.join(folder, name, 'postmaster.pid'), 'utf8').split('\n')
  patroni.child.kill('SIGKILL')
  process.kill(Number(server), 'SIGKILL')
}
