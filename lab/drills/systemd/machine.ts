import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { mountLayer, must } from '../shared/overlay.ts'
import { untilFound } from '../shared/visit.ts'
import { inControlGroup } from './control-group.ts'

// A copy of this machine with systemd as its first process: systemd-nspawn, without its registry.

/** nspawn takes part of a control group of its own only if it is told to. */
const CGROUPS = { SYSTEMD_NSPAWN_USE_CGNS: '1', SYSTEMD_NSPAWN_UNIFIED_HIERARCHY: '1' }
const ENTER = ['--mount', '--pid', '--uts', '--ipc', '--cgroup', '--net']

export type Machine = {
  readonly root: string
  /** Runs a script inside. Returns what it printed; throws when it fails, unless failing is expected. */
  readonly run: (script: string, expected?: { readonly mayFail?: boolean }) => string
  /** The same, while this process goes on. */
  readonly runMeanwhile: (script: string) => Promise<void>
  readonly stop: () => Promise<void>
  /** Ends it without warning, as a machine that loses its power. */
  readonly kill: () => Promise<void>
}

/** A network of its own for a machine; without one it has this machine's. */
export type Network = { readonly bridge: string; readonly address: string }

const parentOf = (pid: string) => {
  try {
    return Number(/^PPid:\s+(?<parent>\d+)$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return null
  }
}

/** The first process of a machine is a child of its nspawn, once this has set everything up. */
const findInit = (nspawn: ChildProcess) => () =>
  readdirSync('/proc').find(
    (name) =>
      /^\d+$/u.test(name) &&
      parentOf(name) === nspawn.pid &&
      readFileSync(`/proc/${name}/cmdline`, 'utf8').startsWith('/usr/lib/systemd/systemd'),
  )

const calledInside = (pid: string, script: string) =>
  ['--target', pid, ...ENTER, '--', 'bash', '-euc', script] as const

const runInside =
  (pid: string): Machine['run'] =>
  (script, { mayFail = false } = {}) => {
    const { status, stdout, stderr } = spawnSync('nsenter', calledInside(pid, script), { encoding: 'utf8' })
    if (status !== 0 && !mayFail) throw new Error(`${script}\n${stdout}${stderr}`)
    return `${stdout}${stderr}`
  }

const runInsideMeanwhile =
  (pid: string): Machine['runMeanwhile'] =>
  async (script) => {
    const child = spawn('nsenter', calledInside(pid, script), { stdio: ['ignore', 'inherit', 'inherit'] })
    await once(child, 'exit')
    if (child.exitCode !== 0) throw new Error(`${script}\nended with ${child.exitCode}`)
  }

/** Mounts a copy of this machine's files below a folder, with no service of its own but systemd's. */
function copyOfThis(folder: string): string {
  must('mount', ['-t', 'tmpfs', 'tmpfs', folder])
  const { path: root } = mountLayer('/', folder)
  const services = path.join(root, 'etc/systemd/system/multi-user.target.wants')
  for (const name of readdirSync(services)) rmSync(path.join(services, name))
  return root
}

/** Boots a copy of this machine below a folder. */
export async function bootMachine(folder: string, network?: Network): Promise<Machine> {
  const root = copyOfThis(folder)
  const flags = ['--quiet', `--directory=${root}`, '--register=no', '--keep-unit', '--boot']
  if (network) flags.push(`--machine=${path.basename(folder)}`, `--network-bridge=${network.bridge}`)
  const [program, ...words] = inControlGroup(path.basename(folder), ['systemd-nspawn', ...flags])
  const nspawn = spawn(program, words, { stdio: 'ignore', env: { ...process.env, ...CGROUPS } })
  const pid = await untilFound('the first process', findInit(nspawn))
  const run = runInside(pid)
  await untilFound('systemd', () =>
    /running|degraded/u.test(run('systemctl is-system-running', { mayFail: true })),
  )
  if (network) run(`ip address add ${network.address}/24 dev host0 && ip link set host0 up`)
  const ended = async () => {
    await untilFound('the end of the machine', () => nspawn.exitCode !== null || nspawn.signalCode !== null)
  }
  return {
    root,
    run,
    runMeanwhile: runInsideMeanwhile(pid),
    stop: () => (run('systemctl poweroff', { mayFail: true }), ended()),
    kill: () => (process.kill(Number(pid), 'SIGKILL'), ended()),
  }
}
